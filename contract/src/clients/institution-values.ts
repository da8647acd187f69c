import { z } from 'zod'
import {
  day,
  optionalCui,
  optionalDay,
  optionalEmail,
  optionalPhone,
  optionalPostalCode,
  optionalText,
  requiredText,
} from '../calls/fields.ts'
import { idSchema } from '../calls/resource.ts'
import { invalid } from '../failures/validation-messages.ts'
import { categorySchema } from '../texts/choice-schemas.ts'
import type { Text } from '../texts/languages.ts'
import { domainTag, optionalDomain } from './domain-name.ts'

/** How an institution stands today; `ends_soon`: its active period ends within a month. */
export const clientStateLabels = {
  future: { ro: 'Nu a început', en: 'Not begun' },
  active: { ro: 'Activă', en: 'Active' },
  ends_soon: { ro: 'Se încheie curând', en: 'Ends soon' },
  ended: { ro: 'Încheiată', en: 'Ended' },
} as const satisfies Record<string, Text>
const clientStateSchema = z.enum(['future', 'active', 'ends_soon', 'ended'])
export type ClientState = z.output<typeof clientStateSchema>

/** Days before the end of the active period on which the platform's administrators are told. */
export const endNoticeDays = [30, 7, 1] as const

const price = z.number().min(0).max(9_999_999.99).multipleOf(0.01).nullable().default(null)

const institutionShape = {
  name: requiredText(200),
  cui: optionalCui,
  county: optionalText(100),
  locality: optionalText(200),
  address: optionalText(400),
  postal_code: optionalPostalCode,
  email: optionalEmail,
  phone: optionalPhone,
  tag: domainTag,
  external_domain: optionalDomain,
  alias: optionalDomain,
  active_from: day,
  active_to: optionalDay,
  billing_from: optionalDay,
  billing_to: optionalDay,
  contract_number: optionalText(100),
  contract_start: optionalDay,
  contract_end: optionalDay,
  /** RON per year. */
  contract_price: price,
  /** Null: the institution itself is the company, with its own name and CUI. */
  company_id: idSchema.nullable().default(null),
}
/** Fields that may also change later. */
export const institutionValues = z.strictObject(institutionShape)
export type InstitutionValues = z.output<typeof institutionValues>

const chosen = z.array(idSchema).max(1000).default([])

/** A new institution: its fields, what it gets from the platform's catalogue, and its first administrator. */
export const newInstitutionValues = z.strictObject({
  ...institutionShape,
  default_registers: chosen,
  default_doc_types: chosen,
  default_groups: chosen,
  administrator: z.strictObject({
    name: requiredText(200),
    email: optionalEmail.unwrap().pipe(z.string().min(1)),
    username: requiredText(60).pipe(z.string().regex(/^[a-z0-9](?:[a-z0-9._-]{0,58}[a-z0-9])$/)),
  }),
})
export type NewInstitutionValues = z.output<typeof newInstitutionValues>

const periods = [
  ['active_from', 'active_to'],
  ['billing_from', 'billing_to'],
  ['contract_start', 'contract_end'],
] as const
type Periods = Pick<InstitutionValues, (typeof periods)[number][number]>

/** The ends of periods that lie before their beginnings. */
export function wrongPeriodEnds(values: Periods): (typeof periods)[number][1][] {
  return periods.filter(([from, to]) => (values[from] ?? '') > (values[to] ?? '9999')).map(([, to]) => to)
}

/** The schema for the form: the same rule while a person writes. */
export const newInstitutionForm = newInstitutionValues.superRefine((values, context) => {
  for (const field of wrongPeriodEnds(values))
    context.addIssue({ code: 'custom', ...invalid('period_end', [field]) })
})

const shown = z.string()
const shownDay = z.string().nullable()
export const institutionRow = z.object({
  id: z.number(),
  name: shown,
  cui: shown,
  county: shown,
  locality: shown,
  address: shown,
  postal_code: shown,
  email: shown,
  phone: shown,
  tag: shown,
  /** The hosts where it answers; `internal_host` is tag and base domain. */
  internal_host: shown,
  external_domain: shown,
  alias: shown,
  active_from: shown,
  active_to: shownDay,
  billing_from: shownDay,
  billing_to: shownDay,
  contract_number: shown,
  contract_start: shownDay,
  contract_end: shownDay,
  contract_price: z.number().nullable(),
  company_id: z.number().nullable(),
  company_name: shown,
  state: clientStateSchema,
  /** Days from today to its last active day, negative after it; null = no end. */
  days_left: z.number().nullable(),
  version: z.number(),
  can: z.object({ edit: z.boolean(), enter: z.boolean() }),
})
export type Institution = z.output<typeof institutionRow>

/** Names of rows of the catalogue, by kind. */
export const catalogueNames = z.object({
  registers: z.array(z.string()),
  doc_types: z.array(z.string()),
  groups: z.array(z.string()),
})

export const institutionDetail = institutionRow.extend({
  size: z.object({ users: z.number(), active_users: z.number(), documents: z.number(), bytes: z.number() }),
  /** Last sign-in of one of its people; ISO instant. */
  last_use: z.string().nullable(),
  /** Invited administrators who have not set a password yet. */
  waiting_administrators: z.number(),
  hosts: z.array(z.object({ host: z.string(), kind: z.enum(['internal', 'external', 'alias', 'default']) })),
  /** Names of what it got from the catalogue, when it was made and later. */
  filled_with: catalogueNames,
  /** Notices sent about the end of the present active period. */
  notices: z.array(z.object({ days: z.number(), at: z.string() })),
})
export type InstitutionDetail = z.output<typeof institutionDetail>

export const institutionForm = z.object({
  base_domain: z.string(),
  registers: z.array(z.object({ id: z.number(), name: z.string(), code: z.string() })),
  doc_types: z.array(
    z.object({ id: z.number(), name: z.string(), category: z.string(), register_id: z.number().nullable() }),
  ),
  groups: z.array(z.object({ id: z.number(), name: z.string() })),
})
export type InstitutionForm = z.output<typeof institutionForm>

/** Whether a client has a row of the catalogue: by its name, as the search folds it; a register also by its code. */
const presence = z.enum(['no', 'name', 'code'])

/** The platform's catalogue beside what a client has. */
export const clientCatalogue = z.object({
  registers: z.array(z.object({ id: z.number(), name: z.string(), code: z.string(), there: presence })),
  doc_types: z.array(
    z.object({ id: z.number(), name: z.string(), category: categorySchema, there: presence }),
  ),
  groups: z.array(z.object({ id: z.number(), name: z.string(), there: presence })),
})
export type ClientCatalogue = z.output<typeof clientCatalogue>

/** What a client is to get from the catalogue later; what it has already stays unchanged. */
export const bringValues = z.strictObject({
  id: idSchema,
  registers: chosen,
  doc_types: chosen,
  groups: chosen,
  /** „I accept that the same number may be given in another register too.” */
  share_numbers: z.boolean().default(false),
})
