import type { SheetStatus } from '@hdoc/contract/transfers/transfer-status.ts'
import type { Granted } from '../../../../platform/auth/grant.ts'
import type { TenantDb } from '../../../../platform/db/database.ts'
import { type Fragment, sql } from '../../../../platform/db/sql.ts'

export type SheetRow = {
  institution_id: number
  id: number
  status: SheetStatus
  number: string | null
  from_group_id: number
  from_group_name: string
  to_group_id: number | null
  to_group_name: string | null
  to_user_id: number | null
  to_user_name: string | null
  made_at: string
  made_by_name: string
  sent_at: string | null
  sent_by_institution_id: number | null
  sent_by_id: number | null
  sent_by_name: string
  closed_at: string | null
  version: number
  /** Its documents, and how many of them stand how. */
  documents: number
  accepted: number
  refused: number
  open: number
}
export type ChangingSheet = Granted<'transfer.change', SheetRow>

/** `s` the sheet, `f` and `t` its departments, `p` the person it is for, `c` its documents counted. */
export const sheetColumns: Fragment = sql`
           s.institution_id, s.id, s.status, s.number, s.from_group_id, f.name as from_group_name, s.to_group_id, t.name as to_group_name,
           s.to_user_id, p.name as to_user_name, s.made_at, s.made_by_name, s.sent_at, s.sent_by_institution_id, s.sent_by_id, s.sent_by_name,
           s.closed_at, s.version, c.documents, c.accepted, c.refused, c.open`
export const sheetFrom: Fragment = sql`transfer_sheets s
      join user_groups f on f.institution_id = s.institution_id and f.id = s.from_group_id
      left join user_groups t on t.institution_id = s.institution_id and t.id = s.to_group_id
      left join users p on p.institution_id = s.institution_id and p.id = s.to_user_id
      cross join lateral (
        select count(*)::int as documents, count(*) filter (where r.status = 'accepted')::int as accepted,
               count(*) filter (where r.status = 'refused')::int as refused, count(*) filter (where r.status = 'sent')::int as open
          from transfer_rows r where r.institution_id = s.institution_id and r.sheet_id = s.id) c`

/** One sheet, whoever asks. */
export function findSheet(db: TenantDb, id: number): Promise<SheetRow | undefined> {
  return db.maybe(sql<SheetRow>`
    select ${sheetColumns} from ${sheetFrom} where s.institution_id = ${db.institutionId} and s.id = ${id}`)
}

/** Locks a sheet and waits for others who change it: its rows are changed under this lock only. */
export async function lockSheet(db: TenantDb, id: number): Promise<void> {
  await db.run(
    sql`select 1 from transfer_sheets where institution_id = ${db.institutionId} and id = ${id} for update`,
  )
}

/** The departments of some sheets, for who may know of them. */
export function listEnds(
  db: TenantDb,
  ids: readonly number[],
): Promise<{ id: number; status: SheetStatus; from_group_id: number; to_group_id: number | null }[]> {
  return db.rows(sql<{ id: number; status: SheetStatus; from_group_id: number; to_group_id: number | null }>`
    select id, status, from_group_id, to_group_id from transfer_sheets
     where institution_id = ${db.institutionId} and id = any(${[...ids]}::bigint[])`)
}

export type GroupFacts = { id: number; name: string; memberIds: number[] }

/** A department with its active people. */
export function findGroup(db: TenantDb, id: number): Promise<GroupFacts | undefined> {
  return db.maybe(sql<GroupFacts>`
    select g.id, g.name, coalesce(jsonb_agg(u.id) filter (where u.id is not null), '[]') as "memberIds"
      from user_groups g
      left join group_members m on m.institution_id = g.institution_id and m.group_id = g.id
      left join users u on u.institution_id = m.institution_id and u.id = m.user_id and u.state = 'active'
     where g.institution_id = ${db.institutionId} and g.id = ${id} and g.active
     group by g.id, g.name`)
}
