import { type FoundCompany, foundCompany } from '@hdoc/contract/clients/company-lookup.ts'
import type { Db } from '../../platform/db/run-transaction.ts'
import { sql } from '../../platform/db/sql.ts'

const KEPT_HOURS = 24
const TURN = 'outgoing|company_lookup'
/** The service takes one request a second, from all of us together. */
const TURN_SECONDS = 1
/** A caller who would have to wait longer gets no turn. */
const LONGEST_WAIT_SECONDS = 5

/** The kept answer of a day: the company, null for „no such company”, undefined when nothing is kept. */
export async function findKept(db: Db, cui: string, now: Date): Promise<FoundCompany | null | undefined> {
  const row = await db.maybe(sql<{ company: unknown }>`
    select company from company_lookups
     where cui = ${cui} and asked_at > ${now.toISOString()}::timestamptz - make_interval(hours => ${KEPT_HOURS})`)
  if (!row) return undefined
  return row.company === null ? null : (foundCompany.safeParse(row.company).data ?? undefined)
}

/** Keeps an answer, and forgets what is over a day old. */
export async function keepAnswer(
  db: Db,
  cui: string,
  company: FoundCompany | null,
  now: Date,
): Promise<void> {
  const at = now.toISOString()
  await db.run(
    sql`delete from company_lookups where asked_at < ${at}::timestamptz - make_interval(hours => ${KEPT_HOURS})`,
  )
  await db.run(sql`
    insert into company_lookups (cui, company, asked_at)
    values (${cui}, ${company === null ? null : JSON.stringify(company)}::jsonb, ${at}::timestamptz)
    on conflict (cui) do update set company = excluded.company, asked_at = excluded.asked_at`)
}

/**
 * Takes the next free turn of the service, shared by all processes and counted by the clock of the database.
 * Gives the milliseconds until the turn comes; undefined when too many wait already. `window_start` holds the
 * moment at which the next turn is free.
 */
export async function takeTurn(db: Db): Promise<number | undefined> {
  const row = await db.maybe(sql<{ wait: number }>`
    insert into rate_limits as r (key, window_start, hits)
    values (${TURN}, clock_timestamp() + make_interval(secs => ${TURN_SECONDS}), 1)
    on conflict (key) do update
      set window_start = greatest(r.window_start, clock_timestamp()) + make_interval(secs => ${TURN_SECONDS})
      where r.window_start < clock_timestamp() + make_interval(secs => ${LONGEST_WAIT_SECONDS})
    returning greatest(0, extract(epoch from window_start - clock_timestamp()) - ${TURN_SECONDS}) * 1000 as wait`)
  return row && Math.ceil(Number(row.wait))
}
