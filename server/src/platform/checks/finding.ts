import type { Sentence } from '../refusal.ts'

/** One broken rule that a check found; the sentence names the first bad row. */
export interface Finding {
  /** Short name of the rule that is broken. */
  rule: string
  institutionId: number
  sentence: Sentence
}

/** Rows that a check cannot judge (older rows, contents erased on request), and how many there are. */
export interface Uncovered {
  count: number
  what: Sentence
}
export type OnUncovered = (uncovered: Uncovered) => void
