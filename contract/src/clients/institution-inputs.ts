import { column } from '../calls/columns.ts'
import type { Input } from '../calls/resource.ts'
import type { Text } from '../texts/languages.ts'
import { clientStateLabels } from './institution-values.ts'

const label = (ro: string, en: string): Text => ({ ro, en })

export const institutionColumns = {
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
export const institutionInputs = {
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
