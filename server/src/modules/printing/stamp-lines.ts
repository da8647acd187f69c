import { furtherInBrackets } from '@hdoc/contract/registers/written-number.ts'
import { formatDate } from '@hdoc/contract/ro/date-format.ts'
import type { StampOrder } from '../../platform/pdf/stamp/stamp-order.ts'
import { registrationHour } from '../documents/index.ts'
import type { PrintedDocument } from './queries.ts'

/**
 * Most letters of a line. A long name of an institution takes several lines, so that the stamp does not
 * become wide and small.
 */
const LONGEST_LINE = 38
const MOST_LINES = 3

/**
 * Puts words in lines of at most `longest` letters; a longer word stands alone. More than `most` lines are
 * cut, and the last one then ends in „…”.
 */
function wrapWords(text: string, longest = LONGEST_LINE, most = MOST_LINES): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= longest)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  if (lines.length <= most) return lines
  return [...lines.slice(0, most - 1), `${lines[most - 1]}…`]
}

/**
 * Gives what the stamp of a registration says. It is in Romanian, whatever language the clerk reads, because
 * the institution speaks.
 */
export function stampLines(
  document: Pick<
    PrintedDocument,
    'number' | 'further_numbers' | 'registered_on' | 'registered_at' | 'register_name' | 'is_test'
  >,
  institution: string,
): StampOrder['lines'] {
  const hour = registrationHour(document)
  return [
    ...wrapWords(institution).map((text) => ({ text, bold: true, size: 8 })),
    ...wrapWords(document.register_name).map((text) => ({ text, bold: false, size: 7 })),
    { text: `Nr. ${document.number}`, bold: true, size: 13 },
    ...wrapWords(furtherInBrackets(document)).map((text) => ({ text, bold: true, size: 9 })),
    {
      text: `din ${formatDate(document.registered_on)}${hour && `, ora ${hour}`}`,
      bold: false,
      size: 8,
    },
    ...(document.is_test ? [{ text: 'DOCUMENT DE TEST', bold: true, size: 8 }] : []),
  ]
}

export const SIGNED_LINE = 'Copie; originalul este semnat electronic'

/** Gives the name of the copy, which never passes for the signed original. */
export function stampedName(original: string, wasSigned: boolean): string {
  const base = original.replace(/\.pdf$/i, '')
  return `${base}-ștampilat${wasSigned ? ' (copie fără semnătură)' : ''}.pdf`
}
