import type { TenantDb } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'
import type { EditableRegister } from './registers.ts'

/** Locks the counter: nothing is numbered in this register until the transaction ends. */
export async function lockCounter(db: TenantDb, id: number): Promise<void> {
  await db.run(
    sql`select 1 from register_counters where institution_id = ${db.institutionId} and register_id = ${id} for update`,
  )
}

/**
 * Sets the next number of a series and stores that series as the present one. A register whose first series
 * has not begun keeps the empty name.
 */
export async function setNextNumber(
  db: TenantDb,
  register: EditableRegister,
  { series, next }: { series: string; next: number },
): Promise<void> {
  await db.run(sql`
    update register_counters set next_number = ${next}, series = case when series = '' then '' else ${series} end
     where institution_id = ${db.institutionId} and register_id = ${register.id}`)
}

/** Whether a number was ever given in a series. */
export async function hasNumbers(db: TenantDb, register: EditableRegister, series: string): Promise<boolean> {
  const row = await db.maybe(sql`
    select from register_ledger where institution_id = ${db.institutionId} and register_id = ${register.id} and series = ${series} limit 1`)
  return row !== undefined
}

/** Whether a number was ever given. */
export async function hasAnyNumber(db: TenantDb, register: EditableRegister): Promise<boolean> {
  const row = await db.maybe(sql`
    select from register_ledger where institution_id = ${db.institutionId} and register_id = ${register.id} limit 1`)
  return row !== undefined
}

/**
 * How numbers of a pattern look, and which group of the expression holds which part; null where the pattern
 * lacks it.
 */
export type WrittenForm = {
  expression: string
  counterAt: number
  yearAt: number | null
  monthAt: number | null
  dayAt: number | null
  /** Month and day, or month alone, of today as the pattern can tell them; '' when it cannot. */
  today: string
}

export type RepeatedNumber = { number: string; year: number; least: number }

/**
 * Finds the first number, written this year or for a later one, that the counter of the register would write
 * again. A text that bears a day already over cannot come again. A series of another day or year begins at
 * its own first number.
 */
export function findRepeatedNumber(
  db: TenantDb,
  register: EditableRegister,
  form: WrittenForm,
  { next, year }: { next: number; year: number },
): Promise<RepeatedNumber | undefined> {
  // With a manual reset the counter goes on into a later year.
  const startsAnew = register.reset === 'auto' || register.daily
  const first = startsAnew ? Math.min(next, register.number_after_reset) : next
  const part = (at: number | null) => sql`coalesce(m[${at}::integer], '')`
  return db.maybe(sql<RepeatedNumber>`
    with written as (
      select number, year, regexp_match(number, ${form.expression}::text) as m from register_ledger
       where institution_id = ${db.institutionId} and register_id = ${register.id} and year >= ${year}),
    alike as (
      select number, year, m[${form.counterAt}::integer]::numeric as counter, ${part(form.monthAt)} || case when ${form.today}::text <> '' then ${part(form.dayAt)} else '' end as day
        from written
       where m is not null and (${form.yearAt}::integer is null or right(year::text, length(${part(form.yearAt)})) = ${part(form.yearAt)}))
    select number, year, max(counter) over () + 1 as least from alike
     where (year > ${year}::integer or day >= ${form.today}::text)
       and counter >= case when year > ${year}::integer or (${register.daily}::boolean and day > ${form.today}::text) then ${first}::bigint else ${next}::bigint end
     order by year, counter limit 1`)
}

/** Skips a name of manual series, so that the next one gets a name of its own. */
export async function skipManualSeries(db: TenantDb, register: EditableRegister): Promise<void> {
  await db.run(
    sql`update register_counters set manual_series = manual_series + 1 where institution_id = ${db.institutionId} and register_id = ${register.id}`,
  )
}

export async function openManualSeries(
  db: TenantDb,
  register: EditableRegister,
  first: number,
): Promise<void> {
  await db.run(sql`
    update register_counters set manual_series = manual_series + 1, series = 'm' || (manual_series + 1), next_number = ${first}
     where institution_id = ${db.institutionId} and register_id = ${register.id}`)
  await db.run(
    sql`update registers set version = version + 1 where institution_id = ${db.institutionId} and id = ${register.id}`,
  )
}
