import type { Language } from '@hdoc/contract/texts/languages.ts'
import type { PlatformDb, TenantDb } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'

export type SignUp = {
  name: string
  email: string
  username: string
  phone: string
  language: Language
  passwordHash: string
  nonce: Buffer
  at: Date
}

/** Passwords that may be tried on one link before it ends. */
const MOST_ATTEMPTS = 10

export async function isUsernameTaken(db: TenantDb, username: string): Promise<boolean> {
  const row = await db.maybe(sql`
    select from users where institution_id = ${db.institutionId} and lower(username) = lower(${username})`)
  return row !== undefined
}

export async function isAddressTaken(db: TenantDb, email: string): Promise<boolean> {
  const row = await db.maybe(sql`
    select from users where institution_id = ${db.institutionId} and lower(email) = lower(${email})`)
  return row !== undefined
}

export async function addSignUp(db: TenantDb, signUp: SignUp): Promise<number> {
  const { name, email, username, phone, language, passwordHash, nonce, at } = signUp
  const row = await db.one(sql<{ id: number }>`
    insert into sign_ups (institution_id, name, email, username, phone, language, password_hash, nonce, created_at)
    values (${db.institutionId}, ${name}, ${email}, ${username}, ${phone}, ${language}, ${passwordHash}, ${nonce}, ${at})
    returning id`)
  return row.id
}

export type SignUpToMail = {
  id: number
  email: string
  name: string
  username: string
  language: Language
  nonce: Buffer
  /** The hash that an earlier attempt to mail it left. */
  token_hash: Buffer | null
}

export function findSignUpToMail(db: TenantDb, id: number): Promise<SignUpToMail | undefined> {
  return db.maybe(sql<SignUpToMail>`
    select id, email, name, username, language, nonce, token_hash from sign_ups
     where institution_id = ${db.institutionId} and id = ${id}`)
}

/** Makes the link usable from now on. */
export function openSignUp(
  db: TenantDb,
  id: number,
  { hash, expiresAt }: { hash: Buffer; expiresAt: Date },
): Promise<number> {
  return db.run(sql`
    update sign_ups set token_hash = ${hash}, expires_at = ${expiresAt}
     where institution_id = ${db.institutionId} and id = ${id}`)
}

export type SignUpRow = {
  id: number
  email: string
  name: string
  username: string
  password_hash: string
  expires_at: string
  alive: boolean
}

/** Finds the request behind a token, also when it is of no use any more. */
export function findSignUp(db: TenantDb, hash: Buffer, now: Date): Promise<SignUpRow | undefined> {
  return db.maybe(sql<SignUpRow>`
    select id, email, name, username, password_hash, expires_at,
           expires_at > ${now} and attempts < ${MOST_ATTEMPTS} as alive
      from sign_ups where institution_id = ${db.institutionId} and token_hash = ${hash}`)
}

/** Counts a try before the password is looked at; false when there were too many. */
export async function claimAttempt(db: TenantDb, id: number): Promise<boolean> {
  const claimed = await db.run(sql`
    update sign_ups set attempts = attempts + 1
     where institution_id = ${db.institutionId} and id = ${id} and attempts < ${MOST_ATTEMPTS}`)
  return claimed === 1
}

/**
 * Takes one request and discards the others of its address. Of several confirmations at once one gets true.
 */
export async function takeSignUp(
  db: TenantDb,
  { id, email }: { id: number; email: string },
): Promise<boolean> {
  const taken = await db.rows(sql<{ id: number }>`
    delete from sign_ups where institution_id = ${db.institutionId} and lower(email) = lower(${email}) returning id`)
  return taken.some((one) => one.id === id)
}

export function removeSignUp(db: TenantDb, id: number): Promise<number> {
  return db.run(sql`delete from sign_ups where institution_id = ${db.institutionId} and id = ${id}`)
}

/**
 * Adds the account of a confirmed request, which waits for an administrator; undefined when name or address
 * is taken.
 */
export function addPendingAccount(
  db: TenantDb,
  id: number,
  { username, at }: { username: string; at: Date },
): Promise<{ id: number } | undefined> {
  return db.maybe(sql<{ id: number }>`
    insert into users (institution_id, name, email, username, phone, language, password_hash, password_changed_at, state,
                       email_confirmed_at, created_at)
    select institution_id, name, email, ${username}, phone, language, password_hash, created_at, 'pending', ${at}, created_at
      from sign_ups where institution_id = ${db.institutionId} and id = ${id}
    on conflict do nothing returning id`)
}

/** Removes requests that nobody confirmed within a week. */
export function removeOldSignUps(db: PlatformDb, now: Date): Promise<number> {
  return db.run(sql`delete from sign_ups where created_at < ${now}::timestamptz - interval '7 days'`)
}
