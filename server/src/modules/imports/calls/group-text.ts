import { problemText } from '@hdoc/contract/failures/problem-text.ts'
import { validationTable } from '@hdoc/contract/failures/validation-messages.ts'
import { fill, type Language, type Text } from '@hdoc/contract/texts/languages.ts'
import { fileProblems } from '../archives/file-problems.ts'

const known: Readonly<Record<string, Text>> = { ...validationTable, ...fileProblems }

/**
 * What a key says without the values of a row, as the name of a group that a number follows: its first clause, up to the
 * place of a value.
 */
export function groupText(key: string, language: Language): string {
  const text = Object.hasOwn(known, key)
    ? (known[key]?.[language] ?? '')
    : problemText({ key: 'invalid' }, language)
  const place = text.search(/[:.(]?\s*[^\s]*\{/)
  const clause = place > 0 ? text.slice(0, place) : fill(text)
  return clause.replace(/(?:\s\(.*|[.:,;](\s.*)?)$/s, '').trim()
}
