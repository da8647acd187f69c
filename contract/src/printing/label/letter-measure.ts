/**
 * Widths of letters of size 1; for a pair of letters, by how much it is wider or narrower than the two apart.
 */
export type LetterWidths = Readonly<Record<string, number>>

/** Gives a function that measures texts at size 1, as the font from which the widths were taken sets them. */
export const letterMeasure =
  (widths: LetterWidths) =>
  (text: string): number => {
    const letters = [...text]
    const kerning = (at: number) => (at === 0 ? 0 : (widths[`${letters[at - 1]}${letters[at]}`] ?? 0))
    return letters.reduce((sum, letter, at) => sum + (widths[letter] ?? 0) + kerning(at), 0)
  }
