import { createHash } from 'node:crypto'
import type { PoolClient } from './connection-pool.ts'

/** How many texts keep their plan on one connection; each plan holds memory of the database. */
export const MOST_NAMED = 256
/**
 * How many texts are remembered as seen once. Filters that a person puts together
 * rarely come twice and get no plan.
 */
const MOST_SEEN = 1_000

const seen = new Set<string>()
/** The named texts of each connection: text → name, the one used longest ago first. */
const kept = new WeakMap<PoolClient, Map<string, string>>()

function cameBefore(text: string): boolean {
  if (seen.has(text)) return true
  seen.add(text)
  if (seen.size > MOST_SEEN) for (const oldest of seen) return !seen.delete(oldest)
  return false
}

/**
 * The name under which a text keeps its plan on this connection; undefined for
 * a text seen for the first time.
 */
export function statementName(client: PoolClient, text: string): string | undefined {
  const names = kept.get(client) ?? new Map<string, string>()
  kept.set(client, names)
  const known = names.get(text)
  if (known === undefined && !cameBefore(text)) return undefined
  const name = known ?? `s${createHash('sha1').update(text).digest('base64url').slice(0, 20)}`
  names.delete(text)
  names.set(text, name)
  return name
}

/**
 * Drops the plans beyond the limit, those used longest ago first. Called between
 * transactions; waits for no answer.
 */
export function dropOldPlans(client: PoolClient): void {
  const names = kept.get(client)
  if (names === undefined || names.size <= MOST_NAMED) return
  const { parsedStatements } = client.connection as unknown as { parsedStatements: Record<string, string> }
  for (const [text, name] of names) {
    if (names.size <= MOST_NAMED) return
    names.delete(text)
    delete parsedStatements[name]
    client.query(`deallocate "${name}"`).catch(() => undefined)
  }
}
