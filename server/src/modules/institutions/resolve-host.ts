import { type Clock, localDate } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/run-transaction.ts'
import type { Host } from '../../platform/http/context.ts'
import { findHost, type HostRow } from './queries.ts'

/** How long a process may answer from memory; a change of hosts acts everywhere within this time. */
const REMEMBER_MS = 2_000
const MOST_REMEMBERED = 1_000

/**
 * Active from and to are local days, both included; a host outside them answers `invalid_domain` from that
 * midnight.
 */
function isActive(row: HostRow, today: string): boolean {
  return row.active_from <= today && (row.active_to === null || today <= row.active_to)
}

/**
 * Gives the institution of a host (product rule §2): admin hosts by setting, all others from the table, never
 * guessed.
 */
export function hostResolver(options: {
  db: Db
  clock: Clock
  adminHosts: readonly string[]
}): (host: string) => Promise<Host> {
  const remembered = new Map<string, { row: HostRow | undefined; until: number }>()
  return async (host) => {
    if (options.adminHosts.includes(host)) return { kind: 'admin', institutionId: 0, host }
    const now = performance.now()
    let entry = remembered.get(host)
    if (!entry || entry.until < now) {
      if (remembered.size >= MOST_REMEMBERED) remembered.clear()
      entry = { row: await findHost(options.db, host), until: now + REMEMBER_MS }
      remembered.set(host, entry)
    }
    const { row } = entry
    if (!row) return { kind: 'unknown', institutionId: -1, host }
    return {
      kind: isActive(row, localDate(options.clock.now())) ? 'institution' : 'inactive',
      institutionId: row.institution_id,
      host,
    }
  }
}
