import { createHash } from 'node:crypto'
import type { PoolClient } from './connection-pool.ts'

/** Texts that keep their plan on one connection; each holds memory of the database as long as it does. */
export const MOST_NAMED = 256
/** Texts remembered as seen once: filters put together by somebody rarely come again, and keep no plan. */
const MOST_SEEN = 1_000

const seen = new Set<string>()
/** By connection: text → name, the one used longest ago first. */
const kept = new WeakMap<PoolClient, Map<string, string>>()

function cameBefore(text: string): boolean {
  if (seen.has(text)) return true
  seen.add(text)
  if (seen.size > MOST_SEEN) for (const oldest of seen) return !seen.delete(oldest)
  return false
}

/** The name under which a text keeps its plan on this connection; undefined for one that comes for the first time. */
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

/** Drops the plans used longest ago beyond the limit; between transactions, without waiting for the answer. */
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
