import type { SubjectActivity } from '@hdoc/contract/calls/subject-activity.ts'
import type { documentCalls } from '@hdoc/contract/documents/record/document-calls.ts'
import { writtenNumber } from '@hdoc/contract/registers/written-number.ts'
import { formatDate } from '@hdoc/contract/ro/date-format.ts'
import {
  listActivityOfSubjects,
  listSubjectActivity,
  type SubjectEntry,
} from '../../../platform/audit/list-subject-activity.ts'
import { readChanges } from '../../../platform/audit/read-changes.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { getVisible } from '../record/get-document.ts'
import { listByIds } from '../record/queries/documents.ts'
import { keepSeen } from '../visibility/keep-seen.ts'

/**
 * Actions that change no field of the document, each with those of the added fields that the history tells. What was
 * written beside an approval is for the people who were asked, and digests of bytes are for the trail.
 */
const told: Readonly<Record<string, readonly string[]>> = {
  'file.attached': ['file'],
  'file.scanned': ['file'],
  'file.stamped': ['file', 'original'],
  'file.sealed': ['file', 'original'],
  'file.version_added': ['file', 'file_version'],
  'file.version_restored': ['file', 'file_version'],
  'file.locked': ['file', 'locked_by'],
  'file.unlocked': ['file', 'locked_by'],
  'file.lock_taken': ['file', 'locked_by'],
  'label.printed': ['label'],
  'receipt.printed': ['paper'],
  'document.number_taken': ['number', 'register'],
  'document.further_left_out': ['register'],
  'document.linked': ['link', 'linked_document'],
  'document.unlinked': ['link', 'linked_document'],
  'document.handed_over': ['transfer', 'to', 'person'],
  'document.received': ['transfer', 'paper_at'],
  'document.not_received': ['transfer', 'refusal'],
  'document.kept_back': ['transfer'],
  'approval.requested': ['file', 'approvers'],
  'approval.approved': ['file', 'label', 'person'],
  'approval.declined': ['file', 'label', 'person'],
  'approval.signed': ['file', 'label', 'person', 'signature', 'certificate'],
  'approval.revoked': ['file'],
  'approval.reassigned': ['file', 'person'],
}

type Changes = SubjectActivity['changes']

/**
 * Gives a function that turns the ids of connected documents into numbers; documents that the reader does not
 * see are left out.
 */
async function nameConnected(
  ctx: StaffCtx,
  entries: readonly SubjectEntry[],
): Promise<(changes: Changes) => Changes> {
  const isOther = ({ field }: Changes[number]) => field === 'document_id'
  const ids = entries.flatMap(({ content }) =>
    readChanges(content)
      .changes.filter(isOther)
      .map(({ after }) => Number(after)),
  )
  const rows = await listByIds(ctx.db, await keepSeen(ctx, ids))
  const numbers = new Map(
    rows.map((row) => [String(row.id), `${writtenNumber(row)} / ${formatDate(row.registered_on)}`]),
  )
  return (changes) =>
    changes.flatMap((change) => {
      if (!isOther(change)) return change
      const after = numbers.get(change.after)
      return after === undefined ? [] : { field: 'linked_document', before: '', after }
    })
}

/**
 * An entry of the history. It tells the fields that changed or that `told` names; added values are left out,
 * because they stand on the page itself.
 */
function presentEntry(
  { content, ...heading }: SubjectEntry,
  named: (changes: Changes) => Changes,
): SubjectActivity {
  const { reason, added, ...read } = readChanges(content)
  const changes = named(read.changes)
  const fields = told[heading.action]
  if (fields)
    return {
      ...heading,
      reason,
      changes: fields.flatMap((name) => changes.filter(({ field }) => field === name)),
    }
  return { ...heading, reason, changes: added ? [] : changes }
}

/** What was done after an entry with documents that the caller is known to see, newest first. */
export async function listActivityOfDocuments(
  ctx: StaffCtx,
  documentIds: readonly number[],
  after: number,
): Promise<(SubjectActivity & { document_id: number })[]> {
  const entries = await listActivityOfSubjects(ctx.db, 'document', documentIds, after)
  const named = await nameConnected(ctx, entries)
  return entries.map(({ subject_id, ...entry }) => ({
    ...presentEntry(entry, named),
    document_id: subject_id,
  }))
}

/** The history of a document that the caller is known to see, newest first. */
async function listDocumentActivity(ctx: StaffCtx, documentId: number): Promise<SubjectActivity[]> {
  const entries = await listSubjectActivity(ctx.db, 'document', documentId)
  const named = await nameConnected(ctx, entries)
  return entries.map((entry) => presentEntry(entry, named))
}

export async function showActivity(
  ctx: StaffCtx,
  { params }: InputOf<typeof documentCalls.activity>,
): Promise<SubjectActivity[]> {
  return listDocumentActivity(ctx, (await getVisible(ctx, params.id)).id)
}
