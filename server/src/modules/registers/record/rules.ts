import type { DocumentCategory } from '@hdoc/contract/texts/choices.ts'
import type { NamingType } from '../queries/naming-types.ts'

/**
 * Least number a series may go on with: above every number ever given in it, so that no number repeats.
 * Before the first number of a series any number from 1 on is right (product §4).
 */
function leastNextNumber(highestGiven: number): number {
  return highestGiven + 1
}

type Step = { ok: true } | { ok: false; least: number }

/**
 * May the counter be set to this number? A jump forward would leave a gap, so only the start of a series is
 * free.
 */
export function mayStartAt(next: number, state: { currentNumber: number; nextNumber: number }): Step {
  if (next === state.nextNumber) return { ok: true }
  if (state.currentNumber === 0) return { ok: true }
  return { ok: false, least: leastNextNumber(state.currentNumber) }
}

type Use = { category: DocumentCategory | null; secondary: boolean }

/**
 * Gives the types that name a register and would not fit it after the change, with the field that was
 * changed. A type is registered in a main register, takes further numbers from a secondary one, and both must
 * take its category.
 */
export function unfitTypes(
  types: readonly NamingType[],
  before: Use,
  after: Use,
): { field: 'secondary' | 'category'; names: string[] } | undefined {
  const namesOf = (isUnfit: (type: NamingType) => boolean) => types.filter(isUnfit).map(({ name }) => name)
  const misused =
    after.secondary === before.secondary
      ? []
      : namesOf(({ main, further }) => (after.secondary ? main : further))
  if (misused.length > 0) return { field: 'secondary', names: misused }
  const foreign =
    after.category === before.category || after.category === null
      ? []
      : namesOf(({ category }) => category !== after.category)
  return foreign.length > 0 ? { field: 'category', names: foreign } : undefined
}
