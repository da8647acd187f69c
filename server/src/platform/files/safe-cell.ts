/** What is not seen (zero-width spaces and joiners, marks of direction, a second mark of UTF-8) and may be dropped on the way in. */
const unseen = String.raw`[\p{Cf}\p{Default_Ignorable_Code_Point}]*`
/** Signs of East Asian keyboards, wide or small, stand for the plain ones: spreadsheets of those languages read them so. */
const sign = String.raw`[=+\-@\t\r\n＝＋－＠﹦﹢﹣﹫]`
const formulaStart = new RegExp(`^${unseen}${sign}`, 'u')

/** Whether a spreadsheet would take a text for a formula. */
export const isFormulaLike = (text: string): boolean => formulaStart.test(text)

/**
 * A cell of a CSV that no spreadsheet takes for a formula: what begins with = + - @, their wide forms, a tab or a line break,
 * also behind what is not seen, gets an apostrophe in front (OWASP, CSV injection).
 */
export function safeCell(text: string): string {
  return isFormulaLike(text) ? `'${text}` : text
}
