import { buffer } from 'node:stream/consumers'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { sealCalls } from '@hdoc/contract/signatures/signing-certificate.ts'
import type { Ctx, HandlerAnswer, InputOf } from '../../../platform/http/context.ts'
import {
  addCopy,
  findKeptCopy,
  loadOriginal,
  type StampableFile,
  stampOrderOf,
} from '../../printing/index.ts'
import { loadSealKey, sealBytes } from './seal-bytes.ts'

type Call = typeof sealCalls.seal
type Answer = HandlerAnswer<Call>
const MEGABYTE = 1024 * 1024
/** A stamp is drawn in memory, as for `STAMP_TOO_BIG`. */
const MOST_SEALED_MB = 30

function checkFile({ mime, size }: StampableFile): void {
  if (mime !== 'application/pdf') throw new AppError('FILE_NOT_PDF')
  if (size > MOST_SEALED_MB * MEGABYTE) throw new AppError('SEAL_TOO_BIG', { limit: MOST_SEALED_MB })
}

const sealedName = (original: string): string => `${original.replace(/\.pdf$/i, '')}-sigilat.pdf`

/** Adds a sealed copy beside a file. */
export async function sealFile(ctx: Ctx<Call>, { body, idempotencyKey }: InputOf<Call>): Promise<Answer> {
  const called = { id: 'signature.seal', body, idempotencyKey }
  const kept = await findKeptCopy<Answer>(ctx, called)
  if (kept !== undefined) return kept
  const { file, key, order, reason } = await ctx.database.inInstitution(
    ctx.institutionId,
    async (db) => {
      const original = await loadOriginal(ctx, db, body.id)
      checkFile(original.file)
      return {
        file: original.file,
        key: await loadSealKey(ctx, db),
        order: await stampOrderOf(ctx, db, original, { corner: body.corner, pages: 'first' }),
        reason: `Nr. ${original.document.number}`,
      }
    },
    { readOnly: true },
  )
  const content = await buffer(await ctx.files.open(file.sha256))
  const { bytes, stamped, timestamped } = await sealBytes(ctx, content, { key, order, reason })
  return addCopy(ctx, called, {
    original: file,
    name: sealedName(file.name),
    bytes,
    action: 'file.sealed',
    told: { certificate: key.name, stamped, timestamped },
    said: { stamped, timestamped },
  })
}
