/** Shorter words have too many neighbours to be corrected. */
export const LEAST_CORRECTED = 4

/**
 * Whether two different words differ by one letter too many, too few or wrong, or by two neighbours changed
 * round.
 */
export function isOneSlipAway(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < a.length && start < b.length && a[start] === b[start]) start++
  let end = 0
  while (end < Math.min(a.length, b.length) - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++
  const left = a.slice(start, a.length - end)
  const right = b.slice(start, b.length - end)
  if (left.length <= 1 && right.length <= 1) return true
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0]
}

/** The word with each pair of neighbours changed round. */
export function swappedForms(word: string): string[] {
  return [...word]
    .slice(1)
    .map((_, n) => word.slice(0, n) + word[n + 1] + word[n] + word.slice(n + 2))
    .filter((form) => form !== word)
}

/**
 * The candidates one slip away from the word. When there is none and the word is unfinished, those that begin
 * one slip away.
 */
export function corrections(word: string, candidates: readonly string[], isUnfinished: boolean): string[] {
  const begins = (candidate: string): boolean =>
    isUnfinished &&
    [word.length - 1, word.length, word.length + 1].some(
      (length) => length < candidate.length && isOneSlipAway(word, candidate.slice(0, length)),
    )
  const whole = candidates.filter((candidate) => isOneSlipAway(word, candidate))
  return whole.length > 0 ? whole : candidates.filter(begins)
}
