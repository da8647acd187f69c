import type { TenantDb } from '../../../platform/db/database.ts'
import { personNow } from '../../access/index.ts'
import { findReport, mayHave } from '../catalogue/reports.ts'
import { orderRun } from '../runs/order-run.ts'
import { lockSchedule, storeNextDay } from './queries.ts'
import { nextDay, periodBefore } from './rhythm.ts'

/**
 * Asks for the report of a schedule whose day has come: a run for each of its people who may have it now, with what that
 * person may see. Days that were missed are made up by one run, about the period of the first of them; the next day lies
 * after today. The runs and the next day are one transaction, so that nobody gets a report twice.
 */
export async function sendDue(
  db: TenantDb,
  id: number,
  { today, at }: { today: string; at: Date },
): Promise<number> {
  const schedule = await lockSchedule(db, id)
  if (!schedule || schedule.next_on > today) return 0
  const report = findReport(schedule.report)
  await storeNextDay(db, id, nextDay(schedule, today))
  if (!report) return 0
  const parameters = {
    ...schedule.parameters,
    ...(report.asks.includes('period') && periodBefore(schedule.every, schedule.next_on)),
  }
  let runs = 0
  for (const userId of schedule.user_ids) {
    const asker = await personNow(db, userId)
    if (!asker || !mayHave(asker, report).ok) continue
    const wish = { report: report.id, parameters, language: asker.language, at, asker }
    if ((await orderRun(db, { ...wish, schedule: { id, on: schedule.next_on } })) !== undefined) runs++
  }
  return runs
}
