import type { documentCalls } from '@hdoc/contract/documents.ts'
import type { SubjectActivity } from '@hdoc/contract/subject-activity.ts'
import { listSubjectActivity, type SubjectEntry } from '../../platform/audit/list-subject-activity.ts'
import { readChanges } from '../../platform/audit/read-changes.ts'
import type { InputOf, StaffCtx } from '../../platform/http/context.ts'
import { getVisible } from './get-document.ts'

/**
 * What was added stands on the page itself, so only changes are told in fields; of a file always its name, and never the
 * hash, which is for `hdoc verify`.
 */
function presentEntry({ content, ...heading }: SubjectEntry): SubjectActivity {
  const { reason, changes, added } = readChanges(content)
  const told = heading.action.startsWith('file.')
    ? changes.filter(({ field }) => field !== 'sha256')
    : added
      ? []
      : changes
  return { ...heading, reason, changes: told }
}

export async function showActivity(
  ctx: StaffCtx,
  { params }: InputOf<typeof documentCalls.activity>,
): Promise<SubjectActivity[]> {
  const document = await getVisible(ctx, params.id)
  return (await listSubjectActivity(ctx.db, 'document', document.id)).map(presentEntry)
}
