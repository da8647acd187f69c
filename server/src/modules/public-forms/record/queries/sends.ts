import type { PublicFormKind } from '@hdoc/contract/public-forms/public-form-kinds.ts'
import type { Language } from '@hdoc/contract/texts/languages.ts'
import type { TenantDb } from '../../../../platform/db/database.ts'
import { type Fragment, sql } from '../../../../platform/db/sql.ts'
import type { Line } from '../../kinds/public-kind.ts'
import type { SendRow, StoredResult } from './send-row.ts'

const columns = sql`id, kind, state, language, begun_at, sent_at, email, content, body_hash, told, nonce, token_hash, expires_at, mails,
  wrong_codes, resends, corrections, confirmed_at, result`

const find = (db: TenantDb, where: Fragment, lock: Fragment = sql``): Promise<SendRow | undefined> =>
  db.maybe(sql<SendRow>`
    select ${columns} from public_sends where institution_id = ${db.institutionId} and ${where} ${lock}`)

export const findByKey = (db: TenantDb, hash: Buffer) => find(db, sql`key_hash = ${hash}`)
export const findByToken = (db: TenantDb, hash: Buffer) => find(db, sql`token_hash = ${hash}`)
export const findSend = (db: TenantDb, id: number) => find(db, sql`id = ${id}`)
/** Holds a form until the transaction ends. */
export const lockSend = (db: TenantDb, id: number) => find(db, sql`id = ${id}`, sql`for update`)

export type NewSend = {
  kind: PublicFormKind
  keyHash: Buffer
  language: Language
  address: string
  at: Date
}

/** The form of a key, which is begun now when it is not there yet; it is held until the transaction ends. */
export async function beginSend(db: TenantDb, one: NewSend): Promise<SendRow> {
  await db.run(sql`
    insert into public_sends (institution_id, kind, key_hash, language, address, begun_at)
    values (${db.institutionId}, ${one.kind}, ${one.keyHash}, ${one.language}, ${one.address}, ${one.at})
    on conflict (institution_id, key_hash) do nothing`)
  const row = await find(db, sql`key_hash = ${one.keyHash}`, sql`for update`)
  if (!row) throw new Error('a form that was just begun is not there')
  return row
}

export type Written = {
  language: Language
  email: string
  content: unknown
  told: readonly Line[]
  bodyHash: Buffer
  /** What it takes until it is confirmed. */
  bytes: number
  at: Date
}
export type Opened = { nonce: Buffer; hash: Buffer; expiresAt: Date }

/** What was written is sent and waits for its confirmation. */
export function storeWritten(db: TenantDb, id: number, written: Written, opened: Opened): Promise<number> {
  const { language, email, content, told, bodyHash, bytes, at } = written
  return db.run(sql`
    update public_sends
       set state = 'waiting', language = ${language}, email = ${email}, content = ${JSON.stringify(content)}::jsonb,
           told = ${JSON.stringify(told)}::jsonb, body_hash = ${bodyHash}, bytes = ${bytes}, sent_at = ${at}, nonce = ${opened.nonce},
           token_hash = ${opened.hash}, expires_at = ${opened.expiresAt}, mails = 1
     where institution_id = ${db.institutionId} and id = ${id} and state = 'writing'`)
}

/** Bytes of forms that wait for their confirmation: of the whole institution and of one address, and when the first of them goes. */
export function countWaiting(
  db: TenantDb,
  address: string,
): Promise<{ all: number; own: number; first: string | null; own_first: string | null }> {
  return db.one(sql<{ all: number; own: number; first: string | null; own_first: string | null }>`
    select coalesce(sum(bytes), 0)::bigint as all, coalesce(sum(bytes) filter (where address = ${address}), 0)::bigint as own,
           min(sent_at) as first, min(sent_at) filter (where address = ${address}) as own_first
      from public_sends where institution_id = ${db.institutionId} and state = 'waiting'`)
}

type Again = { email: string; resends: number; corrections: number }

/** A new link and code take the place of those before, with tries of their own. */
export function storeAgain(db: TenantDb, id: number, again: Again, opened: Opened): Promise<number> {
  return db.run(sql`
    update public_sends
       set email = ${again.email}, resends = ${again.resends}, corrections = ${again.corrections}, nonce = ${opened.nonce},
           token_hash = ${opened.hash}, expires_at = ${opened.expiresAt}, wrong_codes = 0, mails = mails + 1
     where institution_id = ${db.institutionId} and id = ${id} and state = 'waiting'`)
}

/** The link and code that were mailed stay as they are, and are good for longer, with tries anew. */
export function storeLonger(db: TenantDb, id: number, again: Again, expiresAt: Date): Promise<number> {
  return db.run(sql`
    update public_sends
       set resends = ${again.resends}, corrections = ${again.corrections}, expires_at = ${expiresAt}, wrong_codes = 0
     where institution_id = ${db.institutionId} and id = ${id} and state = 'waiting'`)
}

/** Counts a try of the code before it is looked at; false when there were too many. */
export async function claimTry(db: TenantDb, id: number, most: number): Promise<boolean> {
  const claimed = await db.run(sql`
    update public_sends set wrong_codes = wrong_codes + 1
     where institution_id = ${db.institutionId} and id = ${id} and state = 'waiting' and wrong_codes < ${most}`)
  return claimed === 1
}

export function storeConfirmed(
  db: TenantDb,
  id: number,
  { at, result }: { at: Date; result: StoredResult },
): Promise<number> {
  return db.run(sql`
    update public_sends set state = 'confirmed', confirmed_at = ${at}, result = ${JSON.stringify(result)}::jsonb
     where institution_id = ${db.institutionId} and id = ${id} and state = 'waiting'`)
}
