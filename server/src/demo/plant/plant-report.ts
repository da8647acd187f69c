import { dayParts } from '@hdoc/contract/ro/local-date.ts'
import { personNow } from '../../modules/access/index.ts'
import { orderRun } from '../../modules/reports/index.ts'
import { localDate } from '../../platform/clock.ts'
import type { TenantDb } from '../../platform/db/database.ts'
import type { PlantedInstitution } from '../plan/institution-plan.ts'

const FIRST_OF_SECOND_HALF = 7

/** The mayor has asked for the report on the petitions of this half year; the worker makes it when it starts. */
export async function plantReport(db: TenantDb, { people }: PlantedInstitution, now: Date): Promise<void> {
  const asker = await personNow(db, people.get('traian.codreanu')!.id)
  if (!asker) throw new Error('the mayor of the demo is active')
  const { year, month } = dayParts(localDate(now))
  await orderRun(db, {
    report: 'petitions',
    parameters: { year, half: month >= FIRST_OF_SECOND_HALF ? 2 : 1 },
    language: 'ro',
    at: now,
    asker,
  })
}
