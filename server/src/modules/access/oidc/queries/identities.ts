import type { Identity } from '@hdoc/contract/access/oidc.ts'
import type { TenantDb } from '../../../../platform/db/database.ts'
import { sql } from '../../../../platform/db/sql.ts'

export type Subject = { issuer: string; subject: string }
export type Account = { id: number; name: string; state: string }
/** `proved`: the owner showed here that the link is theirs. */
export type Linked = Account & { proved: boolean }

/**
 * Finds the account linked to a provider's subject. Once linked, the subject alone decides, not the address.
 */
export function findBySubject(db: TenantDb, { issuer, subject }: Subject): Promise<Linked | undefined> {
  return db.maybe(sql<Linked>`
    select u.id, u.name, u.state, i.proved_at is not null as proved from user_identities i
      join users u on u.institution_id = i.institution_id and u.id = i.user_id
     where i.institution_id = ${db.institutionId} and i.issuer = ${issuer} and i.subject = ${subject}`)
}

export function findByEmail(db: TenantDb, email: string): Promise<Account | undefined> {
  return db.maybe(sql<Account>`
    select id, name, state from users where institution_id = ${db.institutionId} and lower(email) = lower(${email})`)
}

/** false when the subject, or an account of this issuer for the person, is linked already. */
export async function addIdentity(
  db: TenantDb,
  identity: Subject & { userId: number; email: string; at: Date; provedAt: Date | null },
): Promise<boolean> {
  const { userId, issuer, subject, email, at, provedAt } = identity
  const added = await db.run(sql`
    insert into user_identities (institution_id, user_id, issuer, subject, email, linked_at, last_used_at, proved_at)
    values (${db.institutionId}, ${userId}, ${issuer}, ${subject}, ${email}, ${at}, ${at}, ${provedAt})
    on conflict do nothing`)
  return added === 1
}

/** Notes that the person proved their link; false when the link is not theirs. */
export async function proveIdentity(
  db: TenantDb,
  { userId, issuer, subject, at }: Subject & { userId: number; at: Date },
): Promise<boolean> {
  const proved = await db.run(sql`
    update user_identities set proved_at = coalesce(proved_at, ${at}), last_used_at = ${at}
     where institution_id = ${db.institutionId} and user_id = ${userId} and issuer = ${issuer} and subject = ${subject}`)
  return proved === 1
}

/** Is the person linked to an account of this issuer? */
export async function hasIdentity(db: TenantDb, userId: number, issuer: string): Promise<boolean> {
  const row = await db.maybe(sql`
    select from user_identities where institution_id = ${db.institutionId} and user_id = ${userId} and issuer = ${issuer}`)
  return row !== undefined
}

export function touchIdentity(db: TenantDb, { issuer, subject }: Subject, at: Date): Promise<number> {
  return db.run(sql`
    update user_identities set last_used_at = ${at}
     where institution_id = ${db.institutionId} and issuer = ${issuer} and subject = ${subject}`)
}

export type NewPerson = { name: string; email: string; username: string; language: string; at: Date }

/** An account that waits for an administrator; undefined when the name or the address is taken. */
export function addPending(db: TenantDb, person: NewPerson): Promise<{ id: number } | undefined> {
  const { name, email, username, language, at } = person
  return db.maybe(sql<{ id: number }>`
    insert into users (institution_id, name, email, username, language, password_hash, state, email_confirmed_at, created_at)
    values (${db.institutionId}, ${name}, ${email}, ${username}, ${language}, '', 'pending', ${at}, ${at})
    on conflict do nothing returning id`)
}

export function listIdentities(db: TenantDb, userId: number): Promise<Identity[]> {
  return db.rows(sql<Identity>`
    select id, issuer, email, linked_at, last_used_at from user_identities
     where institution_id = ${db.institutionId} and user_id = ${userId} order by issuer`)
}

export async function removeIdentity(
  db: TenantDb,
  { id, userId }: { id: number; userId: number },
): Promise<{ issuer: string; email: string } | undefined> {
  return db.maybe(sql<{ issuer: string; email: string }>`
    delete from user_identities where institution_id = ${db.institutionId} and user_id = ${userId} and id = ${id}
    returning issuer, email`)
}
