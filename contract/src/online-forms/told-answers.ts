import { maskCnp } from '../ro/cnp.ts'
import { formatDate } from '../ro/date-format.ts'
import { isIsoDate } from '../ro/local-date.ts'
import type { Language } from '../texts/languages.ts'
import { yesNo } from './field-kinds.ts'
import type { AddressAnswer, FormAnswer, FormAnswers, FormDefinition, FormField } from './form-schema.ts'
import { answerOf, isEmptyAnswer, visibleSections } from './visible-fields.ts'

export type TellOptions = {
  language: Language
  /** Names of files by their ids. */
  files?: ReadonlyMap<number, string>
  /** A CNP is written whole only where its reader may see it. */
  wholeCnp?: boolean
}

/** „Strada Florilor nr. 3, bl. A, Dealu Florilor, județul Argeș, 117040”. */
function addressText({ county, locality, street, number, building, postal_code }: AddressAnswer): string {
  const line = [street, number && `nr. ${number}`].filter(Boolean).join(' ')
  return [line, building, locality, county, postal_code].filter(Boolean).join(', ')
}

function typedText(field: FormField, answer: string, { language, wholeCnp }: TellOptions): string {
  switch (field.kind) {
    case 'choice':
      return field.options.find(({ key }) => key === answer)?.label ?? answer
    case 'yes_no':
      return answer === 'yes' || answer === 'no' ? yesNo[answer][language] : answer
    case 'date':
      return isIsoDate(answer) ? formatDate(answer) : answer
    case 'number': {
      const number = language === 'ro' ? answer.replace('.', ',') : answer
      return [number, field.unit].filter(Boolean).join(' ')
    }
    case 'cnp':
      return wholeCnp ? answer : maskCnp(answer)
    default:
      return answer
  }
}

/** A clean answer as people read it; '' for none and for a tick, whose words are its field's. */
function toldAnswer(field: FormField, answer: FormAnswer | undefined, options: TellOptions): string {
  if (answer === undefined || isEmptyAnswer(answer) || typeof answer === 'boolean') return ''
  if (typeof answer === 'string') return typedText(field, answer, options)
  if (!Array.isArray(answer)) return addressText(answer)
  if (field.kind === 'several')
    return field.options
      .filter(({ key }) => (answer as string[]).includes(key))
      .map(({ label }) => label)
      .join('; ')
  return answer.map((id) => options.files?.get(Number(id)) ?? String(id)).join(', ')
}

export type ToldLine = {
  field: FormField
  label: string
  /** '' where nothing was answered. */
  value: string
  /** Of a statement: whether it is ticked. */
  ticked: boolean
}

/** What a filled form says, section by section, hidden parts left out. */
export function toldForm(
  definition: FormDefinition,
  answers: FormAnswers,
  options: TellOptions,
): { title: string; lines: ToldLine[] }[] {
  return visibleSections(definition, answers).map(({ section, fields }) => ({
    title: section.title,
    lines: fields.map((field) => {
      const answer = answerOf(answers, field.key)
      return { field, label: field.label, value: toldAnswer(field, answer, options), ticked: answer === true }
    }),
  }))
}
