import { buffer } from 'node:stream/consumers'
import { AppError, type ErrorCode } from '@hdoc/contract/failures/errors.ts'
import type { printingCalls } from '@hdoc/contract/printing/printing.ts'
import type { Ctx, HandlerAnswer, InputOf } from '../../platform/http/context.ts'
import { stampApart } from '../../platform/pdf/stamp/stamp-apart.ts'
import type { StampRefusal } from '../../platform/pdf/stamp/stamp-order.ts'
import { addCopy, findKeptCopy, loadOriginal, stampOrderOf } from './copy-beside.ts'
import type { StampableFile } from './queries.ts'
import { stampedName } from './stamp-lines.ts'

type Call = typeof printingCalls.stamp
type Answer = HandlerAnswer<Call>
const MEGABYTE = 1024 * 1024
/** A stamp is drawn in memory, so larger papers have to be stamped on paper. */
const MOST_STAMPED_MB = 30

const refusals = {
  encrypted: 'PDF_ENCRYPTED',
  unreadable: 'PDF_UNREADABLE',
  too_heavy: 'PDF_TOO_HEAVY',
} as const satisfies Record<StampRefusal, ErrorCode>

function checkFile({ mime, size }: StampableFile): void {
  if (mime !== 'application/pdf') throw new AppError('FILE_NOT_PDF')
  if (size > MOST_STAMPED_MB * MEGABYTE) throw new AppError('STAMP_TOO_BIG', { limit: MOST_STAMPED_MB })
}

/** Adds a stamped copy beside the file. */
export async function stampFile(ctx: Ctx<Call>, { body, idempotencyKey }: InputOf<Call>): Promise<Answer> {
  const called = { id: 'file.stamp', body, idempotencyKey }
  const kept = await findKeptCopy<Answer>(ctx, called)
  if (kept !== undefined) return kept
  const { file, order } = await ctx.database.inInstitution(
    ctx.institutionId,
    async (db) => {
      const original = await loadOriginal(ctx, db, body.id)
      checkFile(original.file)
      return { file: original.file, order: await stampOrderOf(ctx, db, original, body) }
    },
    { readOnly: true },
  )
  const stamped = await stampApart(await buffer(await ctx.files.open(file.sha256)), order)
  if (!stamped.ok) throw new AppError(refusals[stamped.reason])
  const { bytes, wasSigned } = stamped
  return addCopy(ctx, called, {
    original: file,
    name: stampedName(file.name, wasSigned),
    bytes,
    action: 'file.stamped',
    told: { corner: order.corner, pages: order.pages, was_signed: wasSigned },
    said: { was_signed: wasSigned },
  })
}
