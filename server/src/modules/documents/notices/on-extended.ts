import type { z } from 'zod'
import type { TenantDb } from '../../../platform/db/database.ts'
import type { EventFacts } from '../../../platform/events/subscriber.ts'
import { causeOf, tell } from '../../notifications/index.ts'
import type { deadlineExtended } from '../events/index.ts'
import { listNamed } from '../record/queries/assignment.ts'
import { findTold, listCaseWorkers } from './queries.ts'
import { ownPeople, subjectOf } from './told-document.ts'

/** Tells the people named on a document, and who has work in its case, that they have longer for it. */
export async function onExtended(
  db: TenantDb,
  { document_id, deadline_on, by }: z.output<typeof deadlineExtended.payload>,
  facts: EventFacts,
): Promise<void> {
  const document = await findTold(db, document_id)
  if (!document) return
  const [named, workers] = await Promise.all([listNamed(db, document_id), listCaseWorkers(db, [document_id])])
  const people = [...named.map(({ id }) => id), ...workers.flatMap(({ user_id }) => user_id ?? [])]
  await tell(db, {
    text: 'deadline_extended',
    values: { by: by.name, on: deadline_on },
    subject: subjectOf(document),
    cause: causeOf(facts),
    at: new Date(facts.createdAt),
    persons: ownPeople(db, people),
    by: { institutionId: by.institution_id, id: by.id },
  })
}
