import type { GazetteWithdrawal } from '@hdoc/contract/gazette/gazette-choices.ts'
import type { Actor } from '../../../platform/auth/actor.ts'
import type { PlatformDb, TenantDb } from '../../../platform/db/database.ts'
import { type Fragment, sql } from '../../../platform/db/sql.ts'
import type { ChangingEntry } from '../record/queries.ts'
import type { Publication } from './publish-rules.ts'

type Of = Pick<ChangingEntry, 'id'>
const one = (db: TenantDb, { id }: Of): Fragment => sql`institution_id = ${db.institutionId} and id = ${id}`

/** Who asked for the publication. */
export async function storeSubmitter(db: TenantDb, entry: ChangingEntry, by: Actor): Promise<void> {
  await db.run(sql`
    update gazette_entries
       set submitted_by_institution_id = ${by.institutionId}, submitted_by_id = ${by.id}, submitted_by_name = ${by.name}
     where ${one(db, entry)}`)
}

export async function storeApprover(db: TenantDb, entry: ChangingEntry, by: Actor): Promise<void> {
  await db.run(sql`update gazette_entries set approved_by_name = ${by.name} where ${one(db, entry)}`)
}

export async function storeWaiting(db: TenantDb, entry: ChangingEntry): Promise<void> {
  await db.run(
    sql`update gazette_entries set state = 'waiting', version = version + 1 where ${one(db, entry)}`,
  )
}

export async function storePublication(db: TenantDb, entry: Of, what: Publication, at: Date): Promise<void> {
  await db.run(
    what.state === 'scheduled'
      ? sql`update gazette_entries set state = 'scheduled', publish_on = ${what.publish_on}::date, version = version + 1 where ${one(db, entry)}`
      : sql`
    update gazette_entries
       set state = 'published', published_at = ${at}, published_on = ${what.published_on}::date, expires_on = ${what.expires_on}::date,
           version = version + 1
     where ${one(db, entry)}`,
  )
}

/** Makes a draft again. */
export async function storeReturned(db: TenantDb, entry: ChangingEntry): Promise<void> {
  await db.run(
    sql`update gazette_entries set state = 'draft', approved_by_name = '', version = version + 1 where ${one(db, entry)}`,
  )
}

type Withdrawn = { withdrawal: GazetteWithdrawal; reason: string; on: string; at: Date }

/** Notes that an entry was withdrawn; its first day and what was said then stay when it is erased later. */
export async function storeWithdrawal(
  db: TenantDb,
  entry: Of,
  { withdrawal, reason, on, at }: Withdrawn,
): Promise<void> {
  await db.run(sql`
    update gazette_entries
       set state = 'withdrawn', withdrawn_at = coalesce(withdrawn_at, ${at}), withdrawn_on = coalesce(withdrawn_on, ${on}::date),
           withdrawal = ${withdrawal}, withdraw_reason = ${reason}, version = version + 1
     where ${one(db, entry)}`)
}

/** Erases words and files for good; number, days and reason stay. Gives the contents that it held. */
export async function eraseEntry(db: TenantDb, entry: Of): Promise<string[]> {
  await db.run(sql`
    update gazette_entries set title = '', content = '', act_issuer = '', words = '', document_id = null, erased = true
     where ${one(db, entry)}`)
  const gone = await db.rows(sql<{ sha256: string }>`
    delete from gazette_files where institution_id = ${db.institutionId} and entry_id = ${entry.id} returning sha256`)
  return gone.map(({ sha256 }) => sha256)
}

/** Withdrawn by mistake or for another reason, an entry is still read by everybody: its time of display ends as well. */
const isExpired = (today: string): Fragment =>
  sql`state in ('published', 'withdrawn') and not erased and expires_on is not null and expires_on <= ${today}::date`

export type DueEntry = { id: number; expires_days: number | null }

/** Entries whose day has come, held until the transaction ends; those that somebody else holds are left to them. */
export function takeDue(db: TenantDb, today: string, most: number): Promise<DueEntry[]> {
  return db.rows(sql<DueEntry>`
    select e.id, c.expires_days from gazette_entries e
      join gazette_categories c on c.institution_id = e.institution_id and c.id = e.category_id
     where e.institution_id = ${db.institutionId} and e.state = 'scheduled' and e.publish_on <= ${today}::date
     order by e.publish_on, e.id limit ${most} for update of e skip locked`)
}

type ExpiredEntry = { id: number; withdrawal: GazetteWithdrawal | null; withdraw_reason: string }

/** Entries whose time of display has ended, withdrawn before or not, held in the same way. */
export function takeExpired(db: TenantDb, today: string, most: number): Promise<ExpiredEntry[]> {
  return db.rows(sql<ExpiredEntry>`
    select id, withdrawal, withdraw_reason from gazette_entries
     where institution_id = ${db.institutionId} and ${isExpired(today)}
     order by id limit ${most} for update skip locked`)
}

/** Institutions in which an entry is to appear or to be erased. */
export async function listDueInstitutions(db: PlatformDb, today: string): Promise<number[]> {
  const rows = await db.rows(sql<{ id: number }>`
    select institution_id as id from gazette_entries where state = 'scheduled' and publish_on <= ${today}::date
    union select institution_id from gazette_entries where ${isExpired(today)}
    order by id`)
  return rows.map(({ id }) => id)
}
