import type { TenantDb } from '../../../../platform/db/database.ts'
import { type Fragment, sql } from '../../../../platform/db/sql.ts'
import type { Calendar } from '../../calendar/free-weekdays.ts'
import { everything, pointsOf, summed } from './points.ts'

const COLUMNS = sql`institution_id, grain, measure, day, group_id, doc_type_id, code, n, in_time, days, more`
const KEY = sql`institution_id, grain, measure, day, group_id, doc_type_id, code`

export type State = { calendar: string; built: boolean }

/** undefined: an institution whose facts were kept from its beginning, and never added up yet. */
export function findState(db: TenantDb): Promise<State | undefined> {
  return db.maybe(sql<State>`
    select calendar, built from statistic_states where institution_id = ${db.institutionId}`)
}

/** A first adding up says that nothing has to be made anew; where an import said that it has, its word stays. */
function storeFirstState(db: TenantDb, calendar: Calendar): Promise<number> {
  return db.run(sql`
    insert into statistic_states (institution_id, calendar, built) values (${db.institutionId}, ${calendar.mark}, true)
    on conflict on constraint statistic_states_pkey do nothing`)
}

function storeBuilt(db: TenantDb, calendar: Calendar): Promise<number> {
  return db.run(sql`
    insert into statistic_states (institution_id, calendar, built) values (${db.institutionId}, ${calendar.mark}, true)
    on conflict on constraint statistic_states_pkey do update set calendar = excluded.calendar, built = true`)
}

/** Rows came that no change told of: the facts are made anew by the job. */
export async function forgetFacts(db: TenantDb): Promise<void> {
  await db.run(sql`
    insert into statistic_states (institution_id, built) values (${db.institutionId}, false)
    on conflict on constraint statistic_states_pkey do update set built = false`)
}

/** One at a time adds up the facts of an institution; false = another one does. */
export async function takeTurn(db: TenantDb): Promise<boolean> {
  const { got } = await db.one(sql<{ got: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended('statistics', ${db.institutionId})) as got`)
  return got
}

const forgetSpent = (db: TenantDb): Promise<number> =>
  db.run(sql`
    delete from statistic_facts where institution_id = ${db.institutionId} and measure = 5 and grain in (1, 11) and n = 0`)

/**
 * Adds what happened to the facts, and takes it away from what is still to be added, in one statement: whoever reads
 * both in one statement counts everything once. What is committed later is not seen here and stays for the next time.
 */
export async function addUp(db: TenantDb, calendar: Calendar): Promise<number> {
  const taken = sql`select * from taken` as Fragment
  const added = await db.run(sql`
    with taken as (delete from statistic_changes where institution_id = ${db.institutionId} returning *),
         sums as (${summed(pointsOf(taken, calendar))})
    insert into statistic_facts as f (${COLUMNS})
      select ${COLUMNS} from sums where (n, in_time, days, more) <> (0, 0, 0, 0) order by ${KEY}
    on conflict on constraint statistic_facts_pkey do update
      set n = f.n + excluded.n, in_time = f.in_time + excluded.in_time, days = f.days + excluded.days, more = f.more + excluded.more`)
  if (added > 0) await forgetSpent(db)
  await storeFirstState(db, calendar)
  return added
}

/** Makes all facts anew; in a transaction that sees one instant. */
export async function rebuild(db: TenantDb, calendar: Calendar): Promise<number> {
  await db.run(sql`delete from statistic_changes where institution_id = ${db.institutionId}`)
  await db.run(sql`delete from statistic_facts where institution_id = ${db.institutionId}`)
  const own = (column: string): Fragment => sql`${sql.ref(column)} = ${db.institutionId}`
  const made = await db.run(sql`
    insert into statistic_facts (${COLUMNS})
      select ${COLUMNS} from (${summed(pointsOf(everything(own), calendar))}) s where (n, in_time, days, more) <> (0, 0, 0, 0)`)
  await storeBuilt(db, calendar)
  return made
}

/**
 * Gives papers that were closed before their day was kept the day that the trail tells: of their last change of status; 0 =
 * there are none left. What the trail no longer tells counts as closed on the day of its registration.
 */
export function datePapersClosedBefore(db: TenantDb, atOnce: number): Promise<number> {
  return db.run(sql`
    update documents d set closed_on = greatest(d.registered_on, coalesce((
             select local_day(max(e.at)) from audit_entries e
              where e.institution_id = d.institution_id and e.subject_type = 'document' and e.subject_id = d.id
                and e.action = 'document.status_changed'), d.registered_on))
     where d.institution_id = ${db.institutionId} and d.id = any(array(
       select id from documents where institution_id = ${db.institutionId} and closed_on is null
          and status in (6, 7, 8, 10, 11, 12, 13, 14) order by id limit ${atOnce} for update))`)
}
