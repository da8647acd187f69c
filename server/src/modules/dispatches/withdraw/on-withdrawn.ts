import type { z } from 'zod'
import type { TenantDb } from '../../../platform/db/database.ts'
import type { EventFacts } from '../../../platform/events/subscriber.ts'
import { causeOf, tell } from '../../notifications/index.ts'
import type { dispatchWithdrawn } from '../events/index.ts'
import { listByIds } from '../record/queries.ts'

/** Tells whoever prepared a dispatch that somebody else withdrew it. */
export async function onDispatchWithdrawn(
  db: TenantDb,
  { dispatch_id, by }: z.output<typeof dispatchWithdrawn.payload>,
  facts: EventFacts,
): Promise<void> {
  const [row] = await listByIds(db, [dispatch_id], { all: true })
  if (!row) return
  await tell(db, {
    text: 'dispatch_withdrawn',
    values: { to: row.ship_to, by: by.name },
    subject: { id: row.case_id, number: row.case_number },
    cause: causeOf(facts),
    at: new Date(facts.createdAt),
    persons: [{ institutionId: row.prepared_by_institution_id, id: row.prepared_by_id }],
    by: { institutionId: by.institution_id, id: by.id },
  })
}
