import type { UserGroupEntry, UserState } from '@hdoc/contract/people/users.ts'
import type { TenantDb } from '../../../../platform/db/database.ts'
import { sql } from '../../../../platform/db/sql.ts'
import type { EditableUser } from './users.ts'

export type UserFields = {
  name: string
  username: string
  email: string
  phone: string
  job_title: string
  is_admin: boolean
  state: UserState
}

export async function addUser(
  db: TenantDb,
  fields: UserFields,
  password: { hash: string; at: Date } | undefined,
): Promise<number> {
  const { id } = await db.one(sql<{ id: number }>`
    insert into users (institution_id, name, username, email, phone, job_title, is_admin, state, password_hash, password_changed_at)
    values (${db.institutionId}, ${fields.name}, ${fields.username}, ${fields.email}, ${fields.phone}, ${fields.job_title}, ${fields.is_admin},
            ${fields.state}, ${password?.hash ?? ''}, ${password?.at ?? null}) returning id`)
  return id
}

/** Stores a person's data. An address that changes is not confirmed any more. */
export function updateUser(db: TenantDb, user: EditableUser, fields: UserFields): Promise<number> {
  return db.run(sql`
    update users set name = ${fields.name}, username = ${fields.username},
           email_confirmed_at = case when lower(email) = lower(${fields.email}) then email_confirmed_at end, email = ${fields.email},
           phone = ${fields.phone}, job_title = ${fields.job_title}, is_admin = ${fields.is_admin}, state = ${fields.state}, version = version + 1
     where institution_id = ${db.institutionId} and id = ${user.id}`)
}

export function setState(db: TenantDb, user: EditableUser, state: UserState): Promise<number> {
  return db.run(sql`
    update users set state = ${state}, version = version + 1 where institution_id = ${db.institutionId} and id = ${user.id}`)
}

/** Raises the person's version after a change of what belongs to them. */
export function touchUser(db: TenantDb, user: EditableUser): Promise<number> {
  return db.run(
    sql`update users set version = version + 1 where institution_id = ${db.institutionId} and id = ${user.id}`,
  )
}

export async function replaceRoles(db: TenantDb, userId: number, ids: readonly number[]): Promise<void> {
  const i = db.institutionId
  await db.run(sql`
    delete from user_roles where institution_id = ${i} and user_id = ${userId} and role_id <> all(${[...ids]}::bigint[])`)
  await db.run(sql`
    insert into user_roles (institution_id, user_id, role_id)
    select ${i}::bigint, ${userId}::bigint, x from unnest(${[...ids]}::bigint[]) x on conflict do nothing`)
}

export async function replaceBundles(db: TenantDb, userId: number, ids: readonly number[]): Promise<void> {
  const i = db.institutionId
  await db.run(sql`
    delete from user_bundles where institution_id = ${i} and user_id = ${userId} and bundle_id <> all(${[...ids]}::bigint[])`)
  await db.run(sql`
    insert into user_bundles (institution_id, user_id, bundle_id)
    select ${i}::bigint, ${userId}::bigint, x from unnest(${[...ids]}::bigint[]) x on conflict do nothing`)
}

export async function replacePermissions(
  db: TenantDb,
  userId: number,
  names: readonly string[],
): Promise<void> {
  const i = db.institutionId
  await db.run(sql`
    delete from user_permissions where institution_id = ${i} and user_id = ${userId} and permission <> all(${[...names]}::text[])`)
  await db.run(sql`
    insert into user_permissions (institution_id, user_id, permission)
    select ${i}::bigint, ${userId}::bigint, x from unnest(${[...names]}::text[]) x on conflict do nothing`)
}

/** Replaces all groups of the person in one go, because two defaults at once are refused. */
export async function replaceGroups(
  db: TenantDb,
  userId: number,
  entries: readonly UserGroupEntry[],
): Promise<void> {
  const i = db.institutionId
  await db.run(sql`delete from group_members where institution_id = ${i} and user_id = ${userId}`)
  await db.run(sql`
    insert into group_members (institution_id, user_id, group_id, group_role_id, is_default)
    select ${i}::bigint, ${userId}::bigint, x.group_id, x.group_role_id, x.is_default
      from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as x(group_id bigint, group_role_id bigint, is_default boolean)`)
}

/** Adds a person to one more department. The first one of a person is their default. */
export function addToGroup(
  db: TenantDb,
  user: EditableUser,
  entry: { group_id: number; group_role_id: number },
): Promise<number> {
  return db.run(sql`
    insert into group_members (institution_id, user_id, group_id, group_role_id, is_default)
    values (${db.institutionId}, ${user.id}, ${entry.group_id}, ${entry.group_role_id}, ${user.groups.length === 0})`)
}
