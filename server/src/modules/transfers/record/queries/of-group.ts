import type { TenantDb } from '../../../../platform/db/database.ts'
import { sql } from '../../../../platform/db/sql.ts'
import { paperHolder } from '../../../documents/index.ts'
import type { GroupFacts } from './sheets.ts'

/** How many there are, with the numbers of the first ones. */
export type Some = { count: number; numbers: string[] }

/** Open papers that lie with a department, whoever works on them. */
export function findHeld(db: TenantDb, groupId: number): Promise<Some> {
  return db.one(sql<Some>`
    select count(*)::int as count, coalesce(to_jsonb((array_agg(d.number order by d.id))[1:3]), '[]') as numbers from documents d
      join registers r on r.institution_id = d.institution_id and r.id = d.register_id
     where d.institution_id = ${db.institutionId} and ${paperHolder} = ${groupId} and d.status in (1, 2, 3, 5, 15)`)
}

/** Whether any paper lies with a department, also one that nobody works on any more. */
export async function holdsAny(db: TenantDb, groupId: number): Promise<boolean> {
  const { holds } = await db.one(sql<{ holds: boolean }>`
    select exists (select from documents where institution_id = ${db.institutionId} and paper_group_id = ${groupId}) as holds`)
  return holds
}

/** Sheets from or to a department that wait for an answer. */
export function findWaiting(db: TenantDb, groupId: number): Promise<Some> {
  return db.one(sql<Some>`
    select count(*)::int as count, coalesce(to_jsonb((array_agg(s.number order by s.id))[1:3]), '[]') as numbers from transfer_sheets s
     where s.institution_id = ${db.institutionId} and s.status = 'sent' and ${groupId} in (s.from_group_id, s.to_group_id)`)
}

/**
 * Whether a department is in use. It stays so until the end of the transaction: whoever makes it inactive waits, and
 * then meets what was sent to it.
 */
export async function holdActive(db: TenantDb, groupId: number): Promise<boolean> {
  const row = await db.maybe(sql`
    select 1 from user_groups where institution_id = ${db.institutionId} and id = ${groupId} and active for share`)
  return row !== undefined
}

/** Departments that are no longer in use, by name. */
export function listUnusedGroups(db: TenantDb): Promise<{ id: number; name: string }[]> {
  return db.rows(sql<{ id: number; name: string }>`
    select id, name from user_groups where institution_id = ${db.institutionId} and not active order by name collate romanian, id limit 200`)
}

/** A department that is no longer in use; it has no people who work. */
export function findUnusedGroup(db: TenantDb, id: number): Promise<GroupFacts | undefined> {
  return db.maybe(sql<GroupFacts>`
    select id, name, '[]'::jsonb as "memberIds" from user_groups where institution_id = ${db.institutionId} and id = ${id} and not active`)
}
