import type { Sentence } from './refusal.ts'

/** One thing that is not as it must be, told by its first bad row. */
export interface Finding {
  /** Short name of the rule that is broken. */
  rule: string
  institutionId: number
  sentence: Sentence
}

/** What a check cannot say anything about, and how much of it there is: older rows, contents erased on request. */
export interface Uncovered {
  count: number
  what: Sentence
}
export type OnUncovered = (uncovered: Uncovered) => void
