import { createHash } from 'node:crypto'
import type { PoolClient } from './connection-pool.ts'

/** How many texts keep their plan on one connection; each plan holds memory of the database. */
export const MOST_NAMED = 256
/**
 * How many texts are remembered as seen once. Filters that a person puts together
 * rarely come twice and get no plan.
 */
const MOST_SEEN = 1_000

type Named = { name: string; usedAt: number }

const seen = new Set<string>()
/** The named texts of each connection. */
const kept = new WeakMap<PoolClient, Map<string, Named>>()
/** Counts uses, so that plans can be put in the order of their last one. */
let uses = 0

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
  let names = kept.get(client)
  if (names === undefined) {
    names = new Map()
    kept.set(client, names)
  }
  // Texts are long: each look at the map compares one as a whole.
  let known = names.get(text)
  if (known === undefined) {
    if (!cameBefore(text)) return undefined
    const name = `s${createHash('sha1').update(text).digest('base64url').slice(0, 20)}`
    known = { name, usedAt: 0 }
    names.set(text, known)
  }
  known.usedAt = ++uses
  return known.name
}

/**
 * Drops the plans beyond the limit, those used longest ago first. Called between
 * transactions; waits for no answer.
 */
export function dropOldPlans(client: PoolClient): void {
  const names = kept.get(client)
  if (names === undefined || names.size <= MOST_NAMED) return
  const { parsedStatements } = client.connection as unknown as { parsedStatements: Record<string, string> }
  const oldest = [...names].sort(([, a], [, b]) => a.usedAt - b.usedAt).slice(0, names.size - MOST_NAMED)
  for (const [text, { name }] of oldest) {
    names.delete(text)
    delete parsedStatements[name]
    client.query(`deallocate "${name}"`).catch(() => undefined)
  }
}
