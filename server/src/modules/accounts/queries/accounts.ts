import type { Permission } from '@hdoc/contract/rights/permissions.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { type Fragment, sql } from '../../../platform/db/sql.ts'

export type AccountState = 'active' | 'inactive' | 'invited' | 'pending' | 'refused'
export type Account = {
  id: number
  username: string
  email: string
  name: string
  phone: string
  language: 'ro' | 'en'
  state: AccountState
}
const fields: Fragment = sql`id, username, email, name, phone, language, state`

export function findAccount(db: TenantDb, id: number): Promise<Account | undefined> {
  return db.maybe(
    sql<Account>`select ${fields} from users where institution_id = ${db.institutionId} and id = ${id}`,
  )
}

/**
 * The same row, locked until the end of the transaction, so that of two decisions about a person one comes
 * second.
 */
export function lockAccount(db: TenantDb, id: number): Promise<Account | undefined> {
  return db.maybe(sql<Account>`
    select ${fields} from users where institution_id = ${db.institutionId} and id = ${id} for no key update`)
}

export function findAccountByEmail(db: TenantDb, email: string): Promise<Account | undefined> {
  return db.maybe(sql<Account>`
    select ${fields} from users where institution_id = ${db.institutionId} and lower(email) = lower(${email})`)
}

/** Lists whom to tell that somebody waits: all who may decide. */
export function listManagers(db: TenantDb): Promise<{ id: number }[]> {
  return db.rows(sql<{ id: number }>`
    select u.id from users u cross join lateral person_rights(u.institution_id, u.id) r
     where u.institution_id = ${db.institutionId} and u.active
       and (r.is_admin or ${'user.manage' satisfies Permission} = any(r.permissions))
     order by u.id`)
}

/** Notes that the address is proved: its owner used a link that was sent there. */
export function markEmailConfirmed(db: TenantDb, id: number, at: Date): Promise<number> {
  return db.run(sql`
    update users set email_confirmed_at = coalesce(email_confirmed_at, ${at})
     where institution_id = ${db.institutionId} and id = ${id}`)
}

export function changeEmail(db: TenantDb, id: number, email: string, at: Date): Promise<number> {
  return db.run(sql`
    update users set email = ${email}, email_confirmed_at = ${at}, version = version + 1
     where institution_id = ${db.institutionId} and id = ${id}`)
}

export function setState(db: TenantDb, id: number, state: AccountState): Promise<number> {
  return db.run(sql`
    update users set state = ${state}, version = version + 1
     where institution_id = ${db.institutionId} and id = ${id}`)
}

/**
 * Gives groups, with the role in each and the first one as default, and roles to a person who has none yet.
 */
export async function giveRights(
  db: TenantDb,
  userId: number,
  given: { groups: readonly { group_id: number; group_role_id: number }[]; role_ids: readonly number[] },
): Promise<void> {
  const groups = given.groups.map(({ group_id, group_role_id }, n) => ({
    group_id,
    group_role_id,
    is_default: n === 0,
  }))
  await db.run(sql`
    insert into group_members (institution_id, group_id, user_id, group_role_id, is_default)
    select ${db.institutionId}, g.group_id, ${userId}, g.group_role_id, g.is_default
      from jsonb_to_recordset(${JSON.stringify(groups)}::jsonb) as g (group_id bigint, group_role_id bigint, is_default boolean)`)
  await db.run(sql`
    insert into user_roles (institution_id, user_id, role_id)
    select ${db.institutionId}, ${userId}, role_id from unnest(${given.role_ids}::bigint[]) as role_id`)
}

export type Givable = { id: number; name: string; permissions: string[] }

/** Lists those of the wanted groups and roles that exist here, with the permissions of bundles counted in. */
export async function listGivable(
  db: TenantDb,
  ids: { groups: readonly number[]; groupRoles: readonly number[]; roles: readonly number[] },
): Promise<{ groups: number[]; groupRoles: Givable[]; roles: Givable[] }> {
  const groups = await db.rows(sql<{ id: number }>`
    select id from user_groups where institution_id = ${db.institutionId} and active and id = any(${ids.groups}::bigint[])`)
  const groupRoles = await db.rows(sql<Givable>`
    select id, name, permissions from group_roles where institution_id = ${db.institutionId} and id = any(${ids.groupRoles}::bigint[])`)
  const roles = await db.rows(sql<Givable>`
    select r.id, r.name, array(select unnest(r.permissions) union
             select unnest(b.permissions) from role_bundles rb
               join permission_bundles b on b.institution_id = rb.institution_id and b.id = rb.bundle_id
              where rb.institution_id = r.institution_id and rb.role_id = r.id) as permissions
      from roles r where r.institution_id = ${db.institutionId} and r.id = any(${ids.roles}::bigint[]) for share of r`)
  return { groups: groups.map(({ id }) => id), groupRoles, roles }
}
