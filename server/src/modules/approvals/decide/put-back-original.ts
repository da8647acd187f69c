import { writeAudit } from '../../../platform/audit/write-audit.ts'
import { auditActor } from '../../../platform/auth/actor.ts'
import { allowed, grant } from '../../../platform/auth/grant.ts'
import type { StaffCtx } from '../../../platform/http/context.ts'
import { addMadeVersion, findVersion, getFile, workOf } from '../../documents/index.ts'
import type { RequestRow } from '../record/queries/requests.ts'

/**
 * Makes the version that was asked about the active one again, when a request ends after some have signed: a paper with
 * half of its signatures stands for nothing. The signed versions stay among the earlier ones.
 */
export async function putBackOriginal(
  ctx: StaffCtx,
  { file_id, file_version, current_version, document_id }: RequestRow,
): Promise<void> {
  if (current_version === file_version) return
  const file = await getFile(ctx.db, ctx.actor, file_id)
  if (file.version !== current_version) return
  const original = await findVersion(ctx.db, file, file_version)
  if (!original) throw new Error(`version ${file_version} of file ${file_id} is not there`)
  const { name, mime, kind, size, sha256 } = original
  const work = workOf(ctx)
  const content = { name, mime, kind, size, sha256 }
  const version = await addMadeVersion(work, grant('file.change', file, allowed), content, file_version)
  await writeAudit(ctx.db, {
    actor: auditActor(ctx.actor),
    at: work.now,
    action: 'file.version_restored',
    subjectType: 'document',
    subjectId: document_id,
    before: { file: file.name, sha256: file.sha256, file_version: file.version },
    after: { file: name, sha256, file_version: version },
  })
}
