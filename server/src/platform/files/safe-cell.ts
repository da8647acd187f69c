/**
 * A cell that no spreadsheet takes for a formula: what begins with = + - @, a tab or a line break gets an apostrophe
 * in front (OWASP, CSV injection).
 */
export function safeCell(text: string): string {
  return /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text
}
