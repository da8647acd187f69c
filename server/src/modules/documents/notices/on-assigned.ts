import type { z } from 'zod'
import type { TenantDb } from '../../../platform/db/database.ts'
import type { EventFacts } from '../../../platform/events/subscriber.ts'
import { causeOf, tell } from '../../notifications/index.ts'
import { listHeads } from '../../people/index.ts'
import type { documentAssigned } from '../events/index.ts'
import { findTold } from './queries.ts'
import { isOpenToDepartment, ownPeople, subjectOf } from './told-document.ts'

/** Tells the people who are named newly, and the heads of the department that has the document newly. */
export async function onAssigned(
  db: TenantDb,
  { document_id, group_id, user_ids, by }: z.output<typeof documentAssigned.payload>,
  facts: EventFacts,
): Promise<void> {
  const document = await findTold(db, document_id)
  if (!document) return
  const common = {
    subject: subjectOf(document),
    cause: causeOf(facts),
    at: new Date(facts.createdAt),
    by: { institutionId: by.institution_id, id: by.id },
  }
  await tell(db, {
    ...common,
    text: 'document_assigned',
    values: { by: by.name },
    persons: ownPeople(db, user_ids),
  })
  // The document may have gone on to another department meanwhile.
  if (group_id === null || group_id !== document.group_id || !isOpenToDepartment(document)) return
  const heads = (await listHeads(db, [group_id])).get(group_id) ?? []
  await tell(db, {
    ...common,
    text: 'department_assigned',
    values: { by: by.name, group: document.group_name ?? '' },
    persons: ownPeople(db, heads),
  })
}
