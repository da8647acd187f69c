import type { AccountPurpose } from '@hdoc/contract/accounts/accounts.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { type Fragment, sql } from '../../../platform/db/sql.ts'

/** The state of an account in which a link of each purpose does something. */
const fitsState: Fragment = sql`
  u.state = case t.purpose when 'invitation' then 'invited' else 'active' end`
/**
 * A changed address of the account ends older links. A link for a new address is excepted, because that
 * address is not the account's yet.
 */
const fitsAddress: Fragment = sql`(t.purpose = 'email_change' or lower(t.email) = lower(u.email))`
const isOpen: Fragment = sql`t.used_at is null and t.replaced_at is null`

/** What a link of the purpose `identity` is to link, and the browser in which it works. */
export type IdentityToLink = { issuer: string; subject: string; browserHash: Buffer }

export type NewLink = {
  purpose: AccountPurpose
  userId: number
  email: string
  nonce: Buffer
  at: Date
  identity?: IdentityToLink | undefined
}

/** Locks the person before any of their links, as everything does that ends links: the other way round two would wait for each other. */
const lockOwner = (db: TenantDb, userId: number): Promise<number> =>
  db.run(
    sql`select from users where institution_id = ${db.institutionId} and id = ${userId} for no key update`,
  )

/** Adds a link and makes the person's older links of that purpose worthless. Gives the id of the new one. */
export async function addLink(
  db: TenantDb,
  { purpose, userId, email, nonce, at, identity }: NewLink,
): Promise<number> {
  // Two links of one person at once would each miss the other's row.
  await lockOwner(db, userId)
  await db.run(sql`
    update account_tokens t set replaced_at = ${at}
     where t.institution_id = ${db.institutionId} and t.user_id = ${userId} and t.purpose = ${purpose} and ${isOpen}`)
  const { id } = await db.one(sql<{ id: number }>`
    insert into account_tokens (institution_id, purpose, user_id, email, nonce, created_at, link_issuer, link_subject, link_browser_hash)
    values (${db.institutionId}, ${purpose}, ${userId}, ${email}, ${nonce}, ${at}, ${identity?.issuer ?? null},
            ${identity?.subject ?? null}, ${identity?.browserHash ?? null}) returning id`)
  return id
}

/** How many links of a purpose a person was sent since. */
export async function countLinks(
  db: TenantDb,
  { userId, purpose, since }: { userId: number; purpose: AccountPurpose; since: Date },
): Promise<number> {
  const { count } = await db.one(sql<{ count: number }>`
    select count(*)::int as count from account_tokens
     where institution_id = ${db.institutionId} and user_id = ${userId} and purpose = ${purpose} and created_at > ${since}`)
  return count
}

export type LinkToMail = {
  id: number
  purpose: AccountPurpose
  email: string
  nonce: Buffer
  /** The hash that an earlier attempt to mail it left. */
  token_hash: Buffer | null
  name: string
  username: string
  language: 'ro' | 'en'
}

/** A link whose mail is still worth sending. */
export function findLinkToMail(db: TenantDb, id: number): Promise<LinkToMail | undefined> {
  return db.maybe(sql<LinkToMail>`
    select t.id, t.purpose, t.email, t.nonce, t.token_hash, u.name, u.username, u.language
      from account_tokens t join users u on u.institution_id = t.institution_id and u.id = t.user_id
     where t.institution_id = ${db.institutionId} and t.id = ${id} and ${isOpen} and ${fitsState} and ${fitsAddress}`)
}

/** Makes the link usable from now on. */
export function openLink(
  db: TenantDb,
  id: number,
  { hash, expiresAt }: { hash: Buffer; expiresAt: Date },
): Promise<number> {
  return db.run(sql`
    update account_tokens t set token_hash = ${hash}, expires_at = ${expiresAt}
     where t.institution_id = ${db.institutionId} and t.id = ${id} and ${isOpen}`)
}

export type LinkRow = {
  id: number
  purpose: AccountPurpose
  user_id: number
  email: string
  /** The address of the account, which differs from `email` when a new address is confirmed. */
  account_email: string
  name: string
  username: string
  expires_at: string
  /** Null but for the purpose `identity`. */
  link_issuer: string | null
  link_subject: string | null
  link_browser_hash: Buffer | null
  alive: boolean
}

/** Finds the link behind a token, also when it is of no use any more. */
export function findLink(db: TenantDb, hash: Buffer, now: Date): Promise<LinkRow | undefined> {
  return db.maybe(sql<LinkRow>`
    select t.id, t.purpose, t.user_id, t.email, u.email as account_email, u.name, u.username, t.expires_at,
           t.link_issuer, t.link_subject, t.link_browser_hash,
           ${isOpen} and t.expires_at > ${now} and ${fitsState} and ${fitsAddress} as alive
      from account_tokens t join users u on u.institution_id = t.institution_id and u.id = t.user_id
     where t.institution_id = ${db.institutionId} and t.token_hash = ${hash}`)
}

/** Uses a link up. Of any number of attempts at once one gets true. */
export async function useLink(
  db: TenantDb,
  { id, user_id }: Pick<LinkRow, 'id' | 'user_id'>,
  now: Date,
): Promise<boolean> {
  await lockOwner(db, user_id)
  const used = await db.run(sql`
    update account_tokens t set used_at = ${now} from users u
     where t.institution_id = ${db.institutionId} and t.id = ${id} and u.institution_id = t.institution_id and u.id = t.user_id
       and ${isOpen} and t.expires_at > ${now} and ${fitsState} and ${fitsAddress}`)
  return used === 1
}

/** Ends the links of a purpose that nobody used or replaced, and gives those that were still good. The person has to be locked. */
export async function endLinks(
  db: TenantDb,
  userId: number,
  purpose: AccountPurpose,
  now: Date,
): Promise<{ email: string }[]> {
  const ended = await db.rows(sql<{ email: string; good: boolean }>`
    update account_tokens t set replaced_at = ${now}
     where t.institution_id = ${db.institutionId} and t.user_id = ${userId} and t.purpose = ${purpose} and ${isOpen}
    returning t.email, t.expires_at is null or t.expires_at > ${now} as good`)
  return ended.flatMap(({ email, good }) => (good ? [{ email }] : []))
}

export type PendingEmail = {
  email: string
  /** Null until its link is mailed. */
  expires_at: string | null
}

/** The address that a person asked for and has not confirmed yet, while its link is good. */
export function findPendingEmail(db: TenantDb, userId: number, now: Date): Promise<PendingEmail | undefined> {
  return db.maybe(sql<PendingEmail>`
    select t.email, t.expires_at from account_tokens t
     where t.institution_id = ${db.institutionId} and t.user_id = ${userId} and t.purpose = 'email_change' and ${isOpen}
       and (t.expires_at is null or t.expires_at > ${now})
     order by t.id desc limit 1`)
}
