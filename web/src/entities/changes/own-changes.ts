import type { Change } from '../../lib/queries/change.ts'

/**
 * So long a change that this page has made is expected back from the server, in milliseconds. What comes later is
 * another change.
 */
const EXPECTED_MS = 10_000

let expected: { change: Change; until: number }[] = []

/** Notes what an action of this page has changed, and has asked anew. */
export function noteOwnChanges(changes: readonly Change[]): void {
  const now = performance.now()
  expected = [
    ...expected.filter(({ until }) => until > now),
    ...changes.map((change) => ({ change, until: now + EXPECTED_MS })),
  ]
}

/**
 * Whether the server tells of a change that this page has just made. Each is expected once, so that the same change
 * in another tab counts.
 */
export function isOwnChange({ what, id }: Change): boolean {
  const now = performance.now()
  const at = expected.findIndex(
    ({ change, until }) =>
      until > now &&
      change.what === what &&
      (change.id === id || change.id === undefined || id === undefined),
  )
  if (at < 0) return false
  expected.splice(at, 1)
  return true
}
