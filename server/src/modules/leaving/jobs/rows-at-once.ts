/** Letters of rows that are held together, about: rows may be giant, as posts with their text and contents of the trail are. */
export const LETTERS_AT_ONCE = 2_000_000
/** So many rows are read before it is known how long they are. */
export const FEW_ROWS = 20
const MOST_ROWS = 1_000
/** Short rows may stand before giant ones, so that the count grows in steps. */
const STEP = 4

export const lettersOf = (lines: readonly string[]): number =>
  lines.reduce((sum, { length }) => sum + length, 0)

/** How many rows are read next, after `count` rows of so many letters. */
export const nextCount = (count: number, letters: number): number =>
  Math.max(1, Math.min(MOST_ROWS, count * STEP, Math.floor((count * LETTERS_AT_ONCE) / Math.max(1, letters))))
