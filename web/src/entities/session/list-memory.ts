/** The batch of givings, and the one of changed documents, that this tab began last (their own features keep them). */
export const lastGivingKey = 'hdoc-last-giving'
export const lastBatchKey = 'hdoc-last-batch'

/**
 * What lists, and their commands, keep in session storage (specification §4); the next person must meet nothing of the one before.
 */
const listMemoryKeys = [
  'dt-session-columns',
  'dt-session-state',
  'dt-workcase-columns',
  'dt-workcase-state',
  lastGivingKey,
  lastBatchKey,
] as const

/**
 * A registration that got no answer (its own feature keeps it); it holds what a person wrote about others.
 */
export const unansweredKey = 'hdoc-registration'

/** A registration that is being written; it outlives an expired session, not a sign-out. */
export const draftKey = 'hdoc-registration-draft'

/** What a person has marked on sheets of papers and not confirmed yet; it outlives the page and an expired session. */
export const sheetMarksKey = 'hdoc-sheet-marks'

export function clearListMemory(): void {
  for (const key of listMemoryKeys) sessionStorage.removeItem(key)
}
