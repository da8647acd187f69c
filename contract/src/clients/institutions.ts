import { z } from 'zod'
import { column } from '../calls/columns.ts'
import { endpoint } from '../calls/endpoint.ts'
import {
  type Input,
  idParams,
  idSchema,
  listAnswer,
  optionsAnswer,
  optionsQuery,
  patchOf,
  saveAnswer,
} from '../calls/resource.ts'
import type { Text } from '../texts/languages.ts'
import {
  bringValues,
  catalogueNames,
  clientCatalogue,
  clientStateLabels,
  institutionDetail,
  institutionForm,
  institutionRow,
  institutionValues,
  newInstitutionValues,
} from './institution-values.ts'

const label = (ro: string, en: string): Text => ({ ro, en })

const columns = {
  name: column.text(label('Denumire', 'Name')),
  tag: column.text(label('Domeniu intern', 'Internal domain')),
  company_name: column.text(label('Companie contractantă', 'Contracting company')),
  state: column.choice(label('Stare', 'State'), clientStateLabels),
  active_from: column.date(label('Activă din', 'Active from'), { hidden: true }),
  active_to: column.date(label('Activă până la', 'Active until')),
  contract_number: column.text(label('Contract', 'Contract')),
  contract_start: column.date(label('Început contract', 'Contract start'), { hidden: true }),
  contract_end: column.date(label('Sfârșit contract', 'Contract end'), { hidden: true }),
  contract_price: column.number(label('Preț (RON/an)', 'Price (RON/year)')),
  billing_to: column.date(label('Facturare până la', 'Billing until'), { hidden: true }),
  external_domain: column.text(label('Domeniu extern', 'External domain'), { hidden: true }),
  alias: column.text(label('Alias', 'Alias'), { hidden: true }),
  cui: column.text(label('CUI', 'CUI'), { hidden: true }),
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
  company_id: input('Companie contractantă', 'Contracting company', {
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
  title: label('Instituții', 'Institutions'),
  row: institutionRow,
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
    catalogue: endpoint({
      ...common,
      id: 'hdoc_company.catalogue',
      method: 'GET',
      path: `${base}/catalogue/:id`,
      params: idParams,
      summary: 'The catalogue of the platform beside what an institution has; written in the audit',
      answer: clientCatalogue,
    }),
    bring: endpoint({
      ...writing,
      id: 'hdoc_company.bring',
      path: `${base}/bring`,
      body: bringValues,
      summary: 'Copies rows of the catalogue into an institution; what it has already is left as it is',
      answer: z.object({
        success: z.literal(true),
        message: z.string(),
        /** Names of what was copied, without what was there already. */
        brought: catalogueNames,
      }),
    }),
  },
} as const
