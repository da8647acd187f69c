import { localDate } from '../../../platform/clock.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import type { EventFacts } from '../../../platform/events/subscriber.ts'
import { causeOf, tell } from '../../notifications/index.ts'
import { listNamed } from '../record/queries/assignment.ts'
import { findTold, takeWaiter } from './queries.ts'
import { ownPeople, subjectOf } from './told-document.ts'

/** Tells who made the document wait, and the people named on it, that it no longer waits. */
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
    ],
  })
}
