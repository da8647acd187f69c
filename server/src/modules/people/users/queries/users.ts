import type { ListQuery } from '@hdoc/contract/calls/list-query.ts'
import type { User } from '@hdoc/contract/people/users.ts'
import type { Granted } from '../../../../platform/auth/grant.ts'
import type { TenantDb } from '../../../../platform/db/database.ts'
import { listOptions, type OptionQuery } from '../../../../platform/db/list/list-options.ts'
import { listPage } from '../../../../platform/db/list/list-sql.ts'
import { allOf, sql } from '../../../../platform/db/sql.ts'
import { searchCondition, userListColumns, userSelect } from './columns.ts'

export type UserRow = Omit<User, 'can'> & { password_known: boolean }
export type EditableUser = Granted<'user.edit', UserRow>

export function listUsers(db: TenantDb, query: ListQuery): Promise<{ rows: UserRow[]; total: number }> {
  return listPage<UserRow>(
    db,
    { ...query, search: '', filterstring: '' },
    {
      select: userSelect,
      from: sql`users u`,
      where: allOf([sql`u.institution_id = ${db.institutionId}`, searchCondition(query)]),
      columns: userListColumns,
      search: [],
      id: sql`u.id`,
    },
  )
}

export function findUser(db: TenantDb, id: number): Promise<UserRow | undefined> {
  return db.maybe(
    sql<UserRow>`select ${userSelect} from users u where u.institution_id = ${db.institutionId} and u.id = ${id}`,
  )
}

export function listUsersByIds(db: TenantDb, ids: readonly number[]): Promise<UserRow[]> {
  return db.rows(sql<UserRow>`
    select ${userSelect} from users u where u.institution_id = ${db.institutionId} and u.id = any(${[...ids]}::bigint[])
     order by u.name collate romanian, u.id`)
}

/** Locks these people, after waiting for others who change them. Read the people afterwards. */
export async function lockUsers(db: TenantDb, ids: readonly number[]): Promise<void> {
  await db.rows(sql`
    select 1 from users where institution_id = ${db.institutionId} and id = any(${[...ids]}::bigint[]) order by id for no key update`)
}

/** Ids of the active administrators, locked: until the end of the transaction nobody else can take one of them away. */
export async function lockAdministrators(db: TenantDb): Promise<number[]> {
  const rows = await db.rows(sql<{ id: number }>`
    select id from users where institution_id = ${db.institutionId} and is_admin and state = 'active' order by id for no key update`)
  return rows.map(({ id }) => id)
}

export const listUserOptions = (db: TenantDb, query: OptionQuery) =>
  listOptions(db, 'users', query, { offered: sql`active` })
