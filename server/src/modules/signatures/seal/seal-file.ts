import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { sealCalls } from '@hdoc/contract/signatures/signing-certificate.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { grant } from '../../../platform/auth/grant.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { type ReceivedFile, receiveFile } from '../../../platform/files/receive/receive-file.ts'
import { savedMessage } from '../../../platform/http/answers/answers.ts'
import type { Ctx, InputOf } from '../../../platform/http/context.ts'
import { findKeptAnswer, once } from '../../../platform/idempotency/once.ts'
import type { StampOrder } from '../../../platform/pdf/stamp/stamp-order.ts'
import {
  addUpload,
  attachUploads,
  canAttachFiles,
  getVisible,
  lockDocument,
  presentFile,
  viewerOf,
} from '../../documents/index.ts'
import { getInstitution } from '../../institutions/index.ts'
import { findStampable, SIGNED_LINE, type StampableFile, stampLines } from '../../printing/index.ts'
import { getPrinting } from '../../settings/index.ts'
import { loadSealKey, type Sealed, type SealKey, sealBytes } from './seal-bytes.ts'

type Call = typeof sealCalls.seal
type Input = InputOf<Call>
const call = 'signature.seal'
const MEGABYTE = 1024 * 1024
/** A stamp is drawn in memory, as for `STAMP_TOO_BIG`. */
const MOST_SEALED_MB = 30

/** The person must see the document and be allowed to add files to it. */
async function loadFile(ctx: Ctx<Call>, db: TenantDb, id: number) {
  const file = await findStampable(db, await viewerOf(db, ctx.actor), id)
  if (!file) throw new AppError('NOT_FOUND')
  const row = await getVisible({ ...ctx, db }, file.document_id)
  return { file, document: grant('document.attach', row, canAttachFiles(ctx.actor, row)) }
}

type Order = { file: StampableFile; key: SealKey; order: StampOrder; reason: string }

async function prepare(ctx: Ctx<Call>, { body }: Input): Promise<Order> {
  return ctx.database.inInstitution(
    ctx.institutionId,
    async (db) => {
      const { file, document } = await loadFile(ctx, db, body.id)
      if (file.mime !== 'application/pdf') throw new AppError('FILE_NOT_PDF')
      if (file.size > MOST_SEALED_MB * MEGABYTE) throw new AppError('SEAL_TOO_BIG', { limit: MOST_SEALED_MB })
      const key = await loadSealKey(ctx, db)
      const { name } = await getInstitution(db)
      const corner = body.corner ?? (await getPrinting(db)).stamp_corner
      const lines = stampLines(document, name)
      const at = ctx.clock.now().getTime()
      const order: StampOrder = { lines, signedLine: SIGNED_LINE, corner, pages: 'first', at }
      return { file, key, order, reason: `Nr. ${document.number}` }
    },
    { readOnly: true },
  )
}

const sealedName = (original: string): string => `${original.replace(/\.pdf$/i, '')}-sigilat.pdf`

type Copy = { original: StampableFile; received: ReceivedFile; sealed: Sealed; key: SealKey }

/** Adds the copy to the document; refused when another version of the original came meanwhile. */
async function attachCopy(ctx: Ctx<Call>, db: TenantDb, { original, received, sealed, key }: Copy) {
  await lockDocument(db, original.document_id)
  const { file, document } = await loadFile(ctx, db, original.id)
  if (file.sha256 !== original.sha256) throw new AppError('STALE_VERSION', { name: file.created_by_name })
  const at = ctx.clock.now()
  const copyId = await addUpload(db, received, ctx.actor, at)
  const [copy] = await attachUploads(db, document, [copyId], ctx.actor)
  if (!copy) throw new Error('a file that was just added is not there')
  const { stamped, timestamped } = sealed
  await recordAudit(
    { db, actor: ctx.actor, clock: ctx.clock },
    {
      action: 'file.sealed',
      subjectType: 'document',
      subjectId: document.id,
      after: {
        file: copy.name,
        sha256: copy.sha256,
        original: file.name,
        original_sha256: file.sha256,
        certificate: key.name,
        stamped,
        timestamped,
      },
    },
  )
  const shown = presentFile(copy, { actor: ctx.actor, document, language: ctx.language, now: at })
  const data = { ...shown, stamped, timestamped }
  return { success: true as const, message: savedMessage(ctx.language), id: copy.id, data }
}

type Answer = Awaited<ReturnType<typeof attachCopy>>

async function findKept(ctx: Ctx<Call>, { body, idempotencyKey: key }: Input): Promise<Answer | undefined> {
  if (key === undefined) return undefined
  const kept = await ctx.database.inInstitution(
    ctx.institutionId,
    (db) => findKeptAnswer(db, ctx.settings, { actor: ctx.actor, endpoint: call, key }, body),
    { readOnly: true },
  )
  return kept as Answer | undefined
}

/** Adds a sealed copy beside a file. The file's own bytes stay as they are. */
export async function sealFile(ctx: Ctx<Call>, input: Input): Promise<Answer> {
  const kept = await findKept(ctx, input)
  if (kept !== undefined) return kept
  const { file, key, order, reason } = await prepare(ctx, input)
  const sealed = await sealBytes(ctx, await buffer(await ctx.files.open(file.sha256)), { key, order, reason })
  const received = await receiveFile(ctx.files, Readable.from([sealed.bytes]), {
    fileName: sealedName(file.name),
    limitBytes: ctx.settings.limits.fileBytes,
  })
  const { body, idempotencyKey } = input
  const answer = await ctx.database.inInstitution(ctx.institutionId, (db) => {
    const work = () => attachCopy(ctx, db, { original: file, received, sealed, key })
    return idempotencyKey === undefined ? work() : once(db, ctx, { id: call }, idempotencyKey, body, work)
  })
  ctx.database.wake()
  return answer as Answer
}
