import { dayParts } from '@hdoc/contract/ro/local-date.ts'
import { personNow } from '../../modules/access/index.ts'
import { orderRun } from '../../modules/reports/index.ts'
import { localDate } from '../../platform/clock.ts'
import type { TenantDb } from '../../platform/db/database.ts'
import { findPersonId } from './rows/queries.ts'

const FIRST_OF_SECOND_HALF = 7

/** The mayor has asked for the report on the petitions of this half year; the worker makes it. */
export async function plantReport(db: TenantDb, now: Date): Promise<void> {
  const id = await findPersonId(db, 'traian.codreanu')
  const asker = id === undefined ? undefined : await personNow(db, id)
  // Somebody who uses the demo already may have taken the mayor's rights or account away.
  if (!asker) return
  const { year, month } = dayParts(localDate(now))
  await orderRun(db, {
    report: 'petitions',
    parameters: { year, half: month >= FIRST_OF_SECOND_HALF ? 2 : 1 },
    language: 'ro',
    at: now,
    asker,
  })
}
