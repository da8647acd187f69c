import type { Period } from '@hdoc/contract/statistics/periods.ts'
import type { Statistics } from '@hdoc/contract/statistics/statistics-rows.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { getInstitution } from '../../institutions/index.ts'
import { calendarOf } from '../calendar/free-weekdays.ts'
import { MEASURE } from '../facts/queries/points.ts'
import { coverOf } from './cover/cover.ts'
import { findIsBuilding, listTypes, sumFlows } from './queries/figures.ts'
import { byType, FLOWS } from './sum-up.ts'

/**
 * What was answered in a period, by type, as the statistics tell it; undefined while the figures of earlier days are still being
 * counted.
 */
export async function answeredByType(
  db: TenantDb,
  period: Period,
): Promise<Statistics['by_type'] | undefined> {
  if (await findIsBuilding(db)) return undefined
  const { free_days } = await getInstitution(db)
  const place = { db, calendar: calendarOf(free_days), groupId: undefined }
  const ranges = coverOf(period.from, period.to)
  const flows = await sumFlows(
    place,
    [{ which: FLOWS.now, side: 'types', measures: [MEASURE.closed], ranges }],
    [],
  )
  return byType(flows, await listTypes(db), false)
}
