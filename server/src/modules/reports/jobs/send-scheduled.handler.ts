import { localDate, localTime } from '../../../platform/clock.ts'
import type { JobServices } from '../../../platform/jobs/job-context.ts'
import { listDue } from '../schedules/queries.ts'
import { sendDue } from '../schedules/send-due.ts'

/** From when the reports of a day are made, on the local clock: before people come to work. */
const MORNING = '05:00'

export async function handle({ database, clock, log }: JobServices): Promise<void> {
  const at = clock.now()
  if (localTime(at) < MORNING) return
  const today = localDate(at)
  const due = await database.asPlatform('find reports that are due by mail', (db) => listDue(db, today))
  let runs = 0
  for (const { institution_id, id } of due)
    runs += await database.inInstitution(institution_id, (db) => sendDue(db, id, { today, at }))
  if (runs > 0) log.info({ runs }, 'scheduled reports are being made')
}
