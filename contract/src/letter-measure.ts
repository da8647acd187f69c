/** Widths of letters of size 1, and by how much a pair of them is wider or narrower than both. */
export type LetterWidths = Readonly<Record<string, number>>

/** Measures texts of letters of size 1, as the font does from which the widths were taken. */
export const letterMeasure =
  (widths: LetterWidths) =>
  (text: string): number => {
    const letters = [...text]
    const kerning = (at: number) => (at === 0 ? 0 : (widths[`${letters[at - 1]}${letters[at]}`] ?? 0))
    return letters.reduce((sum, letter, at) => sum + (widths[letter] ?? 0) + kerning(at), 0)
  }
