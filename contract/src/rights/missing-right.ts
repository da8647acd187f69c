import { writePhone } from '../ro/phone.ts'
import { fill, type Language } from '../texts/languages.ts'

/** Whom a person may ask for a right they lack. */
export type WhomToAsk = { names: readonly string[]; email: string; phone: string }

const sentences = {
  carried: { ro: 'Îl au rolurile: {roles}.', en: 'Roles that carry it: {roles}.' },
  carriedByOne: { ro: 'Îl are rolul: {roles}.', en: 'The role that carries it: {roles}.' },
  carriedByNone: { ro: 'Niciun rol al instituției nu îl are.', en: 'No role of the institution carries it.' },
  ask: {
    ro: 'Cereți-l administratorului instituției{who}.',
    en: 'Ask the administrator of the institution for it{who}.',
  },
} as const

/** The text after the sentence that a right is missing: which roles carry it, and whom to ask for it. */
export function missingRightText(
  carriedBy: readonly string[],
  ask: WhomToAsk | undefined,
  language: Language,
): string {
  const roles =
    carriedBy.length > 0
      ? fill(sentences[carriedBy.length === 1 ? 'carriedByOne' : 'carried'][language], {
          roles: carriedBy.join(', '),
        })
      : sentences.carriedByNone[language]
  const contact = [ask?.email ?? '', writePhone(ask?.phone ?? '')].filter((one) => one !== '')
  const people = ask?.names.join(', ') ?? ''
  const both = [people, contact.join(', ')].filter((one) => one !== '')
  const who =
    both.length === 0 ? '' : `: ${both.length === 2 ? `${people} (${contact.join(', ')})` : both[0]}`
  return `${roles} ${fill(sentences.ask[language], { who })}`
}
