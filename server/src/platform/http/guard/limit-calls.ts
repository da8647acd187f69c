import { isIPv6 } from 'node:net'
import type { RateClass } from '@hdoc/contract/calls/endpoint.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { Db } from '../../db/run-transaction.ts'
import { sql } from '../../db/sql.ts'

type Rule = { limit: number; seconds: number; by: 'address' | 'person' }

/**
 * How many calls each class may make in a window. Sign-in is not here, because it counts its failures itself. Of the class
 * `secret` those calls count whose secret is right, each secret by itself; the others are guesses.
 */
const classes: Partial<Record<RateClass, Rule>> = {
  // A whole town hall behind one address opens its pages at eight o'clock.
  page: { limit: 1_200, seconds: 60, by: 'address' },
  public: { limit: 120, seconds: 60, by: 'address' },
  secret: { limit: 300, seconds: 60, by: 'person' },
  upload: { limit: 600, seconds: 600, by: 'person' },
  lookup: { limit: 30, seconds: 60, by: 'person' },
}
/** An address from which people of the institution sign in may make this many times as many calls. */
const CROWD = 10

/** The part of an address that one subscriber holds: IPv4 whole, IPv6 its /64. */
export function addressKey(address: string): string {
  if (!isIPv6(address)) return address
  if (address.toLowerCase().startsWith('::ffff:')) return address.slice(7)
  const [head = '', tail = ''] = address.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === '' ? [] : tail.split(':')
  const groups = address.includes('::')
    ? [...left, ...Array(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right]
    : left
  return `${groups.slice(0, 4).join(':')}::/64`
}

/** The hits of a key in its window; `left` = seconds until the window ends. */
export type Hits = { key: string; hits: number; left: number }
const left = (seconds: number) =>
  sql`greatest(1, ceil(extract(epoch from window_start - now()) + ${seconds}))::integer as left`

/** Reads the hits of those keys whose window still runs; adds none. */
export async function readHits(db: Db, keys: readonly string[], seconds: number): Promise<Hits[]> {
  return db.rows(sql<Hits>`
    select key, hits, ${left(seconds)} from rate_limits
     where key = any(${keys}::text[]) and window_start >= now() - make_interval(secs => ${seconds})`)
}

/** Adds one hit, or `added` hits, to each key and gives their counts. A window that has ended begins anew. */
export async function countHits(
  db: Db,
  keys: readonly string[],
  seconds: number,
  added = 1,
): Promise<Hits[]> {
  return db.rows(sql<Hits>`
    insert into rate_limits as r (key, window_start, hits)
      select key, now(), ${added}::integer from unnest(${keys}::text[]) as key order by key
    on conflict (key) do update
      set hits = case when r.window_start < now() - make_interval(secs => ${seconds}) then excluded.hits else r.hits + excluded.hits end,
          window_start = case when r.window_start < now() - make_interval(secs => ${seconds}) then now() else r.window_start end
    returning key, hits, ${left(seconds)}`)
}

/** Takes one hit of each key back, because a successful attempt must not count as a failed one. */
export async function forgetHits(db: Db, keys: readonly string[]): Promise<void> {
  await db.run(sql`update rate_limits set hits = greatest(0, hits - 1) where key = any(${keys}::text[])`)
}

/** Takes back all hits of each key. */
export async function dropHits(db: Db, keys: readonly string[]): Promise<void> {
  await db.run(sql`delete from rate_limits where key = any(${keys}::text[])`)
}

/** `seconds` until the next try; one is told as two, because the sentence has only a plural. */
export function tooMany(left: number): AppError {
  const seconds = Math.max(2, left)
  return new AppError('TOO_MANY_REQUESTS', { seconds }, { retryAfterSeconds: seconds })
}

type Who = { institutionId: number; address: string; person?: string | undefined }

/**
 * Counts a call and throws TOO_MANY_REQUESTS over the limit of its class. `isKnown` tells whether people of
 * the institution sign in from this address; it is asked only when the address would be barred.
 */
export async function limitCalls(
  db: Db,
  rate: RateClass,
  who: Who,
  isKnown: () => Promise<boolean> = async () => false,
): Promise<void> {
  const rule = classes[rate]
  if (!rule) return
  const subject = rule.by === 'person' && who.person ? who.person : addressKey(who.address)
  const [count] = await countHits(db, [`${rate}|${who.institutionId}|${subject}`], rule.seconds)
  if (!count || count.hits <= rule.limit) return
  if (count.hits > rule.limit * CROWD || !(await isKnown())) throw tooMany(count.left)
}
