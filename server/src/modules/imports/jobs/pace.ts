/** Of the time that a batch took, the part that is rested after it. */
const REST_SHARE = 0.5
/** A batch that waited for a lock or a slow disk does not make an import sleep. */
const LONGEST_REST_MS = 1_500

/** Milliseconds to rest after work of so many milliseconds. */
export const restAfter = (workedMs: number): number =>
  Math.min(Math.max(0, workedMs) * REST_SHARE, LONGEST_REST_MS)

/**
 * Rests between batches, in proportion to the work since the last rest, so that clerks have the processors for themselves for
 * a part of the time. It stands outside of transactions: nothing is locked meanwhile.
 */
export function paceOf(now: () => number, wait: (ms: number) => Promise<unknown>): () => Promise<void> {
  let since = now()
  return async () => {
    await wait(restAfter(now() - since))
    since = now()
  }
}
