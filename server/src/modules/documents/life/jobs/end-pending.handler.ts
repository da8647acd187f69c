import { writeAudit } from '../../../../platform/audit/write-audit.ts'
import { systemActor } from '../../../../platform/auth/actor.ts'
import { localDate } from '../../../../platform/clock.ts'
import type { TenantDb } from '../../../../platform/db/database.ts'
import { emit } from '../../../../platform/events/emit.ts'
import type { JobServices } from '../../../../platform/jobs/job-context.ts'
import { countInEach } from '../../../institutions/index.ts'
import { pendingEnded } from '../../events/index.ts'
import { endPending } from './queries.ts'

const REASON = 'end the waiting of documents whose day has come'
const AT_ONCE = 200

/**
 * Ends the waiting of at most `AT_ONCE` documents of one institution, each with its trail and event; gives
 * how many there were.
 */
async function endSome(db: TenantDb, now: Date): Promise<number> {
  const ended = await endPending(db, localDate(now), AT_ONCE)
  for (const { id, status } of ended) {
    await writeAudit(db, {
      actor: systemActor,
      at: now,
      action: 'document.pending_ended',
      subjectType: 'document',
      subjectId: id,
      before: { status: 15 },
      after: { status },
    })
    await emit(db, pendingEnded, { document_id: id }, now)
  }
  return ended.length
}

async function endAll({ database, clock }: JobServices, institution: number): Promise<number> {
  let total = 0
  for (;;) {
    const ended = await database.inInstitution(institution, (db) => endSome(db, clock.now()))
    total += ended
    if (ended < AT_ONCE) return total
  }
}

export async function handle(services: JobServices): Promise<void> {
  const { log } = services
  const total = await countInEach(services, REASON, (id) => endAll(services, id))
  if (total > 0) log.info({ documents: total }, 'waiting of documents ended')
}
