import type { Permission } from '@hdoc/contract/rights/permissions.ts'
import type { Database } from '../../src/platform/db/database.ts'
import { sql } from '../../src/platform/db/sql.ts'
import { testPasswordHash } from '../browsers/test-password.ts'

type Wishes = {
  name?: string
  permissions?: Permission[]
  roles?: string[]
  groupIds?: number[]
  groupRole?: string
  isAdmin?: boolean
  active?: boolean
}

/**
 * Makes a person who can sign in with the test password, and any groups and roles that are missing. Gives the
 * id.
 */
export async function aPerson(
  database: Database,
  institutionId: number,
  username: string,
  wishes: Wishes = {},
): Promise<number> {
  const passwordHash = await testPasswordHash()
  return database.inInstitution(institutionId, async (db) => {
    const { id } = await db.one(sql<{ id: number }>`
      insert into users (institution_id, username, email, name, password_hash, is_admin, state)
      values (${institutionId}, ${username}, ${`${username}@test.example`}, ${wishes.name ?? username}, ${passwordHash}, ${wishes.isAdmin ?? false}, ${(wishes.active ?? true) ? 'active' : 'inactive'})
      returning id`)
    const permissions = wishes.permissions ?? []
    if (permissions.length > 0)
      await db.run(
        sql`insert into user_permissions (institution_id, user_id, permission)
            select ${institutionId}::bigint, ${id}::bigint, unnest(${permissions}::text[])`,
      )
    for (const role of wishes.roles ?? [])
      await db.run(sql`
        with r as (insert into roles (institution_id, name) values (${institutionId}, ${role}) on conflict (institution_id, name) do update set name = excluded.name returning id)
        insert into user_roles (institution_id, user_id, role_id) select ${institutionId}::bigint, ${id}::bigint, r.id from r`)
    for (const [n, groupId] of (wishes.groupIds ?? []).entries())
      await db.run(sql`
        with r as (insert into group_roles (institution_id, name) values (${institutionId}, ${wishes.groupRole ?? 'Membru'})
                   on conflict (institution_id, name) do update set name = excluded.name returning id)
        insert into group_members (institution_id, group_id, user_id, group_role_id, is_default)
          select ${institutionId}::bigint, ${groupId}::bigint, ${id}::bigint, r.id, ${n === 0}::boolean from r`)
    return id
  })
}

export function aGroup(database: Database, institutionId: number, name: string): Promise<number> {
  return database.inInstitution(institutionId, async (db) => {
    const { id } = await db.one(
      sql<{
        id: number
      }>`insert into user_groups (institution_id, name) values (${institutionId}, ${name}) returning id`,
    )
    return id
  })
}
