/** Whether a spreadsheet would take a text for a formula. */
export const isFormulaLike = (text: string): boolean => /^[=+\-@\t\r\n]/.test(text)

/**
 * A cell of a CSV that no spreadsheet takes for a formula: what begins with = + - @, a tab or a line break gets an apostrophe
 * in front (OWASP, CSV injection).
 */
export function safeCell(text: string): string {
  return isFormulaLike(text) ? `'${text}` : text
}
