import { z } from 'zod'
import { optionalCnp, optionalCui, optionalEmail, requiredText, text } from '../calls/fields.ts'
import { invalid } from '../failures/validation-messages.ts'
import { checkOnrc, normaliseOnrc, onrcBlocks } from '../ro/onrc.ts'
import { normaliseContactPhone } from '../ro/phone.ts'
import { issuerTypeSchema } from '../texts/choice-schemas.ts'
import { placeProblems } from './issuer-place.ts'

const part = (maximum: number) => text(maximum).default('')
/** Refuses here what is a number in no country; `placeProblems` applies the rules of the issuer's country. */
const phone = text(40)
  .refine(
    (value) =>
      value === '' || normaliseContactPhone(value) !== null || /^[+(\d][\d\s().\-/]{4,}$/.test(value),
    invalid('phone'),
  )
  .default('')
const postalCode = text(12)
  .refine((value) => value === '' || /^[\p{L}\d][\p{L}\d -]{2,}$/u.test(value), invalid('postal_code'))
  .default('')

const issuerShape = {
  type: issuerTypeSchema,
  name: requiredText(300),
  cnp: optionalCnp,
  cui: optionalCui,
  onrc: text(40)
    .refine((value) => value === '' || !onrcBlocks(checkOnrc(value, 2200)), invalid('onrc'))
    .transform((value) => (value === '' ? '' : normaliseOnrc(value)))
    .default(''),
  administrator_name: part(200),
  email: optionalEmail,
  phone,
  country: text(100).default('România'),
  county: part(100),
  locality: part(200),
  sector: part(2),
  street_type: part(40),
  street: part(200),
  number: part(40),
  block: part(40),
  staircase: part(40),
  floor: part(40),
  apartment: part(40),
  intercom: part(40),
  postal_code: postalCode,
}
/** The fields that make up an issuer's address; they are one fact. */
export const issuerAddress = [
  'country',
  'county',
  'locality',
  'sector',
  'street_type',
  'street',
  'number',
  'block',
  'staircase',
  'floor',
  'apartment',
  'intercom',
  'postal_code',
] as const satisfies readonly (keyof typeof issuerShape)[]
export const issuerValues = z.strictObject(issuerShape)

/**
 * Rules between fields: CNP only for a person; CUI, ONRC, administrator only for a company; place by country.
 */
export const issuerCreate = issuerValues.superRefine((issuer, context) => {
  if (issuer.type === 'pj' && issuer.cnp !== '')
    context.addIssue({ code: 'custom', ...invalid('not_for_company', ['cnp']) })
  if (issuer.type === 'pf')
    for (const field of ['cui', 'onrc', 'administrator_name'] as const)
      if (issuer[field] !== '') context.addIssue({ code: 'custom', ...invalid('not_for_person', [field]) })
  for (const { field, key } of placeProblems(issuer))
    context.addIssue({ code: 'custom', ...invalid(key, [field]) })
})
export type IssuerValues = z.output<typeof issuerValues>
export type IssuerInput = z.input<typeof issuerValues>
