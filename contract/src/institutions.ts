import { z } from 'zod'
import { column } from './columns.ts'
import { domainTag, optionalDomain } from './domain-name.ts'
import { endpoint } from './endpoint.ts'
import {
  day,
  optionalCui,
  optionalDay,
  optionalEmail,
  optionalPhone,
  optionalPostalCode,
  optionalText,
  requiredText,
} from './fields.ts'
import type { Text } from './languages.ts'
import {
  type Input,
  idParams,
  idSchema,
  listAnswer,
  optionsAnswer,
  optionsQuery,
  patchOf,
  saveAnswer,
} from './resource.ts'
import { invalid } from './validation-messages.ts'

/** How an institution stands today; `ends_soon`: its active period ends within a month. */
export const clientStateLabels = {
  future: { ro: 'Nu a început', en: 'Not begun' },
  active: { ro: 'Activă', en: 'Active' },
  ends_soon: { ro: 'Se încheie curând', en: 'Ends soon' },
  ended: { ro: 'Încheiată', en: 'Ended' },
} as const satisfies Record<string, Text>
export const clientStateSchema = z.enum(['future', 'active', 'ends_soon', 'ended'])
export type ClientState = z.output<typeof clientStateSchema>

/** Days before the end of the active period at which the platform's administrators are told. */
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
  /** Null: the institution itself, as a company of its own name and CUI. */
  company_id: idSchema.nullable().default(null),
}
/** What may change later. */
export const institutionValues = z.strictObject(institutionShape)
export type InstitutionValues = z.output<typeof institutionValues>

const chosen = z.array(idSchema).max(1000).default([])

/** A new institution: besides, what it is filled with from the platform's catalogue, and its first administrator. */
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
export type NewInstitutionInput = z.input<typeof newInstitutionValues>

const periods = [
  ['active_from', 'active_to'],
  ['billing_from', 'billing_to'],
  ['contract_start', 'contract_end'],
] as const
type Periods = Pick<InstitutionValues, (typeof periods)[number][number]>

/** Ends of periods that lie before their beginnings. */
export function wrongPeriodEnds(values: Periods): (typeof periods)[number][1][] {
  return periods.filter(([from, to]) => (values[from] ?? '') > (values[to] ?? '9999')).map(([, to]) => to)
}

/** For the form: the same rule while one writes. */
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
  /** Where it answers; `internal_host` is tag and base domain. */
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

export const institutionDetail = institutionRow.extend({
  size: z.object({ users: z.number(), active_users: z.number(), documents: z.number(), bytes: z.number() }),
  /** Last sign-in of one of its people; ISO instant. */
  last_use: z.string().nullable(),
  /** Invited administrators who have not set a password yet. */
  waiting_administrators: z.number(),
  hosts: z.array(z.object({ host: z.string(), kind: z.enum(['internal', 'external', 'alias', 'default']) })),
  /** Names of what it was filled with when it was made. */
  filled_with: z.object({
    registers: z.array(z.string()),
    doc_types: z.array(z.string()),
    groups: z.array(z.string()),
  }),
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

const label = (ro: string, en: string): Text => ({ ro, en })

const columns = {
  name: column.text(label('Denumire', 'Name')),
  tag: column.text(label('Domeniu intern', 'Internal domain')),
  company_name: column.text(label('Firma contractantă', 'Contracting company')),
  state: column.choice(label('Stare', 'State'), clientStateLabels, { sort: false }),
  active_from: column.date(label('Activă din', 'Active from'), { hidden: true }),
  active_to: column.date(label('Activă până la', 'Active until')),
  contract_number: column.text(label('Contract', 'Contract')),
  contract_start: column.date(label('Început contract', 'Contract start'), { hidden: true }),
  contract_end: column.date(label('Sfârșit contract', 'Contract end'), { hidden: true }),
  contract_price: column.number(label('Preț (RON/an)', 'Price (RON/year)'), { filter: false }),
  billing_to: column.date(label('Facturare până la', 'Billing until'), { hidden: true }),
  external_domain: column.text(label('Domeniu extern', 'External domain'), { hidden: true }),
  alias: column.text(label('Alias', 'Alias'), { hidden: true }),
  cui: column.text(label('CUI', 'CUI'), { hidden: true, modes: ['equals', 'startsWith'] }),
  county: column.text(label('Județ', 'County'), { hidden: true }),
  locality: column.text(label('Localitate', 'Locality'), { hidden: true }),
}

const input = (ro: string, en: string, more: Partial<Input> = {}): Input => ({
  kind: 'text',
  label: label(ro, en),
  ...more,
})
const inputs = {
  cui: input('CUI', 'CUI'),
  name: input('Denumirea instituției', 'Name of the institution'),
  county: input('Județ', 'County'),
  locality: input('Localitate', 'Locality'),
  address: input('Adresă', 'Address'),
  postal_code: input('Cod poștal', 'Postal code'),
  email: input('E-mail', 'E-mail'),
  phone: input('Telefon', 'Phone'),
  tag: input('Domeniu intern', 'Internal domain'),
  external_domain: input('Domeniu extern', 'External domain', {
    help: label('Domeniul propriu, de exemplu primaria.ro', 'Its own domain, for example townhall.ro'),
  }),
  alias: input('Alias', 'Alias', {
    help: label('Încă un nume, de exemplu www.primaria.ro', 'One more name, for example www.townhall.ro'),
  }),
  active_from: input('Activă din', 'Active from', { kind: 'date' }),
  active_to: input('Activă până la', 'Active until', {
    kind: 'date',
    help: label('Inclusiv; gol = fără sfârșit', 'Included; empty = no end'),
  }),
  billing_from: input('Facturare din', 'Billing from', { kind: 'date' }),
  billing_to: input('Facturare până la', 'Billing until', { kind: 'date' }),
  contract_number: input('Număr contract', 'Contract number'),
  contract_start: input('Început contract', 'Contract start', { kind: 'date' }),
  contract_end: input('Sfârșit contract', 'Contract end', { kind: 'date' }),
  contract_price: input('Preț (RON pe an)', 'Price (RON per year)', { kind: 'number' }),
  company_id: input('Firma contractantă', 'Contracting company', {
    kind: 'reference',
    of: 'company',
    help: label('Gol = instituția însăși', 'Empty = the institution itself'),
  }),
  default_registers: input('Registre', 'Registers', { kind: 'references' }),
  default_doc_types: input('Tipuri de documente', 'Document types', { kind: 'references' }),
  default_groups: input('Compartimente', 'Departments', { kind: 'references' }),
}

/** Labels of the first administrator's fields. */
export const administratorInputs = {
  name: input('Nume și prenume', 'Full name'),
  email: input('E-mail', 'E-mail'),
  username: input('Nume de utilizator', 'User name', {
    help: label('Litere mici fără diacritice, cifre, punct', 'Plain small letters, digits, dots'),
  }),
}

const base = '/api/hdoc_company'
/** Work across institutions opens its own audited transaction: `tx` is none. */
const common = { audience: 'platform', permission: 'signed-in', rate: 'none', tx: 'none' } as const
const writing = { ...common, method: 'POST', notWhileActing: true } as const

/** Institutions as clients of the platform ("hdoc companies" in the specification). */
export const institutions = {
  name: 'hdoc_company',
  columns,
  inputs,
  values: institutionValues,
  calls: {
    list: endpoint({
      ...common,
      id: 'hdoc_company.list',
      method: 'GET',
      path: `${base}/list`,
      variants: [`${base}/list/:rows`, `${base}/list/:rows/:filterstring`],
      summary: 'List: institutions, the clients of the platform',
      list: { columns, small: false },
      answer: listAnswer(institutionRow),
    }),
    get: endpoint({
      ...common,
      id: 'hdoc_company.get',
      method: 'GET',
      path: `${base}/get/:id`,
      params: idParams,
      summary: 'One institution with its size, hosts and last use; written in the audit',
      answer: institutionDetail,
    }),
    add: endpoint({
      ...writing,
      id: 'hdoc_company.add',
      path: `${base}/add`,
      body: newInstitutionValues,
      idempotent: true,
      summary:
        'Opens an institution: hosts, contract, what it is filled with, first administrator; all or nothing',
      answer: saveAnswer(institutionRow),
    }),
    update: endpoint({
      ...writing,
      id: 'hdoc_company.update',
      path: `${base}/update`,
      body: z.strictObject({
        id: idSchema,
        values: patchOf(institutionValues),
        version: z.number().int().optional(),
      }),
      summary: 'Changes an institution, its hosts and its contract',
      answer: saveAnswer(institutionRow),
    }),
    options: endpoint({
      ...common,
      id: 'hdoc_company.options',
      method: 'GET',
      path: `${base}/options`,
      query: optionsQuery,
      summary: 'Choices: institutions',
      answer: optionsAnswer,
    }),
    form: endpoint({
      ...common,
      id: 'hdoc_company.form',
      method: 'GET',
      path: `${base}/form`,
      tx: 'read',
      summary: 'What a new institution may be filled with: the catalogue of the platform',
      answer: institutionForm,
    }),
  },
} as const
