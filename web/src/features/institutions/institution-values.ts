import type { FoundCompany } from '@hdoc/contract/clients/company-lookup.ts'
import type { Institution, InstitutionForm } from '@hdoc/contract/clients/institution-values.ts'
import { searchKey } from '@hdoc/contract/ro/search-key.ts'
import { changedValues } from '../../ui/form/state/changed-values.ts'

export type InstitutionFields = {
  name: string
  cui: string
  county: string
  locality: string
  address: string
  postal_code: string
  email: string
  phone: string
  tag: string
  external_domain: string
  alias: string
  active_from: string | null
  active_to: string | null
  billing_from: string | null
  billing_to: string | null
  contract_number: string
  contract_start: string | null
  contract_end: string | null
  contract_price: number | ''
  company_id: number | null
}
export type InstitutionFormValues = InstitutionFields & {
  default_registers: number[]
  default_doc_types: number[]
  default_groups: number[]
  administrator: { name: string; email: string; username: string }
}

/** The fields of a form's part that is about the contract, and of the part that is not. */
export const contractPaths = [
  'active_from',
  'active_to',
  'billing_from',
  'billing_to',
  'contract_number',
  'contract_start',
  'contract_end',
  'contract_price',
  'company_id',
] as const satisfies readonly (keyof InstitutionFields)[]
export const institutionPaths = [
  'cui',
  'name',
  'county',
  'locality',
  'postal_code',
  'address',
  'email',
  'phone',
  'tag',
  'external_domain',
  'alias',
] as const satisfies readonly Exclude<keyof InstitutionFields, (typeof contractPaths)[number]>[]

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)

/** The first values of a new institution: its period begins today, and the whole catalogue is chosen. */
export const newInstitution = (catalogue: InstitutionForm, today: string): InstitutionFormValues => ({
  name: '',
  cui: '',
  county: '',
  locality: '',
  address: '',
  postal_code: '',
  email: '',
  phone: '',
  tag: '',
  external_domain: '',
  alias: '',
  active_from: today,
  active_to: null,
  billing_from: null,
  billing_to: null,
  contract_number: '',
  contract_start: null,
  contract_end: null,
  contract_price: '',
  company_id: null,
  default_registers: idsOf(catalogue.registers),
  default_doc_types: idsOf(catalogue.doc_types),
  default_groups: idsOf(catalogue.groups),
  administrator: { name: '', email: '', username: '' },
})

export const valuesOfInstitution = (row: Institution): InstitutionFields => ({
  name: row.name,
  cui: row.cui,
  county: row.county,
  locality: row.locality,
  address: row.address,
  postal_code: row.postal_code,
  email: row.email,
  phone: row.phone,
  tag: row.tag,
  external_domain: row.external_domain,
  alias: row.alias,
  active_from: row.active_from,
  active_to: row.active_to,
  billing_from: row.billing_from,
  billing_to: row.billing_to,
  contract_number: row.contract_number,
  contract_start: row.contract_start,
  contract_end: row.contract_end,
  contract_price: row.contract_price ?? '',
  company_id: row.company_id,
})

/** The body to send: only the changes of an existing institution. An empty price is sent as null. */
export function bodyOfInstitution(values: object, before?: InstitutionFields): object {
  const body: Record<string, unknown> = before
    ? changedValues(before, values as InstitutionFields)
    : { ...values }
  return body.contract_price === '' ? { ...body, contract_price: null } : body
}

const kinds = new Set([
  'comuna',
  'orasul',
  'oras',
  'municipiul',
  'primaria',
  'comunei',
  'orasului',
  'municipiului',
  'uat',
  'unitatea',
  'administrativ',
  'teritoriala',
  'judetul',
  'consiliul',
  'judetean',
])

/** „Comuna Dealu Florilor” → dealuflorilor. */
export const suggestedTag = (name: string): string =>
  searchKey(name)
    .split(' ')
    .filter((word) => !kinds.has(word))
    .join('')
    .slice(0, 40)

/** „Ana-Maria Pop” → ana.maria.pop. */
export const suggestedUsername = (name: string): string => searchKey(name).replace(/ /g, '.').slice(0, 60)

export type FilledField = 'name' | 'county' | 'locality' | 'address' | 'postal_code' | 'phone'
export const filledByLookup = (company: FoundCompany): Record<FilledField, string> => ({
  name: company.name,
  county: company.county,
  locality: company.locality,
  address: [
    [company.street_type, company.street].filter(Boolean).join(' '),
    company.number && `nr. ${company.number}`,
    company.block && `bl. ${company.block}`,
    company.sector && `sector ${company.sector}`,
  ]
    .filter(Boolean)
    .join(', '),
  postal_code: company.postal_code,
  phone: company.phone,
})
