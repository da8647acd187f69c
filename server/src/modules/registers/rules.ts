/**
 * Least number a series may go on with: above every number ever given in it, so that no number repeats.
 * Before the first number of a series any number from 1 on is right (product §4).
 */
export function leastNextNumber(highestGiven: number): number {
  return highestGiven + 1
}

type Step = { ok: true } | { ok: false; least: number }

/** Whether the counter may be set to a number: a jump forward would leave a gap, so only the start of a series is free. */
export function mayStartAt(next: number, state: { currentNumber: number; nextNumber: number }): Step {
  if (next === state.nextNumber) return { ok: true }
  if (state.currentNumber === 0) return { ok: true }
  return { ok: false, least: leastNextNumber(state.currentNumber) }
}
