import { localDate, localTime } from '../../../platform/clock.ts'
import { eachInTurn } from '../../../platform/jobs/each-in-turn.ts'
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
  const { results } = await eachInTurn(
    due,
    ({ institution_id, id }) =>
      database.inInstitution(institution_id, (db) => sendDue(db, id, { today, at })),
    (err, { institution_id, id }) =>
      log.error(
        { err, institution: institution_id, schedule: id },
        'a scheduled report could not be asked for',
      ),
  )
  const runs = results.reduce((sum, made) => sum + made, 0)
  if (runs > 0) log.info({ runs }, 'scheduled reports are being made')
}
