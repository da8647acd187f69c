import type { AlertPace } from '@hdoc/contract/gazette/gazette-alert-choices.ts'
import type { Language } from '@hdoc/contract/texts/languages.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { type Fragment, sql } from '../../../platform/db/sql.ts'

export type AlertRow = {
  id: number
  email: string
  language: Language
  every: boolean
  daily: boolean
  nonce: Buffer
  token_hash: Buffer
}

const find = (db: TenantDb, where: Fragment): Promise<AlertRow | undefined> =>
  db.maybe(sql<AlertRow>`
    select id, email, language, every, daily, nonce, token_hash from gazette_alerts
     where institution_id = ${db.institutionId} and ${where}`)

export const findAlert = (db: TenantDb, id: number) => find(db, sql`id = ${id}`)
export const findByAddress = (db: TenantDb, email: string) => find(db, sql`lower(email) = lower(${email})`)
export const findByToken = (db: TenantDb, hash: Buffer) => find(db, sql`token_hash = ${hash}`)

type NewAlert = {
  email: string
  language: Language
  headings: readonly number[]
  pace: AlertPace
  nonce: Buffer
  hash: Buffer
  at: Date
}

/**
 * Keeps what an address asks for. Where it has alerts, they change: since when it is told, and the links that end them in
 * mails that have left, stay.
 */
export async function storeAlert(db: TenantDb, one: NewAlert): Promise<void> {
  const { id } = await db.one(sql<{ id: number }>`
    insert into gazette_alerts (institution_id, email, language, every, daily, confirmed_at, nonce, token_hash)
    values (${db.institutionId}, ${one.email}, ${one.language}, ${one.headings.length === 0}, ${one.pace === 'daily'}, ${one.at},
            ${one.nonce}, ${one.hash})
    on conflict (institution_id, lower(email)) do update
       set email = excluded.email, language = excluded.language, every = excluded.every, daily = excluded.daily
    returning id`)
  await db.run(
    sql`delete from gazette_alert_headings where institution_id = ${db.institutionId} and alert_id = ${id}`,
  )
  // A heading that was removed since is left out.
  await db.run(sql`
    insert into gazette_alert_headings (institution_id, alert_id, category_id)
    select c.institution_id, ${id}::bigint, c.id from gazette_categories c
     where c.institution_id = ${db.institutionId} and c.id = any(${[...one.headings]}::bigint[])`)
}

/** The headings that alerts are about; none where they are about all. */
export function listChosen(db: TenantDb, alertId: number): Promise<{ code: string; name: string }[]> {
  return db.rows(sql<{ code: string; name: string }>`
    select c.code, c.name from gazette_alert_headings h
      join gazette_categories c on c.institution_id = h.institution_id and c.id = h.category_id
     where h.institution_id = ${db.institutionId} and h.alert_id = ${alertId} order by c.position, c.id`)
}

export function deleteAlert(db: TenantDb, id: number): Promise<number> {
  return db.run(sql`delete from gazette_alerts where institution_id = ${db.institutionId} and id = ${id}`)
}

export function storeToken(
  db: TenantDb,
  id: number,
  { nonce, hash }: { nonce: Buffer; hash: Buffer },
): Promise<number> {
  return db.run(sql`
    update gazette_alerts set nonce = ${nonce}, token_hash = ${hash}
     where institution_id = ${db.institutionId} and id = ${id}`)
}
