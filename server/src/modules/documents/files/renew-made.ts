import { AppError } from '@hdoc/contract/failures/errors.ts'
import { formatDate } from '@hdoc/contract/ro/date-format.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { allowed, grant } from '../../../platform/auth/grant.ts'
import { localDate, localTime } from '../../../platform/clock.ts'
import type { StaffCtx } from '../../../platform/http/context.ts'
import type { DocumentFollower } from '../record/document-followers.ts'
import { lockOf } from '../record/file-policy.ts'
import { workOf } from '../record/in-whose-name.ts'
import { type FileContent, findFile } from '../record/queries/files.ts'
import { replaceContent } from './queries/file-versions.ts'

type RenewedFile = {
  documentId: number
  fileId: number
  /** What stands on the file, and ends with its former version. */
  followers: readonly DocumentFollower[]
}

/**
 * Gives a file that the program made a new content, as a version of its own; false when the file is not on the document
 * any more. FILE_LOCKED while somebody else holds it. Whoever calls has checked the right and holds the document.
 */
export async function renewMade(
  ctx: StaffCtx,
  { documentId, fileId, followers }: RenewedFile,
  next: FileContent,
): Promise<boolean> {
  const file = await findFile(ctx.db, { all: true }, ctx.actor, fileId)
  if (!file || file.document_id !== documentId) return false
  const at = ctx.clock.now()
  const lock = lockOf(ctx.actor, file, at)
  if (lock && !lock.own) {
    const since = `${formatDate(localDate(lock.since))}, ${localTime(lock.since)}`
    throw new AppError('FILE_LOCKED', { name: lock.by, since })
  }
  const changeable = grant('file.change', file, allowed)
  await replaceContent(ctx.db, changeable, next, { actor: ctx.actor, at, restoredFrom: null })
  await recordAudit(ctx, {
    action: 'file.version_added',
    subjectType: 'document',
    subjectId: documentId,
    before: { file: file.name, sha256: file.sha256, file_version: file.version },
    after: { file: next.name, sha256: next.sha256, file_version: file.version + 1 },
  })
  for (const follower of followers) await follower.versionReplaced(workOf(ctx), fileId)
  return true
}
