import { localDate } from '../../../platform/clock.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { enqueueJob } from '../../../platform/jobs/enqueue-job.ts'
import type { JobServices } from '../../../platform/jobs/job-context.ts'
import { PLATFORM } from '../../../platform/platform-institution.ts'
import {
  type EndingClient,
  keepNotice,
  listEndingClients,
  listPlatformAdministrators,
} from '../queries/notices.ts'
import { dueNotices } from './due-notice.ts'
import { mailEnding } from './mail-ending.ts'

/**
 * Notes the notice of one institution and queues its mails in one transaction. So each notice is told once,
 * even when this job runs twice at the same time. False when there was nothing to tell.
 */
async function tell(db: TenantDb, client: EndingClient, at: Date): Promise<boolean> {
  const { send, passed } = dueNotices(client.days_left)
  if (send === undefined) return false
  const { ends_on, id: client_id } = client
  if (!(await keepNotice(db, { client_id, ends_on, days: send, sent: true, at }))) return false
  for (const days of passed) await keepNotice(db, { client_id, ends_on, days, sent: false, at })
  const { name, host } = client
  for (const { id: user_id } of await listPlatformAdministrators(db))
    await enqueueJob(db, mailEnding, { user_id, client_id, name, host, ends_on, days: send })
  return true
}

export async function handle({ database, clock, log }: JobServices): Promise<void> {
  const now = clock.now()
  const today = localDate(now)
  const ending = await database.asPlatform('find institutions that end soon', (db) =>
    listEndingClients(db, PLATFORM, today),
  )
  let told = 0
  for (const client of ending)
    if (await database.inInstitution(PLATFORM, (db) => tell(db, client, now))) told++
  log.info({ institutions: told }, 'platform administrators told of ends')
}
