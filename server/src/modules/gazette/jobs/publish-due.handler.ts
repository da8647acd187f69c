import { gazetteWithdrawalLabels } from '@hdoc/contract/gazette/gazette-choices.ts'
import { writeAudit } from '../../../platform/audit/write-audit.ts'
import { systemActor } from '../../../platform/auth/actor.ts'
import { localDate } from '../../../platform/clock.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import type { JobServices } from '../../../platform/jobs/job-context.ts'
import { publicationOf } from '../publish/publish-rules.ts'
import {
  eraseEntry,
  listDueInstitutions,
  storePublication,
  storeWithdrawal,
  takeDue,
  takeExpired,
} from '../publish/queries.ts'
import { listFiles } from '../record/queries.ts'

const REASON = 'find entries of the gazette whose day has come'
const AT_ONCE = 50
const trail = { actor: systemActor, subjectType: 'gazette_entry' } as const

/** Lets at most `AT_ONCE` entries appear, each with its line in the trail; gives how many. */
async function publishSome(db: TenantDb, at: Date): Promise<number> {
  const today = localDate(at)
  const due = await takeDue(db, today, AT_ONCE)
  const files = Map.groupBy(
    await listFiles(
      db,
      due.map(({ id }) => id),
    ),
    ({ entry_id }) => entry_id,
  )
  for (const { id, expires_days } of due) {
    const what = publicationOf({ publish_on: null, expires_days }, today)
    await storePublication(db, { id }, what, at)
    const after = { ...what, files: (files.get(id) ?? []).map(({ sha256 }) => sha256).join(' ') }
    await writeAudit(db, { ...trail, at, action: 'gazette_entry.published', subjectId: id, after })
  }
  return due.length
}

/**
 * Erases at most `AT_ONCE` entries whose time of display has ended; gives how many. What was withdrawn before keeps its day and
 * reason, because the public goes on reading them.
 */
async function eraseSome(db: TenantDb, at: Date): Promise<number> {
  const today = localDate(at)
  const expired = await takeExpired(db, today, AT_ONCE)
  const reason = gazetteWithdrawalLabels.expired.ro
  for (const { id, withdrawal: before, withdraw_reason } of expired) {
    const withdrawal = before ?? 'expired'
    await storeWithdrawal(db, { id }, { withdrawal, reason: withdraw_reason, on: today, at })
    const files = (await eraseEntry(db, { id })).join(' ')
    await writeAudit(db, {
      ...trail,
      at,
      action: 'gazette_entry.erased',
      subjectId: id,
      after: { withdrawal, files },
      reason,
    })
  }
  return expired.length
}

export async function handle({ database, clock, log }: JobServices): Promise<void> {
  const institutions = await database.asPlatform(REASON, (db) =>
    listDueInstitutions(db, localDate(clock.now())),
  )
  const total = { published: 0, erased: 0 }
  for (const id of institutions) {
    for (;;) {
      const published = await database.inInstitution(id, (db) => publishSome(db, clock.now()))
      total.published += published
      if (published < AT_ONCE) break
    }
    for (;;) {
      const erased = await database.inInstitution(id, (db) => eraseSome(db, clock.now()))
      total.erased += erased
      if (erased < AT_ONCE) break
    }
  }
  if (total.published + total.erased > 0) log.info(total, 'entries of the gazette published and erased')
}
