import type { BatchItemState } from '@hdoc/contract/documents/bulk/document-batches.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { tell } from '../../notifications/index.ts'
import { listHeads } from '../../people/index.ts'
import { findDepartment } from '../record/queries/assignment.ts'
import type { BatchRow } from './queries.ts'

type Ended = {
  end: 'done' | 'undone'
  counts: Partial<Record<BatchItemState, number>>
  at: Date
}

/** Tells the people to whom a batch gave documents, of all of them at once. */
async function tellAssigned(
  db: TenantDb,
  { id, actor, wish }: BatchRow,
  { counts, at }: Ended,
): Promise<void> {
  const { changed: count = 0 } = counts
  if (wish.action !== 'assign' || count === 0) return
  const common = { subject: { id, number: '' }, cause: `batch:${id}:assigned`, at, by: actor }
  const own = (ids: readonly number[]) => ids.map((one) => ({ institutionId: db.institutionId, id: one }))
  await tell(db, {
    ...common,
    text: 'documents_assigned',
    values: { by: actor.name, count },
    persons: own(wish.user_ids),
  })
  const department = wish.group_id === undefined ? undefined : await findDepartment(db, wish.group_id)
  if (wish.group_id === undefined || !department) return
  const heads = (await listHeads(db, [wish.group_id])).get(wish.group_id) ?? []
  await tell(db, {
    ...common,
    text: 'department_documents_assigned',
    values: { by: actor.name, count, group: department.name },
    persons: own(heads),
  })
}

/** Tells of a batch that has ended: its person, and whoever got documents by it. */
export async function tellBatch(db: TenantDb, batch: BatchRow, ended: Ended): Promise<void> {
  const { counts, end, at } = ended
  const common = {
    subject: { id: batch.id, number: '' },
    cause: `batch:${batch.id}:${end}`,
    at,
    persons: [batch.actor],
  }
  if (end === 'done') {
    const { changed = 0, failed = 0 } = counts
    await tell(db, { ...common, text: 'batch_done', values: { changed, failed } })
    await tellAssigned(db, batch, ended)
    return
  }
  const { undone = 0, kept = 0 } = counts
  await tell(db, { ...common, text: 'batch_undone', values: { undone, kept } })
}
