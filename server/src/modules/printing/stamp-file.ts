import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { AppError, type ErrorCode } from '@hdoc/contract/failures/errors.ts'
import type { printingCalls } from '@hdoc/contract/printing/printing.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import { auditActor } from '../../platform/auth/actor.ts'
import { grant } from '../../platform/auth/grant.ts'
import type { TenantDb } from '../../platform/db/database.ts'
import { type ReceivedFile, receiveFile } from '../../platform/files/receive/receive-file.ts'
import { savedMessage } from '../../platform/http/answers/answers.ts'
import type { Ctx, InputOf } from '../../platform/http/context.ts'
import { findKeptAnswer, once } from '../../platform/idempotency/once.ts'
import { stampApart } from '../../platform/pdf/stamp/stamp-apart.ts'
import type { StampOrder, StampRefusal } from '../../platform/pdf/stamp/stamp-order.ts'
import {
  addUpload,
  attachUploads,
  canAttachFiles,
  getVisible,
  lockDocument,
  presentFile,
  viewerOf,
} from '../documents/index.ts'
import { getInstitution } from '../institutions/index.ts'
import { getPrinting } from '../settings/index.ts'
import { findStampable, type StampableFile } from './queries.ts'
import { SIGNED_LINE, stampedName, stampLines } from './stamp-lines.ts'

const call = 'file.stamp'
type Call = typeof printingCalls.stamp
type Input = InputOf<Call>
const MEGABYTE = 1024 * 1024
/** A stamp is drawn in memory, so larger papers have to be stamped on paper. */
const MOST_STAMPED_MB = 30

const refusals = {
  encrypted: 'PDF_ENCRYPTED',
  unreadable: 'PDF_UNREADABLE',
  too_heavy: 'PDF_TOO_HEAVY',
} as const satisfies Record<StampRefusal, ErrorCode>

/** Gives the file with its document. The person must see the document and be allowed to add files to it. */
async function loadFile(ctx: Ctx<Call>, db: TenantDb, id: number) {
  const file = await findStampable(db, await viewerOf(db, ctx.actor), id)
  if (!file) throw new AppError('NOT_FOUND')
  const row = await getVisible({ ...ctx, db }, file.document_id)
  return { file, document: grant('document.attach', row, canAttachFiles(ctx.actor, row)) }
}

function checkFile({ mime, size }: StampableFile): void {
  if (mime !== 'application/pdf') throw new AppError('FILE_NOT_PDF')
  if (size > MOST_STAMPED_MB * MEGABYTE) throw new AppError('STAMP_TOO_BIG', { limit: MOST_STAMPED_MB })
}

async function prepare(ctx: Ctx<Call>, { body }: Input) {
  return ctx.database.inInstitution(
    ctx.institutionId,
    async (db) => {
      const { file, document } = await loadFile(ctx, db, body.id)
      checkFile(file)
      const { name } = await getInstitution(db)
      const corner = body.corner ?? (await getPrinting(db)).stamp_corner
      const lines = stampLines(document, name)
      const at = ctx.clock.now().getTime()
      const order: StampOrder = { lines, signedLine: SIGNED_LINE, corner, pages: body.pages, at }
      return { file, order }
    },
    { readOnly: true },
  )
}

type Copy = { original: StampableFile; received: ReceivedFile; order: StampOrder; wasSigned: boolean }

/**
 * Adds the copy to the document. The history names the very bytes that were stamped, so the copy is refused
 * when another version came meanwhile.
 */
async function attachCopy(ctx: Ctx<Call>, db: TenantDb, { original, received, order, wasSigned }: Copy) {
  await lockDocument(db, original.document_id)
  const { file, document } = await loadFile(ctx, db, original.id)
  if (file.sha256 !== original.sha256) throw new AppError('STALE_VERSION', { name: file.created_by_name })
  const at = ctx.clock.now()
  const copyId = await addUpload(db, received, ctx.actor, at)
  const [copy] = await attachUploads(db, document, [copyId], ctx.actor)
  if (!copy) throw new Error('a file that was just added is not there')
  await writeAudit(db, {
    actor: auditActor(ctx.actor),
    at,
    action: 'file.stamped',
    subjectType: 'document',
    subjectId: document.id,
    after: {
      file: copy.name,
      sha256: copy.sha256,
      original: file.name,
      original_sha256: file.sha256,
      corner: order.corner,
      pages: order.pages,
      was_signed: wasSigned,
    },
  })
  const data = {
    ...presentFile(copy, { actor: ctx.actor, document, language: ctx.language, now: at }),
    was_signed: wasSigned,
  }
  return { success: true as const, message: savedMessage(ctx.language), id: copy.id, data }
}

type Answer = Awaited<ReturnType<typeof attachCopy>>

/**
 * Gives the answer of an earlier call with the same idempotency key. Without it, a repeated call would draw
 * and store a copy that belongs to nobody.
 */
async function findKept(ctx: Ctx<Call>, { body, idempotencyKey: key }: Input): Promise<Answer | undefined> {
  if (key === undefined) return undefined
  const kept = await ctx.database.inInstitution(
    ctx.institutionId,
    (db) => findKeptAnswer(db, ctx.settings, { actor: ctx.actor, endpoint: call, key }, body),
    { readOnly: true },
  )
  return kept as Answer | undefined
}

/**
 * Adds a stamped copy beside the file. The file's own bytes stay; the copy is another content under another
 * hash.
 */
export async function stampFile(ctx: Ctx<Call>, input: Input) {
  const kept = await findKept(ctx, input)
  if (kept !== undefined) return kept
  const { file, order } = await prepare(ctx, input)
  const stamped = await stampApart(await buffer(await ctx.files.open(file.sha256)), order)
  if (!stamped.ok) throw new AppError(refusals[stamped.reason])
  const { bytes, wasSigned } = stamped
  const received = await receiveFile(ctx.files, Readable.from([bytes]), {
    fileName: stampedName(file.name, wasSigned),
    limitBytes: ctx.settings.limits.fileBytes,
  })
  const { body, idempotencyKey: key } = input
  const answer = await ctx.database.inInstitution(ctx.institutionId, (db) => {
    const work = () => attachCopy(ctx, db, { original: file, received, order, wasSigned })
    return key === undefined ? work() : once(db, ctx, { id: call }, key, body, work)
  })
  ctx.database.wake()
  return answer as Answer
}
