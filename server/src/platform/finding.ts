import type { Sentence } from './refusal.ts'

/** One thing that is not as it must be, told by its first bad row. */
export interface Finding {
  /** Short name of the rule that is broken. */
  rule: string
  institutionId: number
  sentence: Sentence
}
