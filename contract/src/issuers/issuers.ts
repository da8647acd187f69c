import { z } from 'zod'
import { column } from '../calls/columns.ts'
import { endpoint } from '../calls/endpoint.ts'
import { optionalCnp, optionalCui, optionalEmail, requiredText, text } from '../calls/fields.ts'
import { idParams, resource } from '../calls/resource.ts'
import { subjectActivityRow } from '../calls/subject-activity.ts'
import { invalid } from '../failures/validation-messages.ts'
import { checkOnrc, normaliseOnrc, onrcBlocks } from '../ro/onrc.ts'
import { normaliseContactPhone } from '../ro/phone.ts'
import { issuerTypeSchema } from '../texts/choice-schemas.ts'
import { issuerTypeLabels } from '../texts/choices.ts'
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

const shown = z.string()
export const issuerRow = z.object({
  id: z.number(),
  type: issuerTypeSchema,
  name: shown,
  /** Masked: only the first digit and the last four. */
  cnp: shown,
  cui: shown,
  onrc: shown,
  administrator_name: shown,
  email: shown,
  phone: shown,
  country: shown,
  county: shown,
  locality: shown,
  sector: shown,
  street_type: shown,
  street: shown,
  number: shown,
  block: shown,
  staircase: shown,
  floor: shown,
  apartment: shown,
  intercom: shown,
  postal_code: shown,
  /** One line: street, number, locality, county. */
  address: shown,
  version: z.number(),
  /** The issuer that stands for this one since they were merged; null = not merged. */
  merged_into: z.object({ id: z.number(), name: shown }).nullable(),
  /** Its data was erased at the person's request. */
  erased: z.boolean(),
  can: z.object({ edit: z.boolean(), merge: z.boolean(), reveal_cnp: z.boolean(), erase: z.boolean() }),
})
export type Issuer = z.output<typeof issuerRow>

const label = (ro: string, en: string) => ({ ro, en })
const input = (ro: string, en: string) => ({ kind: 'text', label: { ro, en } }) as const

export const issuers = resource({
  name: 'issuer',
  title: { ro: 'Deponenți', en: 'Issuers' },
  row: issuerRow,
  values: issuerValues,
  permission: {
    list: 'document.list',
    get: 'document.list',
    add: 'issuer.edit',
    update: 'issuer.edit',
    options: 'signed-in',
  },
  columns: {
    name: column.text(label('Nume sau denumire', 'Name')),
    type: column.choice(label('Fel', 'Kind'), issuerTypeLabels),
    cui: column.text(label('CUI', 'CUI')),
    email: column.text(label('E-mail', 'E-mail')),
    phone: column.text(label('Telefon', 'Phone')),
    locality: column.text(label('Localitate', 'Locality')),
    county: column.text(label('Județ', 'County'), { hidden: true }),
  },
  inputs: {
    type: { kind: 'choice', label: label('Fel', 'Kind'), choices: issuerTypeLabels },
    name: input('Nume', 'Name'),
    cnp: input('CNP', 'CNP'),
    cui: input('CUI / CIF', 'CUI / CIF'),
    onrc: input('Nr. registrul comerțului', 'Trade register number'),
    administrator_name: input('Administrator', 'Administrator'),
    email: input('E-mail', 'E-mail'),
    phone: input('Telefon', 'Phone'),
    country: input('Țară', 'Country'),
    county: input('Județ', 'County'),
    locality: input('Localitate', 'Locality'),
    sector: input('Sector', 'Sector'),
    street_type: input('Tip arteră', 'Street type'),
    street: input('Stradă', 'Street'),
    number: input('Număr', 'Number'),
    block: input('Bloc', 'Block'),
    staircase: input('Scară', 'Staircase'),
    floor: input('Etaj', 'Floor'),
    apartment: input('Apartament', 'Apartment'),
    intercom: input('Interfon', 'Intercom'),
    postal_code: input('Cod poștal', 'Postal code'),
  },
})

const { name } = issuers.inputs
/** The name field of a firm is called „Denumire”. */
export const companyNameInput = name && { ...name, label: label('Denumire', 'Company name') }

export const suggestionSchema = z.object({
  id: z.number(),
  type: issuerTypeSchema,
  name: z.string(),
  /** Masked CNP or the CUI. */
  code: z.string(),
  phone: z.string(),
  email: z.string(),
  address: z.string(),
  documents: z.number(),
})
export type IssuerSuggestion = z.output<typeof suggestionSchema>

const localitySchema = z.object({
  siruta: z.number(),
  name: z.string(),
  uat: z.string(),
  display: z.string(),
  postal_code: z.string(),
})
export type Locality = z.output<typeof localitySchema>

export const issuerCalls = {
  activity: endpoint({
    id: 'issuer.activity',
    method: 'GET',
    path: '/api/issuer/activity/:id',
    audience: 'client',
    permission: 'issuer.edit',
    rate: 'none',
    tx: 'read',
    params: idParams,
    summary: 'What was done with an issuer, newest first',
    answer: z.array(subjectActivityRow),
  }),
  /** A POST although it only reads: the typed text may be a CNP, and addresses are logged. */
  suggest: endpoint({
    id: 'issuer.suggest',
    method: 'POST',
    path: '/api/issuer/suggest',
    audience: 'client',
    permission: 'document.register',
    rate: 'none',
    tx: 'read',
    summary:
      'Type-ahead by name, CUI or phone, without regard to diacritics; a whole CNP is asked of issuer.match',
    body: z.strictObject({ q: z.string().max(200) }),
    answer: z.array(suggestionSchema),
  }),
  localities: endpoint({
    id: 'locality.options',
    method: 'GET',
    path: '/api/locality/options',
    audience: 'staff',
    permission: 'signed-in',
    rate: 'none',
    tx: 'none',
    summary: 'Localities of a county',
    query: z.strictObject({ county: z.string().regex(/^[A-Z]{1,2}$/), q: z.string().max(100).default('') }),
    answer: z.array(localitySchema),
  }),
}
