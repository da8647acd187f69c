import { boundOf } from './bounds.ts'
import type { Measured } from './measure-costs.ts'

export const SMALL = 20_000
export const LARGE = 200_000

/**
 * One line of the table: what a person's question found and read at both sizes, and which tables it read
 * whole.
 */
export type Budget = {
  person: string
  question: string
  small: { found: number; blocks: number }
  large: { found: number; blocks: number }
  scans: string[]
}
const keyOf = ({ person, question }: { person: string; question: string }): string =>
  `${question} | ${person}`

/** A question that reads more than its budget times this is a problem. */
const MARGIN = 1.2
/**
 * A question that reads few blocks may read this many more, because one block is then more than the margin.
 */
const LEAST_MARGIN = 4
const GROWTH = 1.5
/** For each document found more: its row, its way there, its visibility and its place in the answer. */
const BLOCKS_PER_FOUND = 5

const pair = (small: readonly Measured[], large: readonly Measured[]): [Measured, Measured][] => {
  const ofLarge = new Map(large.map((one) => [keyOf(one), one]))
  return small.flatMap((one) => {
    const other = ofLarge.get(keyOf(one))
    return other ? [[one, other] as [Measured, Measured]] : []
  })
}

export function budgetsOf(small: readonly Measured[], large: readonly Measured[]): Budget[] {
  return pair(small, large).map(([one, other]) => ({
    person: one.person,
    question: one.question,
    small: { found: one.found, blocks: one.blocks },
    large: { found: other.found, blocks: other.blocks },
    scans: [...new Set([...one.scans, ...other.scans])].sort(),
  }))
}

/**
 * Gives the blocks that a question may read at the large size, from what it reads at the small one and how
 * many more documents there are to find.
 */
function mayGrowTo(small: Measured, found: number): number {
  const grown = GROWTH * Math.max(small.blocks, 20) + BLOCKS_PER_FOUND * Math.max(0, found - small.found)
  return Math.max(grown, boundOf(small.question))
}

/** Tells in sentences what is wrong with the measured costs; empty when all stay within their budgets. */
export function problemsOf(
  budgets: readonly Budget[],
  small: readonly Measured[],
  large: readonly Measured[],
): string[] {
  const problems: string[] = []
  const known = new Map(budgets.map((budget) => [keyOf(budget), budget]))
  // The number to find is taken from whoever finds most, the administrator, because the search role finds
  // what is there for everybody, whoever asks.
  const most = new Map<string, number>()
  for (const { question, found } of large) most.set(question, Math.max(found, most.get(question) ?? 0))
  for (const [one, other] of pair(small, large)) {
    const key = keyOf(one)
    const budget = known.get(key)
    known.delete(key)
    if (!budget) {
      problems.push(`${key}: has no budget`)
      continue
    }
    for (const [size, measured, allowed] of [
      [SMALL, one, budget.small],
      [LARGE, other, budget.large],
    ] as const) {
      if (measured.blocks > Math.max(allowed.blocks * MARGIN, allowed.blocks + LEAST_MARGIN))
        problems.push(`${key}: ${measured.blocks} blocks at ${size}, the budget is ${allowed.blocks}`)
      if (measured.found !== allowed.found)
        problems.push(`${key}: found ${measured.found} at ${size}, the budget is of ${allowed.found}`)
      for (const table of measured.scans.filter((name) => !budget.scans.includes(name)))
        problems.push(`${key}: reads all of ${table} at ${size}`)
    }
    const limit = mayGrowTo(one, most.get(one.question) ?? 0)
    if (other.blocks > limit)
      problems.push(
        `${key}: grows from ${one.blocks} to ${other.blocks} blocks, it may to ${Math.round(limit)}`,
      )
  }
  for (const key of known.keys()) problems.push(`${key}: has a budget and was not asked`)
  return problems
}
