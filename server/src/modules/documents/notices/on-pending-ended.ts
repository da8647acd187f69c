import { localDate } from '../../../platform/clock.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import type { EventFacts } from '../../../platform/events/subscriber.ts'
import { causeOf, tell } from '../../notifications/index.ts'
import { listHeads } from '../../people/index.ts'
import { listNamed } from '../record/queries/assignment.ts'
import { findTold, listCaseWorkers, takeWaiter } from './queries.ts'
import { ownPeople, subjectOf } from './told-document.ts'

/** People whom the case of a document tells of the same waiting: who has its work, else the heads of the group. */
async function listToldByCase(db: TenantDb, documentId: number): Promise<ReadonlySet<number>> {
  const workers = await listCaseWorkers(db, [documentId])
  const loose = workers.flatMap(({ user_id, group_id }) => (user_id === null ? (group_id ?? []) : []))
  const heads = loose.length === 0 ? [] : [...(await listHeads(db, loose)).values()].flat()
  return new Set([...workers.flatMap(({ user_id }) => user_id ?? []), ...heads])
}

/**
 * Tells who made the document wait, and the people named on it, that it no longer waits; not those whom its case tells
 * that their work no longer does.
 */
export async function onPendingEnded(
  db: TenantDb,
  { document_id }: { document_id: number },
  facts: EventFacts,
): Promise<void> {
  const at = new Date(facts.createdAt)
  const waiter = await takeWaiter(db, document_id, localDate(at))
  const document = await findTold(db, document_id)
  if (!waiter || !document) return
  const named = await listNamed(db, document_id)
  const told = await listToldByCase(db, document_id)
  await tell(db, {
    text: 'pending_ended',
    values: { on: waiter.on },
    subject: subjectOf(document),
    cause: causeOf(facts),
    at,
    persons: [
      waiter.person,
      ...ownPeople(
        db,
        named.map(({ id }) => id),
      ),
    ].filter(({ institutionId, id }) => institutionId !== db.institutionId || !told.has(id)),
  })
}
