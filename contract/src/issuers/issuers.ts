import { z } from 'zod'
import { column } from '../calls/columns.ts'
import { resource } from '../calls/resource.ts'
import { issuerTypeSchema } from '../texts/choice-schemas.ts'
import { issuerTypeLabels } from '../texts/choices.ts'
import { issuerValues } from './issuer-values.ts'

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

export const localitySchema = z.object({
  siruta: z.number(),
  name: z.string(),
  uat: z.string(),
  display: z.string(),
  postal_code: z.string(),
})
export type Locality = z.output<typeof localitySchema>
