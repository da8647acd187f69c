import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
  sql,
} from 'kysely'

/** Kysely only compiles statements here; they run in our own pipelined transactions. */
const compiler = new Kysely<Record<string, never>>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

export type Statement<T> = RawBuilder<T>
export type Fragment = RawBuilder<unknown>

/** The SQL text of a statement, with $1, $2 … for its values, and the values. */
export function compileStatement(statement: RawBuilder<unknown>): { text: string; values: unknown[] } {
  const compiled = statement.compile(compiler)
  return { text: compiled.sql, values: [...compiled.parameters] }
}

/** An empty fragment. */
export const nothing: Fragment = sql``

/** `(a) and (b)`; true when there is none. */
export function allOf(conditions: readonly Fragment[]): Fragment {
  return conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` and `)})`
}

/** `(a) or (b)`; false when there is none. */
export function anyOf(conditions: readonly Fragment[]): Fragment {
  return conditions.length === 0 ? sql`false` : sql`(${sql.join(conditions, sql` or `)})`
}

export { sql }
