import type { Db } from './run-transaction.ts'
import { type Fragment, sql } from './sql.ts'

/** The institution that a check looks at; undefined = all. */
export type Scope = number | undefined

export function inScope(column: string, scope: Scope): Fragment {
  return scope === undefined ? sql`true` : sql`${sql.ref(column)} = ${scope}`
}

/** Gives the transaction 15 minutes and more memory than a call gets, for work that reads whole tables. */
export async function takeTime(db: Db): Promise<void> {
  await db.run(sql`select set_config('statement_timeout', '15min', true), set_config('work_mem', '128MB', true),
    set_config('jit', 'off', true)`)
}
