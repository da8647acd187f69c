import type { TenantDb } from '../../../platform/db/database.ts'
import { emit } from '../../../platform/events/emit.ts'
import { reportAsked } from '../events/index.ts'
import { addRun, type RunWish } from './queries/runs.ts'

/** Adds a run and tells the worker of it; undefined when this person has the run of that schedule and day already. */
export async function orderRun(db: TenantDb, wish: RunWish): Promise<number | undefined> {
  const id = await addRun(db, wish)
  if (id !== undefined) await emit(db, reportAsked, { run_id: id }, wish.at)
  return id
}
