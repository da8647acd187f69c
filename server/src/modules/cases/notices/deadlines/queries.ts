import type { TenantDb } from '../../../../platform/db/database.ts'
import { sql } from '../../../../platform/db/sql.ts'
import { clockStands } from '../../record/queries/clock.ts'

export type DueShare = {
  id: number
  case_id: number
  group_id: number | null
  /** null = nobody, or somebody who has left the institution. */
  user_id: number | null
  /** The person is still one of the group. */
  is_member: boolean
  deadline_on: string
  assigned_on: string
  told: number[]
}
/** Where the next page begins. */
export type After = { on: string; id: number }

/**
 * Open shares with a deadline of their own from one day to another, soonest first, behind a place. One that is the
 * document's too is told by the document; one that stands while data are awaited is not near.
 */
export function listDueShares(
  db: TenantDb,
  { from, to, after, most }: { from: string; to: string; after: After; most: number },
): Promise<DueShare[]> {
  return db.rows(sql<DueShare>`
    select s.id, s.case_id, s.group_id, u.id as user_id, m.user_id is not null as is_member, s.deadline_on, local_day(s.assigned_at) as assigned_on,
           array(select n.step from case_share_notices n
                  where n.institution_id = s.institution_id and n.share_id = s.id and n.deadline_on = s.deadline_on)::int[] as told
      from case_shares s join cases c on c.institution_id = s.institution_id and c.id = s.case_id
      left join users u on u.institution_id = s.institution_id and u.id = s.user_id and u.state = 'active'
      left join group_members m on m.institution_id = s.institution_id and m.group_id = s.group_id and m.user_id = u.id
     where s.institution_id = ${db.institutionId} and s.is_open and s.deadline_on between ${from}::date and ${to}::date
       and (s.deadline_on, s.id) > (${after.on}::date, ${after.id}::bigint) and s.deadline_on is distinct from c.deadline_on
       and not exists (select from data_requests q where q.institution_id = c.institution_id and q.case_id = c.id and q.state = 'open' and ${clockStands})
     order by s.deadline_on, s.id limit ${most}`)
}

/** Notes that people are told of steps; gives the shares that are still open with that deadline and were not told of before. */
export async function noteShareSteps(
  db: TenantDb,
  due: readonly { id: number; deadline_on: string; step: number }[],
  at: Date,
): Promise<number[]> {
  const rows = await db.rows(sql<{ id: number }>`
    insert into case_share_notices (institution_id, share_id, deadline_on, step, told_at)
    select ${db.institutionId}::bigint, s.id, d.deadline_on, d.step, ${at}::timestamptz
      from unnest(${due.map(({ id }) => id)}::bigint[], ${due.map(({ deadline_on }) => deadline_on)}::date[],
                  ${due.map(({ step }) => step)}::smallint[]) d(id, deadline_on, step)
      join case_shares s on s.institution_id = ${db.institutionId} and s.id = d.id and s.deadline_on = d.deadline_on and s.is_open
    on conflict do nothing returning share_id as id`)
  return rows.map(({ id }) => id)
}

/** Forgets steps of deadlines that passed long ago. */
export function forgetShareSteps(db: TenantDb, before: string): Promise<number> {
  return db.run(sql`
    delete from case_share_notices where institution_id = ${db.institutionId} and deadline_on < ${before}::date`)
}
