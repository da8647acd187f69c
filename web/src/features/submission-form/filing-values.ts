import type { FormAnswers } from '@hdoc/contract/online-forms/form-schema.ts'
import type { Submitter } from '@hdoc/contract/submissions/submitter.ts'

/** What is written, as texts under the names that the server gives its problems. */
export const empty = {
  doc_type_id: '',
  subject: '',
  answers: {} as FormAnswers,
  'who.type': 'pf',
  'who.name': '',
  'who.cui': '',
  'who.onrc': '',
  'who.administrator_name': '',
  'who.phone': '',
  'who.county': '',
  'who.locality': '',
  'who.street': '',
  'who.number': '',
  'who.block': '',
  'who.staircase': '',
  'who.apartment': '',
  'who.postal_code': '',
}
export type FilingForm = typeof empty
export type FilingField = Exclude<keyof FilingForm & string, 'answers'>

/** What a draft keeps: nothing of the person. */
export const kept = ['doc_type_id', 'subject'] as const

const type = ['doc_type_id', 'subject']
const who = ['who', 'email', 'email_confirmation', 'terms']
/** A type with a form is filled in before its files are chosen. */
export const stepsOf = (hasForm: boolean) =>
  hasForm ? [type, ['answers', 'form_id'], ['files'], who] : [type, ['files'], who]

const companyFields = ['who.cui', 'who.onrc', 'who.administrator_name'] as const

/** Who hands it in, as the call takes it; only a company has the codes of companies. */
export function whoOf(values: FilingForm): Submitter {
  const isCompany = values['who.type'] === 'pj'
  const own = Object.entries(values).filter(
    ([name]) =>
      name.startsWith('who.') && (isCompany || !(companyFields as readonly string[]).includes(name)),
  )
  return Object.fromEntries(own.map(([name, value]) => [name.slice('who.'.length), value])) as Submitter
}
