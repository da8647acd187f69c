import type { ShareStatus } from '@hdoc/contract/cases/share-status.ts'
import type { ShareRole } from '@hdoc/contract/documents/registration/registration-case.ts'
import type { Actor } from '../../../../platform/auth/actor.ts'
import type { Granted } from '../../../../platform/auth/grant.ts'
import type { TenantDb } from '../../../../platform/db/database.ts'
import { sql } from '../../../../platform/db/sql.ts'
import type { ChangingCase } from './cases.ts'

export type ShareRow = {
  institution_id: number
  id: number
  case_id: number
  group_id: number | null
  group_name: string | null
  user_id: number | null
  user_name: string | null
  role: ShareRole
  status: ShareStatus
  deadline_on: string | null
  wait_until: string | null
  reason: string
  resolution: string
  resolution_by_name: string
  assigned_at: string
  assigned_by_institution_id: number
  /** null = the program, as the type of a document says. */
  assigned_by_id: number | null
  assigned_by_name: string
  ended_at: string | null
  ended_by_name: string
  /** In whose place, when a substitute ended it. */
  ended_for_name: string
  note: string
  unfinished: boolean
}
export type ChangingShare = Granted<'share.change', ShareRow>

/** The case of a share; undefined when there is no such share. */
export async function findCaseOfShare(db: TenantDb, shareId: number): Promise<number | undefined> {
  const row = await db.maybe(sql<{ case_id: number }>`
    select case_id from case_shares where institution_id = ${db.institutionId} and id = ${shareId}`)
  return row?.case_id
}

/** `s` the share, `g` its group, `u` its person. */
export const shareColumns = sql`
           s.institution_id, s.id, s.case_id, s.group_id, g.name as group_name, s.user_id, u.name as user_name, s.role, s.status,
           s.deadline_on, s.wait_until, s.reason, s.resolution, s.resolution_by_name, s.assigned_at, s.assigned_by_institution_id,
           s.assigned_by_id, s.assigned_by_name, s.ended_at, s.ended_by_name, s.ended_for_name, s.note, s.unfinished`

/** Shares of some cases, of each the one in charge first. */
export function listSharesOf(db: TenantDb, caseIds: readonly number[]): Promise<ShareRow[]> {
  return db.rows(sql<ShareRow>`
    select ${shareColumns}
      from case_shares s
      left join user_groups g on g.institution_id = s.institution_id and g.id = s.group_id
      left join users u on u.institution_id = s.institution_id and u.id = s.user_id
     where s.institution_id = ${db.institutionId} and s.case_id = any(${[...caseIds]}::bigint[])
     order by s.case_id, array_position(array['lead', 'work', 'opinion'], s.role), s.id`)
}

export const listShares = (db: TenantDb, caseId: number): Promise<ShareRow[]> => listSharesOf(db, [caseId])

export type NewShare = {
  group_id: number | null
  user_id: number | null
  role: ShareRole
  status: ShareStatus
  deadline_on: string | null
  resolution: string
}
type By = { actor: Actor; at: Date }
/** The program is no person. */
const giverOf = ({ id }: Actor): number | null => (id === 0 ? null : id)

export async function addShare(
  db: TenantDb,
  row: ChangingCase,
  share: NewShare,
  { actor, at }: By,
): Promise<number> {
  const { id } = await db.one(sql<{ id: number }>`
    insert into case_shares (institution_id, case_id, group_id, user_id, role, status, deadline_on, resolution, resolution_by_name,
        assigned_at, assigned_by_institution_id, assigned_by_id, assigned_by_name)
    values (${db.institutionId}, ${row.id}, ${share.group_id}, ${share.user_id}, ${share.role}, ${share.status}, ${share.deadline_on},
            ${share.resolution}, ${share.resolution === '' ? '' : actor.name}, ${at}, ${actor.institutionId}, ${giverOf(actor)}, ${actor.name})
    returning id`)
  return id
}

/** What an assignment makes of a share: it is somebody’s again, and new. */
export function storeGiving(
  db: TenantDb,
  share: ChangingShare,
  given: Pick<NewShare, 'group_id' | 'user_id' | 'status' | 'deadline_on' | 'resolution'>,
  { actor, at }: By,
): Promise<number> {
  const { group_id, user_id, status, deadline_on, resolution } = given
  return db.run(sql`
    update case_shares set group_id = ${group_id}, user_id = ${user_id}, status = ${status}, deadline_on = ${deadline_on}, wait_until = null,
           reason = '', resolution = case when ${resolution} = '' then resolution else ${resolution} end,
           resolution_by_name = case when ${resolution} = '' then resolution_by_name else ${actor.name} end,
           assigned_at = ${at}, assigned_by_institution_id = ${actor.institutionId}, assigned_by_id = ${giverOf(actor)}, assigned_by_name = ${actor.name}
     where institution_id = ${db.institutionId} and id = ${share.id}`)
}

export type Step = {
  status: ShareStatus
  user_id: number | null
  wait_until: string | null
  reason: string
}

export function storeStep(db: TenantDb, share: ChangingShare, step: Step): Promise<number> {
  return db.run(sql`
    update case_shares set status = ${step.status}, user_id = ${step.user_id}, wait_until = ${step.wait_until}, reason = ${step.reason}
     where institution_id = ${db.institutionId} and id = ${share.id}`)
}

export type End = { at: Date; by: string; inPlaceOf: string; note: string; unfinished: boolean }

export function storeEnd(
  db: TenantDb,
  share: ChangingShare,
  { at, by, inPlaceOf, note, unfinished }: End,
): void {
  db.send(sql`
    update case_shares set status = 'closed', wait_until = null, ended_at = ${at}, ended_by_name = ${by}, ended_for_name = ${inPlaceOf}, note = ${note}, unfinished = ${unfinished}
     where institution_id = ${db.institutionId} and id = ${share.id}`)
}

/**
 * The share in charge is open again, with the person who had it. One whose person has left the department or the
 * institution, or whose department has ended, is to be given again.
 */
export function storeReturn(db: TenantDb, share: ChangingShare): Promise<number> {
  return db.run(sql`
    update case_shares s
       set group_id = w.group_id, user_id = w.user_id,
           status = case when w.group_id is null or (s.user_id is not null and w.user_id is null) then 'new' else 'in_progress' end, ended_at = null, ended_by_name = '', ended_for_name = '', unfinished = false
      from (select g.id as group_id, m.user_id
              from (select ${share.group_id}::bigint as group_id, ${share.user_id}::bigint as user_id) h
              left join user_groups g on g.institution_id = ${db.institutionId} and g.id = h.group_id and g.active
              left join (group_members m join users u on u.institution_id = m.institution_id and u.id = m.user_id and u.state = 'active')
                on m.institution_id = g.institution_id and m.group_id = g.id and m.user_id = h.user_id) w
     where s.institution_id = ${db.institutionId} and s.id = ${share.id}`)
}

/** Queues stand in the order of a share’s own deadline, else its case’s; an own one is never later. */
export function storeDueDays(
  db: TenantDb,
  cases: readonly { row: ChangingCase; deadline_on: string | null }[],
): Promise<number> {
  return db.run(sql`
    update case_shares s set due_on = least(s.deadline_on, w.deadline_on)
      from unnest(${cases.map(({ row }) => row.id)}::bigint[], ${cases.map(({ deadline_on }) => deadline_on)}::date[]) as w (id, deadline_on)
     where s.institution_id = ${db.institutionId} and s.case_id = w.id and s.due_on is distinct from least(s.deadline_on, w.deadline_on)`)
}

export type AwakeShare = {
  id: number
  case_id: number
  group_id: number | null
  group_name: string | null
  user_id: number | null
  user_name: string | null
}

/** Ends the waiting of the shares of some cases whose day has come. */
export function wakeDueShares(
  db: TenantDb,
  caseIds: readonly number[],
  today: string,
): Promise<AwakeShare[]> {
  return db.rows(sql<AwakeShare>`
    with awake as (
      update case_shares set status = 'in_progress', wait_until = null, reason = ''
       where institution_id = ${db.institutionId} and case_id = any(${[...caseIds]}::bigint[]) and status = 'waiting' and wait_until <= ${today}::date
       returning institution_id, id, case_id, group_id, user_id)
    select a.id, a.case_id, a.group_id, g.name as group_name, a.user_id, u.name as user_name from awake a
      left join user_groups g on g.institution_id = a.institution_id and g.id = a.group_id
      left join users u on u.institution_id = a.institution_id and u.id = a.user_id
     order by a.id`)
}
