import { localDate } from '../../../platform/clock.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { eachInTurn } from '../../../platform/jobs/each-in-turn.ts'
import type { JobServices } from '../../../platform/jobs/job-context.ts'
import { countInEach } from '../../institutions/index.ts'
import { findCase, lockCases } from '../record/queries/cases.ts'
import { settleCase } from '../record/settle-case.ts'
import { program } from '../record/wake-shares.ts'
import { listAwake } from './queries.ts'

const REASON = 'end the waiting of shares whose day has come'
const AT_ONCE = 100

/** Brings one case up to today, under its lock; one that was closed meanwhile stays as it is. */
async function wakeCase(db: TenantDb, caseId: number, now: Date): Promise<void> {
  await lockCases(db, [caseId])
  const row = await findCase(db, caseId)
  if (row && row.status !== 'closed') await settleCase({ db, actor: program, language: 'ro', now }, row)
}

/** Wakes the cases of an institution one by one; gives how many. One that cannot be woken stops none of the others. */
async function wakeAll({ database, clock, log }: JobServices, institution: number): Promise<number> {
  const now = clock.now()
  let woken = 0
  let after = 0
  for (;;) {
    const place = { after, limit: AT_ONCE }
    const awake = await database.inInstitution(institution, (db) => listAwake(db, localDate(now), place))
    const { results } = await eachInTurn(
      awake,
      (caseId) => database.inInstitution(institution, (db) => wakeCase(db, caseId, now)),
      (err, caseId) =>
        log.error({ err, institution, case: caseId }, 'the waiting of a case could not be ended'),
    )
    woken += results.length
    const last = awake.at(-1)
    if (last === undefined || awake.length < AT_ONCE) return woken
    after = last
  }
}

export async function handle(services: JobServices): Promise<void> {
  const total = await countInEach(services, REASON, (id) => wakeAll(services, id))
  if (total > 0) services.log.info({ cases: total }, 'waiting of shares ended')
}
