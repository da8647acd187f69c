import type { Db } from './run-transaction.ts'
import { type Fragment, sql } from './sql.ts'

/** Which institution is looked at; undefined = all. */
export type Scope = number | undefined

export function inScope(column: string, scope: Scope): Fragment {
  return scope === undefined ? sql`true` : sql`${sql.ref(column)} = ${scope}`
}

/** Whole tables are read: more memory than a call gets, and more time. */
export async function takeTime(db: Db): Promise<void> {
  await db.run(sql`select set_config('statement_timeout', '15min', true), set_config('work_mem', '128MB', true),
    set_config('jit', 'off', true)`)
}
