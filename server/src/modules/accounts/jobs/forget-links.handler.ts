import type { JobServices } from '../../../platform/jobs/job-context.ts'
import { removeOldSignUps } from '../sign-up/queries.ts'
import { removeEndedLinks } from './queries.ts'

export async function handle({ database, clock, log }: JobServices): Promise<void> {
  const now = clock.now()
  const forgotten = await database.asPlatform(
    'forget ended links and requests nobody confirmed',
    async (db) => {
      return { links: await removeEndedLinks(db, now), requests: await removeOldSignUps(db, now) }
    },
  )
  log.info(forgotten, 'ended links forgotten')
}
