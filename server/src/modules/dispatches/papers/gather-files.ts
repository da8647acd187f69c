import { AppError } from '@hdoc/contract/failures/errors.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { auditActor } from '../../../platform/auth/actor.ts'
import { grant } from '../../../platform/auth/grant.ts'
import type { StaffCtx } from '../../../platform/http/context.ts'
import {
  attachMade,
  attachUploads,
  type CaseFileRow,
  canAttachFiles,
  countAttached,
  type DocumentRow,
  listFilesOf,
} from '../../documents/index.ts'

type Chosen = { uploadIds: readonly number[]; fileIds: readonly number[] }

const refuse = (field: string, key: 'reference' | 'ship_file_gone'): never => {
  throw new AppError('VALIDATION', {}, { fields: { [field]: [{ key }] } })
}

/** Gives the caller’s uploads to the document; all of them or none. */
async function takeUploads(ctx: StaffCtx, target: DocumentRow, uploadIds: readonly number[]) {
  const document = grant('document.attach', target, canAttachFiles(ctx.actor, target))
  const files = await attachUploads(ctx.db, document, uploadIds, ctx.actor)
  const attached = await countAttached(ctx.db, document, uploadIds, ctx.actor)
  if (attached !== new Set(uploadIds).size) refuse('upload_ids', 'reference')
  for (const file of files)
    await recordAudit(ctx, {
      action: 'file.attached',
      subjectType: 'document',
      subjectId: document.id,
      after: { file: file.name, sha256: file.sha256 },
    })
}

/**
 * The files that leave with a document: uploads become files of it, and so do copies of files that other documents of
 * the case have, with the same bytes.
 */
export async function gatherFiles(
  ctx: StaffCtx,
  papers: readonly DocumentRow[],
  target: DocumentRow,
  { uploadIds, fileIds }: Chosen,
): Promise<CaseFileRow[]> {
  if (uploadIds.length === 0 && fileIds.length === 0) return []
  const ids = [...new Set([...papers.map(({ id }) => id), target.id])]
  const known = await listFilesOf(ctx.db, ids)
  const leaving = new Set<number>(uploadIds)
  if (uploadIds.length > 0) await takeUploads(ctx, target, uploadIds)
  for (const id of new Set(fileIds)) {
    const file = known.find((one) => one.id === id) ?? refuse('file_ids', 'ship_file_gone')
    if (file.document_id === target.id) leaving.add(file.id)
    else {
      const document = grant('document.attach', target, canAttachFiles(ctx.actor, target))
      leaving.add(
        await attachMade(ctx.db, document, file, { actor: auditActor(ctx.actor), at: ctx.clock.now() }),
      )
    }
  }
  return (await listFilesOf(ctx.db, [target.id])).filter(({ id }) => leaving.has(id))
}
