import type { documentCalls } from '@hdoc/contract/documents.ts'
import type { SubjectActivity } from '@hdoc/contract/subject-activity.ts'
import { listSubjectActivity, type SubjectEntry } from '../../platform/audit/list-subject-activity.ts'
import { readChanges } from '../../platform/audit/read-changes.ts'
import type { InputOf, StaffCtx } from '../../platform/http/context.ts'
import { getVisible } from './get-document.ts'

/** What was done without changing a field of the document: of these, so much of what was added is told. */
const told: Readonly<Record<string, readonly string[]>> = {
  'file.attached': ['file'],
  'file.scanned': ['file'],
  'file.stamped': ['file', 'original'],
  'file.version_added': ['file', 'file_version'],
  'file.version_restored': ['file', 'file_version'],
  'file.locked': ['file', 'locked_by'],
  'file.unlocked': ['file', 'locked_by'],
  'file.lock_taken': ['file', 'locked_by'],
  'label.printed': ['label'],
  'receipt.printed': ['paper'],
}

/** What was added stands on the page itself, so only changes are told in fields, and what `told` names. */
function presentEntry({ content, ...heading }: SubjectEntry): SubjectActivity {
  const { reason, changes, added } = readChanges(content)
  const fields = told[heading.action]
  if (fields) return { ...heading, reason, changes: changes.filter(({ field }) => fields.includes(field)) }
  return { ...heading, reason, changes: added ? [] : changes }
}

export async function showActivity(
  ctx: StaffCtx,
  { params }: InputOf<typeof documentCalls.activity>,
): Promise<SubjectActivity[]> {
  const document = await getVisible(ctx, params.id)
  return (await listSubjectActivity(ctx.db, 'document', document.id)).map(presentEntry)
}
