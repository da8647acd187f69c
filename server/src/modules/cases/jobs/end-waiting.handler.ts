import { localDate } from '../../../platform/clock.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import type { JobServices } from '../../../platform/jobs/job-context.ts'
import { listInstitutionIds } from '../../institutions/index.ts'
import { findCase, lockCases } from '../record/queries/cases.ts'
import { settleCase } from '../record/settle-case.ts'
import { program } from '../record/wake-shares.ts'
import { listAwake } from './queries.ts'

const REASON = 'end the waiting of shares whose day has come'
const AT_ONCE = 100

/** Brings one case up to today, under its lock. */
async function wakeCase(db: TenantDb, caseId: number, now: Date): Promise<void> {
  await lockCases(db, [caseId])
  const row = await findCase(db, caseId)
  if (row) await settleCase({ db, actor: program, language: 'ro', now }, row)
}

export async function handle({ database, clock, log }: JobServices): Promise<void> {
  const institutions = await database.asPlatform(REASON, listInstitutionIds)
  const now = clock.now()
  let total = 0
  for (const id of institutions)
    for (;;) {
      const awake = await database.inInstitution(id, (db) => listAwake(db, localDate(now), AT_ONCE))
      for (const caseId of awake) await database.inInstitution(id, (db) => wakeCase(db, caseId, now))
      total += awake.length
      if (awake.length < AT_ONCE) break
    }
  if (total > 0) log.info({ cases: total }, 'waiting of shares ended')
}
