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
  { file_id, file_version, current_version }: RequestRow,
): Promise<void> {
  if (current_version === file_version) return
  const file = await getFile(ctx.db, ctx.actor, file_id)
  if (file.version !== current_version) return
  const original = await findVersion(ctx.db, file, file_version)
  if (!original) throw new Error(`version ${file_version} of file ${file_id} is not there`)
  const { name, mime, kind, size, sha256 } = original
  const content = { name, mime, kind, size, sha256 }
  await addMadeVersion(workOf(ctx), grant('file.change', file, allowed), content, file_version)
}
