import type { TenantDb } from '../../../../platform/db/database.ts'
import { sql } from '../../../../platform/db/sql.ts'
import type { DeadlineStep } from './due-step.ts'

export type DueDocument = { id: number; deadline_on: string; registered_on: string; told: number[] }
/** Where the next page begins. */
export type After = { on: string; id: number }

/**
 * Open documents with a deadline from one day to another, soonest first, behind a place. A deadline that stands while
 * data are awaited from the citizen is not near.
 */
export function listDue(
  db: TenantDb,
  { from, to, after, most }: { from: string; to: string; after: After; most: number },
): Promise<DueDocument[]> {
  return db.rows(sql<DueDocument>`
    select d.id, d.deadline_on, d.registered_on,
           array(select n.step from document_deadline_notices n
                  where n.institution_id = d.institution_id and n.document_id = d.id and n.deadline_on = d.deadline_on)::int[] as told
      from documents d
     where d.institution_id = ${db.institutionId} and d.status in (1, 2, 3, 5, 15)
       and d.deadline_on between ${from}::date and ${to}::date
       and not exists (select from data_requests q where q.institution_id = d.institution_id and q.document_id = d.id and q.state = 'open' and q.stops_clock)
       and (d.deadline_on, d.id) > (${after.on}::date, ${after.id}::bigint)
     order by d.deadline_on, d.id limit ${most}`)
}

/**
 * Notes that people are told of steps; gives the documents that still have that deadline, are open, and were not told of
 * before. Whoever closes or extends one of them meanwhile comes before or after it.
 */
export async function noteSteps(
  db: TenantDb,
  due: readonly { id: number; deadline_on: string; step: DeadlineStep }[],
  at: Date,
): Promise<number[]> {
  const rows = await db.rows(sql<{ id: number }>`
    with still as (
      select d.id, s.deadline_on, s.step
        from unnest(${due.map(({ id }) => id)}::bigint[], ${due.map(({ deadline_on }) => deadline_on)}::date[],
                    ${due.map(({ step }) => step)}::smallint[]) s(id, deadline_on, step)
        join documents d on d.institution_id = ${db.institutionId} and d.id = s.id and d.deadline_on = s.deadline_on
       where d.status in (1, 2, 3, 5, 15)
       order by d.id for share of d)
    insert into document_deadline_notices (institution_id, document_id, deadline_on, step, told_at)
    select ${db.institutionId}, id, deadline_on, step, ${at}::timestamptz from still
    on conflict do nothing returning document_id as id`)
  return rows.map(({ id }) => id)
}

/** Forgets steps of deadlines that passed long ago. */
export function forgetSteps(db: TenantDb, before: string): Promise<number> {
  return db.run(sql`
    delete from document_deadline_notices where institution_id = ${db.institutionId} and deadline_on < ${before}::date`)
}
