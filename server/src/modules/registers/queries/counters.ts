import type { TenantDb } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'
import type { EditableRegister } from './registers.ts'

/** Locks the counter: nothing is numbered in this register until the transaction ends. */
export async function lockCounter(db: TenantDb, id: number): Promise<void> {
  await db.run(
    sql`select 1 from register_counters where institution_id = ${db.institutionId} and register_id = ${id} for update`,
  )
}

/** Sets the next number of a series, and opens the series if another was the last; one not begun at all stays so. */
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

/** The next manual series gets a name of its own. */
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
