import { writeAudit } from '../../../platform/audit/write-audit.ts'
import { systemActor } from '../../../platform/auth/actor.ts'
import { insideInstitution } from '../../../platform/db/tenant-db.ts'
import type { JobServices } from '../../../platform/jobs/job-context.ts'
import { removeEndedLinks, removeUnconfirmed } from './queries.ts'

export async function handle({ database, clock, log }: JobServices): Promise<void> {
  const now = clock.now()
  const forgotten = await database.asPlatform('forget ended links and unconfirmed requests', async (db) => {
    const links = await removeEndedLinks(db, now)
    const people = await removeUnconfirmed(db, now)
    for (const { institution_id, id } of people)
      await writeAudit(insideInstitution(db, institution_id), {
        actor: systemActor,
        at: now,
        action: 'user.request_expired',
        subjectType: 'user',
        subjectId: id,
      })
    return { links, people: people.length }
  })
  log.info(forgotten, 'ended links forgotten')
}
