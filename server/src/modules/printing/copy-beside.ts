import { Readable } from 'node:stream'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { StampCorner } from '@hdoc/contract/printing/printing-values.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { grant } from '../../platform/auth/grant.ts'
import type { TenantDb } from '../../platform/db/database.ts'
import { receiveFile } from '../../platform/files/receive/receive-file.ts'
import { savedMessage } from '../../platform/http/answers/answers.ts'
import type { StaffCtx } from '../../platform/http/context.ts'
import { findKeptAnswer, once } from '../../platform/idempotency/once.ts'
import type { StampOrder } from '../../platform/pdf/stamp/stamp-order.ts'
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
import { SIGNED_LINE, stampLines } from './stamp-lines.ts'

/** A call that makes a changed copy of a file, drawn or signed outside of any transaction. */
type Ctx = Omit<StaffCtx, 'db'>
type Called = { id: string; body: unknown; idempotencyKey: string | undefined }

/** A file with its document. The person must see the document and be allowed to add files to it. */
export async function loadOriginal(ctx: Ctx, db: TenantDb, id: number) {
  const file = await findStampable(db, await viewerOf(db, ctx.actor), id)
  if (!file) throw new AppError('NOT_FOUND')
  const row = await getVisible({ ...ctx, db }, file.document_id)
  return { file, document: grant('document.attach', row, canAttachFiles(ctx.actor, row)) }
}

/** The stamp of a document's registration, in the corner that is wished for or the institution's own. */
export async function stampOrderOf(
  ctx: Ctx,
  db: TenantDb,
  { document }: Pick<Awaited<ReturnType<typeof loadOriginal>>, 'document'>,
  { corner, pages }: { corner?: StampCorner | undefined; pages: StampOrder['pages'] },
): Promise<StampOrder> {
  const { name } = await getInstitution(db)
  return {
    lines: stampLines(document, name),
    signedLine: SIGNED_LINE,
    corner: corner ?? (await getPrinting(db)).stamp_corner,
    pages,
    at: ctx.clock.now().getTime(),
  }
}

/**
 * Gives the answer of an earlier call with the same idempotency key. Without it, a repeated call would make and store a
 * copy that belongs to nobody.
 */
export async function findKeptCopy<Answer>(
  ctx: Ctx,
  { id: endpoint, body, idempotencyKey: key }: Called,
): Promise<Answer | undefined> {
  if (key === undefined) return undefined
  const kept = await ctx.database.inInstitution(
    ctx.institutionId,
    (db) => findKeptAnswer(db, ctx.settings, { actor: ctx.actor, endpoint, key }, body),
    { readOnly: true },
  )
  return kept as Answer | undefined
}

/** `told`: what the trail says of the copy; `said`: what the answer does. */
type Copy<Said extends object> = {
  original: StampableFile
  name: string
  bytes: Uint8Array
  action: 'file.stamped' | 'file.sealed'
  told: Record<string, string | boolean>
  said: Said
}

/**
 * Adds a copy beside its original, whose own bytes stay: the copy is another content under another hash. The history names
 * the very bytes that were copied, so the copy is refused when another version came meanwhile.
 */
export async function addCopy<Said extends object>(ctx: Ctx, called: Called, copy: Copy<Said>) {
  const received = await receiveFile(ctx.files, Readable.from([copy.bytes]), {
    fileName: copy.name,
    limitBytes: ctx.settings.limits.fileBytes,
  })
  const attach = async (db: TenantDb) => {
    const { original, action, told, said } = copy
    await lockDocument(db, original.document_id)
    const { file, document } = await loadOriginal(ctx, db, original.id)
    if (file.sha256 !== original.sha256) throw new AppError('STALE_VERSION', { name: file.created_by_name })
    const now = ctx.clock.now()
    const copyId = await addUpload(db, received, ctx.actor, now)
    const [added] = await attachUploads(db, document, [copyId], ctx.actor)
    if (!added) throw new Error('a file that was just added is not there')
    await recordAudit(
      { ...ctx, db },
      {
        action,
        subjectType: 'document',
        subjectId: document.id,
        after: {
          file: added.name,
          sha256: added.sha256,
          original: file.name,
          original_sha256: file.sha256,
          ...told,
        },
      },
    )
    const shown = presentFile(added, { actor: ctx.actor, document, language: ctx.language, now })
    const data = { ...shown, ...said }
    return { success: true as const, message: savedMessage(ctx.language), id: added.id, data }
  }
  const { id, body, idempotencyKey: key } = called
  const answer = await ctx.database.inInstitution(ctx.institutionId, (db) =>
    key === undefined ? attach(db) : once(db, ctx, { id }, key, body, () => attach(db)),
  )
  ctx.database.wake()
  return answer as Awaited<ReturnType<typeof attach>>
}
