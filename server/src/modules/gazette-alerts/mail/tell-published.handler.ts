import { localDate, localTime } from '../../../platform/clock.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { enqueueJob } from '../../../platform/jobs/enqueue-job.ts'
import type { JobServices } from '../../../platform/jobs/job-context.ts'
import { listHeadings, shownUnder } from '../../gazette/index.ts'
import { mailAlert } from './mail-alert.ts'
import { addItems, dropEmptyAlerts, listTellingInstitutions, numberMails, takeUntold } from './queries.ts'

const REASON = 'find institutions whose gazette has something to tell'
const AT_ONCE = 200
/** From when the mails of a day leave. */
const MORNING = '07:00'

/** Notes for each alert what of at most `AT_ONCE` new entries it is about; gives how many entries there were. */
async function noteSome(db: TenantDb): Promise<number> {
  const entries = await takeUntold(db, AT_ONCE)
  if (entries.length === 0) return 0
  const all = await listHeadings(db)
  const shown = all.flatMap(({ id }) => shownUnder(all, id).map((under) => ({ heading: id, under })))
  await addItems(db, entries, shown)
  return entries.length
}

/** Gives the mail that is due to at most `AT_ONCE` alerts; gives how many. */
async function mailSome(db: TenantDb, at: Date): Promise<number> {
  const due = await numberMails(db, {
    today: localDate(at),
    isMorning: localTime(at) >= MORNING,
    most: AT_ONCE,
  })
  for (const { alert_id, mail } of due)
    await enqueueJob(db, mailAlert, { alert_id, mail }, { oneAtATime: 'gazette-alerts.mails' })
  return due.length
}

/**
 * Each step is one transaction, so that whoever is killed anywhere leaves nothing told twice and nothing forgotten: an entry
 * is marked with the items it makes, an item with the job that mails it.
 */
export async function handle({ database, clock, log }: JobServices): Promise<void> {
  let mails = 0
  for (const id of await database.asPlatform(REASON, listTellingInstitutions)) {
    await database.inInstitution(id, dropEmptyAlerts)
    for (;;) if ((await database.inInstitution(id, noteSome)) < AT_ONCE) break
    for (;;) {
      const due = await database.inInstitution(id, (db) => mailSome(db, clock.now()))
      mails += due
      if (due < AT_ONCE) break
    }
  }
  if (mails > 0) log.info({ mails }, 'alerts of the gazette are on their way')
}
