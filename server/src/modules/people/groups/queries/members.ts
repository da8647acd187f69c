import type { GroupMember } from '@hdoc/contract/people/groups.ts'
import type { Granted } from '../../../../platform/auth/grant.ts'
import type { TenantDb } from '../../../../platform/db/database.ts'
import { sql } from '../../../../platform/db/sql.ts'
import type { EditableGroup } from './groups.ts'

export type MembershipRow = GroupMember & { group_id: number }
export type EditableMembership = Granted<'user_group.member', MembershipRow>

const select = sql`m.group_id, m.user_id, u.name, u.username, u.job_title, u.active, m.group_role_id, r.name as group_role_name, m.is_default`
const from = sql`group_members m
  join users u on u.institution_id = m.institution_id and u.id = m.user_id
  join group_roles r on r.institution_id = m.institution_id and r.id = m.group_role_id`

export function listMembers(db: TenantDb, groupId: number): Promise<MembershipRow[]> {
  return db.rows(sql<MembershipRow>`
    select ${select} from ${from} where m.institution_id = ${db.institutionId} and m.group_id = ${groupId}
     order by u.name collate romanian limit 2000`)
}

export function findMember(
  db: TenantDb,
  groupId: number,
  userId: number,
): Promise<MembershipRow | undefined> {
  return db.maybe(sql<MembershipRow>`
    select ${select} from ${from} where m.institution_id = ${db.institutionId} and m.group_id = ${groupId} and m.user_id = ${userId}`)
}

/** Membership gives rights: whoever edits the person meanwhile, or takes back their import, sees that it changed. */
async function markChanged(db: TenantDb, userId: number): Promise<void> {
  await db.run(sql`
    update users set version = version + 1 where institution_id = ${db.institutionId} and id = ${userId}`)
}

/** Adds a member. The first department of a person is their default one. */
export async function addMember(
  db: TenantDb,
  group: EditableGroup,
  member: { userId: number; groupRoleId: number; isDefault: boolean },
): Promise<void> {
  const i = db.institutionId
  if (member.isDefault) await clearDefault(db, member.userId)
  await db.run(sql`
    insert into group_members (institution_id, group_id, user_id, group_role_id, is_default)
    values (${i}, ${group.id}, ${member.userId}, ${member.groupRoleId},
            not exists (select 1 from group_members m where m.institution_id = ${i} and m.user_id = ${member.userId} and m.is_default))`)
  await markChanged(db, member.userId)
}

function clearDefault(db: TenantDb, userId: number): Promise<number> {
  return db.run(
    sql`update group_members set is_default = false where institution_id = ${db.institutionId} and user_id = ${userId} and is_default`,
  )
}

export async function updateMember(
  db: TenantDb,
  member: EditableMembership,
  change: { groupRoleId: number; isDefault: boolean },
): Promise<void> {
  if (change.isDefault && !member.is_default) await clearDefault(db, member.user_id)
  await db.run(sql`
    update group_members set group_role_id = ${change.groupRoleId}, is_default = ${change.isDefault}
     where institution_id = ${db.institutionId} and group_id = ${member.group_id} and user_id = ${member.user_id}`)
  await markChanged(db, member.user_id)
}

/** Removes a member. A person who loses their default department gets the first of the others as default. */
export async function removeMember(db: TenantDb, member: EditableMembership): Promise<void> {
  const i = db.institutionId
  await db.run(sql`
    delete from group_members where institution_id = ${i} and group_id = ${member.group_id} and user_id = ${member.user_id}`)
  if (member.is_default)
    await db.run(sql`
      update group_members m set is_default = true
       where m.institution_id = ${i} and m.user_id = ${member.user_id}
         and m.group_id = (select min(o.group_id) from group_members o where o.institution_id = ${i} and o.user_id = ${member.user_id})`)
  await markChanged(db, member.user_id)
}

export type Named = { names: string[]; count: number }
const NAMED = 20

/** Names the members of a department, or everybody with a group role, for refusals. */
export async function nameMembers(
  db: TenantDb,
  of: { groupId: number } | { groupRoleId: number },
): Promise<Named> {
  const which = 'groupId' in of ? sql`m.group_id = ${of.groupId}` : sql`m.group_role_id = ${of.groupRoleId}`
  const rows = await db.rows(sql<{ name: string; total: number }>`
    select name, count(*) over () as total from (
      select distinct u.id, u.name from group_members m
        join users u on u.institution_id = m.institution_id and u.id = m.user_id
       where m.institution_id = ${db.institutionId} and ${which}) x
     order by name collate romanian limit ${NAMED}`)
  return { names: rows.map(({ name }) => name), count: rows[0]?.total ?? 0 }
}
