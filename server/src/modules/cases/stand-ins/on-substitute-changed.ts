import { formatDate } from '@hdoc/contract/ro/date-format.ts'
import type { z } from 'zod'
import type { TenantDb } from '../../../platform/db/database.ts'
import type { EventFacts } from '../../../platform/events/subscriber.ts'
import { enqueueJob } from '../../../platform/jobs/enqueue-job.ts'
import { causeOf, tell } from '../../notifications/index.ts'
import { findSubstitution, type substituteChanged } from '../../people/index.ts'
import { doneBy, ownPeople } from '../notices/told-case.ts'
import { followSubstitutes } from './follow-substitutes.ts'

/** Has the work shown to who stands in from today, and tells them of it. */
export async function onSubstituteChanged(
  db: TenantDb,
  { substitution_id, by, ended }: z.output<typeof substituteChanged.payload>,
  facts: EventFacts,
): Promise<void> {
  await enqueueJob(db, followSubstitutes, {})
  const row = await findSubstitution(db, substitution_id)
  if (!row || row.substitute_id === null) return
  await tell(db, {
    text: ended ? 'substitute_ended' : 'substitute_named',
    values: { name: row.user_name, from: formatDate(row.from_on), until: formatDate(row.until_on) },
    subject: { id: row.id, number: '' },
    cause: causeOf(facts),
    at: new Date(facts.createdAt),
    persons: ownPeople(db, [row.substitute_id, row.user_id]),
    by: doneBy(by),
  })
}
