import type { TenantDb } from '../../../../platform/db/database.ts'
import { sql } from '../../../../platform/db/sql.ts'

/** Hides people from every call until their import is done. */
export async function holdBrought(db: TenantDb, ids: readonly number[], importId: number): Promise<void> {
  await db.run(sql`
    update users set importing = ${importId} where institution_id = ${db.institutionId} and id = any(${[...ids]}::bigint[])`)
}

export async function releaseBrought(db: TenantDb, ids: readonly number[]): Promise<void> {
  await db.run(sql`
    update users set importing = null
     where institution_id = ${db.institutionId} and id = any(${[...ids]}::bigint[]) and importing is not null`)
}

/** Makes people invited who have no password and were never invited; gives their ids. */
export async function inviteBrought(db: TenantDb, ids: readonly number[]): Promise<number[]> {
  const rows = await db.rows(sql<{ id: number }>`
    update users set state = 'invited', version = version + 1
     where institution_id = ${db.institutionId} and id = any(${[...ids]}::bigint[]) and state = 'inactive' and password_hash = ''
    returning id`)
  return rows.map(({ id }) => id)
}

/** Keeps others from changing these people, or their memberships, until the transaction ends. */
export async function lockBrought(db: TenantDb, ids: readonly number[]): Promise<void> {
  await db.run(sql`
    select 1 from users where institution_id = ${db.institutionId} and id = any(${[...ids]}::bigint[]) order by id for update`)
}

export type KnownPerson = { id: number; name: string; email: string; username: string }

/** People who have one of these addresses or user names, in lower case. */
export function listKnownPeople(
  db: TenantDb,
  { emails, usernames }: { emails: readonly string[]; usernames: readonly string[] },
): Promise<KnownPerson[]> {
  return db.rows(sql<KnownPerson>`
    select id, name, lower(email) as email, lower(username) as username from users
     where institution_id = ${db.institutionId} and lower(email) = any(${[...emails]}::text[])
    union
    select id, name, lower(email), lower(username) from users
     where institution_id = ${db.institutionId} and lower(username) = any(${[...usernames]}::text[])`)
}

export type BroughtPerson = { id: number; name: string; used: boolean }

/** People who were brought; `used`: they signed in, or somebody changed them since. */
export function listBrought(db: TenantDb, ids: readonly number[]): Promise<BroughtPerson[]> {
  return db.rows(sql<BroughtPerson>`
    select id, name, last_login_at is not null or password_hash <> '' or is_admin
           or (state, version) not in (('inactive', 1), ('invited', 2)) as used
      from users where institution_id = ${db.institutionId} and id = any(${[...ids]}::bigint[])`)
}
