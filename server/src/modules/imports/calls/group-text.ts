import { problemText } from '@hdoc/contract/failures/problem-text.ts'
import { validationTable } from '@hdoc/contract/failures/validation-messages.ts'
import { fill, type Language } from '@hdoc/contract/texts/languages.ts'

/**
 * What a key says without the values of a row, as the name of a group that a number follows: its first clause, up to the
 * place of a value.
 */
export function groupText(key: string, language: Language): string {
  const text = Object.hasOwn(validationTable, key)
    ? validationTable[key as keyof typeof validationTable][language]
    : problemText({ key: 'invalid' }, language)
  const place = text.search(/[:.(]?\s*[^\s]*\{/)
  const known = place > 0 ? text.slice(0, place) : fill(text)
  return known.replace(/(?:\s\(.*|[.:,;](\s.*)?)$/s, '').trim()
}
