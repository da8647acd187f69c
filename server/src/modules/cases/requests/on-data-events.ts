import type { z } from 'zod'
import type { TenantDb } from '../../../platform/db/database.ts'
import type { EventFacts } from '../../../platform/events/subscriber.ts'
import { causeOf, type Person, tell } from '../../notifications/index.ts'
import type { dataArrived, dataEnded } from '../events/index.ts'
import { findToldCase, listToldShares, type ToldCase } from '../notices/queries.ts'
import { headsOf, subjectOf, withStandIn } from '../notices/told-case.ts'
import { findRequest, type RequestRow } from './queries/requests.ts'
import { answered, goesOn } from './rules.ts'

/** Who has the work that waited, or that took its place, and who asked; of work that nobody has, the heads of its group. */
async function personsOf(db: TenantDb, row: ToldCase, request: RequestRow, at: Date): Promise<Person[]> {
  const share = goesOn(await listToldShares(db, row.id), request.share_id)
  const asker = { institutionId: request.asked_by_institution_id, id: request.asked_by_id }
  const working = share?.user_id
    ? await withStandIn(db, [share.user_id], at)
    : await headsOf(db, row, share?.group_id ?? null)
  return [...working, asker]
}

async function read(
  db: TenantDb,
  { case_id, request_id }: { case_id: number; request_id: number },
  facts: EventFacts,
) {
  const row = await findToldCase(db, case_id)
  const request = await findRequest(db, request_id)
  if (!row || !request) return undefined
  const at = new Date(facts.createdAt)
  const common = {
    subject: subjectOf(row),
    cause: causeOf(facts),
    at,
    persons: await personsOf(db, row, request, at),
  }
  return { request, common, values: answered(request.items) }
}

/** Tells of each arrival that is not the last one. */
export async function onDataArrived(
  db: TenantDb,
  event: z.output<typeof dataArrived.payload>,
  facts: EventFacts,
): Promise<void> {
  const found = await read(db, event, facts)
  if (found) await tell(db, { ...found.common, text: 'data_arrived', values: found.values })
}

/** Tells that the share no longer waits: everything came, or the time is over. */
export async function onDataEnded(
  db: TenantDb,
  event: z.output<typeof dataEnded.payload>,
  facts: EventFacts,
): Promise<void> {
  const found = await read(db, event, facts)
  if (!found) return
  if (found.request.state === 'answered')
    await tell(db, { ...found.common, text: 'data_complete', values: {} })
  else await tell(db, { ...found.common, text: 'data_expired', values: found.values })
}
