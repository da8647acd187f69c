import type { BatchWish } from '@hdoc/contract/documents/bulk/document-batches.ts'
import { STATUS } from '@hdoc/contract/documents/status/document-status.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import { writeAudit } from '../../../platform/audit/write-audit.ts'
import { type Granted, grant } from '../../../platform/auth/grant.ts'
import { localDate } from '../../../platform/clock.ts'
import { emit } from '../../../platform/events/emit.ts'
import { checkVersion } from '../../../platform/http/call/check-version.ts'
import { statusChanged } from '../events/index.ts'
import { namesOf } from '../life/assign-document.ts'
import type { FindObstacles } from '../life/closing-obstacles.ts'
import { levelOf } from '../record/access-level.ts'
import { batchOf, traceOf, type Work } from '../record/in-whose-name.ts'
import {
  canAssignDocument,
  canChangeStatus,
  canEditDocument,
  canExtendDeadline,
  notFromCase,
} from '../record/policy.ts'
import { listNamed, storeAssignment } from '../record/queries/assignment.ts'
import { type DocumentRow, findDocument, lockDocument } from '../record/queries/documents.ts'
import { findPendingNotice, keepPendingNotices } from '../record/queries/life.ts'
import { type Viewer, viewerOf } from '../visibility/queries/visibility.ts'
import { batchFacts, planChange } from './plan-change.ts'
import { type Before, dropExtension, restoreDocument } from './queries.ts'

/**
 * Locks and reads a document that nobody has changed since `version`; else throws what a single change would
 * answer.
 */
async function takeUnchanged(
  { db, actor }: Work,
  viewer: Viewer,
  { id, version }: { id: number; version: number },
): Promise<DocumentRow> {
  await lockDocument(db, id)
  const row = await findDocument(db, viewer, actor, id)
  if (!row) throw new AppError('NOT_FOUND')
  await checkVersion(db, { type: 'document', id, version: row.version, sent: version })
  return row
}

/** Does to one document what the batch wants; gives what undoing brings back. */
export async function changeItem(
  work: Work,
  item: { documentId: number; version: number },
  wish: BatchWish,
  looks: readonly FindObstacles[],
): Promise<Before> {
  const viewer = await viewerOf(work.db, work.actor)
  const row = await takeUnchanged(work, viewer, { id: item.documentId, version: item.version })
  const { before, make } = await planChange(work, row, wish, batchFacts(work, [row.id], looks))
  const waiter =
    before.status === STATUS.pending ? await findPendingNotice(work.db, item.documentId) : undefined
  await make(work)
  return { ...before, ...(waiter && { pending_for: waiter }) }
}

/**
 * A person who may change the document as it was before may also undo the change: undoing a closing does not
 * take the right to reopen.
 */
function grantRestoring(
  { actor, now }: Work,
  row: DocumentRow,
  before: Before,
  { action }: BatchWish,
): Granted<'document.restore', DocumentRow> {
  const today = localDate(now)
  const movesGroup = before.assigned !== undefined && before.assigned.group_id !== row.group_id
  // A case that was opened since says where its documents stand, whatever a batch did before.
  if (before.status !== undefined || before.deadline_on !== undefined || movesGroup)
    grant('document.restore', row, notFromCase(row))
  if (action === 'status')
    return grant('document.restore', row, canChangeStatus(actor, { ...row, ...before }, today))
  if (action === 'assign') return grant('document.restore', row, canAssignDocument(actor, row))
  if (action === 'deadline') return grant('document.restore', row, canExtendDeadline(actor, row, today))
  return grant('document.restore', row, canEditDocument(actor, row))
}

/** Fields as the history names them. */
const shown = ({ access_level, doc_type_name, deadline_on, status }: Before, has: Before) => ({
  ...(has.status !== undefined && { status }),
  ...(has.access_level !== undefined && access_level && { access_level: levelOf(access_level) }),
  ...(has.doc_type_id !== undefined && { doc_type: doc_type_name }),
  ...(has.deadline_on !== undefined && { deadline_on }),
})

/** Gives a document back to the department and the people who had it; the answer is for its trail. */
async function giveBack(
  { db }: Work,
  document: Granted<'document.restore', DocumentRow>,
  { group_id: groupId, group, people }: NonNullable<Before['assigned']>,
) {
  const had = await listNamed(db, document.id)
  const userIds = people.map(({ id }) => id)
  await storeAssignment(db, grant('document.assign', document, { ok: true }), { groupId, userIds })
  return {
    before: { group: document.group_name ?? '', people: namesOf(had) },
    after: { group, people: namesOf(people) },
  }
}

export async function undoItem(
  work: Work,
  item: { documentId: number; version: number; before: Before },
  wish: BatchWish,
): Promise<void> {
  const { db, actor, now } = work
  const { before } = item
  // Who gave a document away may not see it any more, and may take back what they did all the same.
  const viewer: Viewer = before.assigned ? { all: true } : await viewerOf(db, actor)
  const row = await takeUnchanged(work, viewer, { id: item.documentId, version: item.version })
  const document = grantRestoring(work, row, before, wish)
  await restoreDocument(db, document, before)
  const assigned = before.assigned && (await giveBack(work, document, before.assigned))
  if (wish.action === 'deadline') await dropExtension(db, document, now)
  if (before.status !== undefined) {
    const moving = grant('document.change_status', row, { ok: true })
    const until = before.pending_until ?? null
    keepPendingNotices(db, [{ document: moving, actor: before.pending_for ?? actor, until }], now)
    await emit(db, statusChanged, { document_id: row.id, status: before.status }, now)
  }
  await writeAudit(db, {
    ...traceOf(work, row.id),
    action: 'document.batch_undone',
    before: { ...shown(row, before), ...assigned?.before },
    after: { ...shown(before, before), ...assigned?.after, ...batchOf(work) },
  })
}
