/** What a table holds: text, or a number that a spreadsheet may count with. */
export type TableCell = string | number

/**
 * Invisible characters (zero-width spaces and joiners, direction marks, a byte
 * order mark) that a reader may drop.
 */
const unseen = String.raw`[\p{Cf}\p{Default_Ignorable_Code_Point}]*`
/**
 * Signs that begin a formula. Spreadsheets of East Asian languages read the wide and
 * small forms like the plain ones.
 */
const sign = String.raw`[=+\-@\t\r\n＝＋－＠﹦﹢﹣﹫]`
const formulaStart = new RegExp(`^${unseen}${sign}`, 'u')

/** Whether a spreadsheet would take a text for a formula. */
export const isFormulaLike = (text: string): boolean => formulaStart.test(text)

/**
 * A text as a CSV cell that no spreadsheet takes for a formula (OWASP, CSV injection). A text that
 * begins with = + - @, with their wide or small forms, a tab or a line break, also behind invisible
 * characters, gets an apostrophe in front.
 */
export function safeCell(text: string): string {
  return isFormulaLike(text) ? `'${text}` : text
}
