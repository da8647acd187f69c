import { modesOfType } from '@hdoc/contract/calls/columns.ts'
import { documentColumns } from '@hdoc/contract/documents/list/document-columns.ts'
import fc from 'fast-check'
import type { NaiveFilter, NaiveQuery } from './naive-list.ts'

type Ids = { registers: number[]; docTypes: number[]; groups: number[]; people: number[] }

const day = fc.integer({ min: 1, max: 30 }).map((n) => `2026-11-${String(n).padStart(2, '0')}`)
const period = fc.tuple(day, day).map((days) => days.sort())
const filter = (
  column: string,
  modes: string[],
  value: fc.Arbitrary<string>,
  field = column,
): fc.Arbitrary<NaiveFilter> =>
  fc
    .tuple(fc.constantFrom(...modes), value, value)
    .map(([mode, a, b]) => ({ column, field, mode, values: mode === 'in' ? [a, b] : [a] }))
const texts = [...modesOfType.text]
const choices = ['in', 'equals', 'notEquals']
const dates = ['dateIs', 'dateIsNot', 'dateBefore', 'dateAfter', 'lt', 'lte', 'gt', 'gte']
const ids = (all: number[]) => fc.constantFrom(...all, 999_999).map(String)
const between = (column: string): fc.Arbitrary<NaiveFilter> =>
  period.map((values) => ({ column, field: column, mode: 'between', values }))
const names = fc.constantFrom(
  'știrbei',
  'STIRBEI',
  'Popescu Ion',
  'pop',
  'Ștefănescu & fiii SRL',
  '100%',
  '_',
  'țurcanu',
)
const words = fc.constantFrom(
  'drum',
  'Ștefănești',
  'stefanesti',
  '100%',
  '_',
  'cerere',
  '2026',
  'caini fara stapan',
)

/** A random filter of each column, with values that documents of the world have and values that none has. */
export const randomFilters = (known: Ids): Record<string, fc.Arbitrary<NaiveFilter>> => ({
  number: filter('number', texts, fc.constantFrom('RG-', 'rg-0001/2026', '/00', 'R2/003', '2026')),
  registered_on: fc.oneof(filter('registered_on', dates, day), between('registered_on')),
  category: filter('category', choices, fc.constantFrom('intrare', 'iesire', 'interne')),
  register: filter('register', choices, ids(known.registers)),
  issuer: fc.oneof(
    filter('issuer', texts, names),
    filter('issuer', texts, names, 'name'),
    filter('issuer', texts, fc.constantFrom('14399840', '159', '43'), 'cui'),
  ),
  short_description: filter('short_description', texts, words),
  doc_type: filter('doc_type', choices, ids(known.docTypes)),
  status: filter('status', choices, fc.integer({ min: 1, max: 15 }).map(String)),
  deadline_on: fc.oneof(filter('deadline_on', dates, day), between('deadline_on')),
  group: filter('group', choices, ids(known.groups)),
  access_level: filter(
    'access_level',
    choices,
    fc.constantFrom('public', 'institution', 'department', 'restricted'),
  ),
  external_number: filter('external_number', texts, fc.constantFrom('AB-7', 'ab', '12', '1', '7')),
  external_date: fc.oneof(filter('external_date', dates, day), between('external_date')),
  pages: fc.oneof(
    filter(
      'pages',
      ['equals', 'notEquals', 'lt', 'lte', 'gt', 'gte', 'in'],
      fc.integer({ min: 0, max: 12 }).map(String),
    ),
    fc.tuple(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 0, max: 12 })).map(([a, b]) => ({
      column: 'pages',
      field: 'pages',
      mode: 'between',
      values: [Math.min(a, b), Math.max(a, b)].map(String),
    })),
  ),
  closed_on: fc.oneof(filter('closed_on', dates, day), between('closed_on')),
  closed_late: filter('closed_late', ['equals'], fc.constantFrom('true', 'false')),
  has_group: filter('has_group', ['equals'], fc.constantFrom('true', 'false')),
  work_step: filter('work_step', choices, fc.constantFrom('registry', 'distribution', 'group', 'citizen')),
  annexes: filter(
    'annexes',
    ['equals', 'notEquals', 'lt', 'gte', 'in'],
    fc.integer({ min: 0, max: 4 }).map(String),
  ),
  arrival: filter('arrival', choices, fc.constantFrom('in_person', 'post', 'email', 'fax')),
  physical_form: filter('physical_form', texts, fc.constantFrom('hartie', 'Hârtie', 'e', 'Electronic', 'x')),
  location: filter('location', texts, fc.constantFrom('raft', 'Raft 12', 'camera 2', '_', '100%', '3')),
  additional_info: filter(
    'additional_info',
    texts,
    fc.constantFrom('imputernicit', 'Procură 100%', '_', 'p'),
  ),
  is_test: filter('is_test', ['equals'], fc.constantFrom('true', 'false')),
  registered_by: filter('registered_by', choices, ids(known.people)),
})

export const columnFilter = (one: fc.Arbitrary<NaiveFilter>) =>
  fc.record({
    operator: fc.constantFrom<'and' | 'or'>('and', 'or'),
    // One condition for each mode and field: the same twice is a list of values, tested elsewhere.
    conditions: fc.uniqueArray(one, {
      minLength: 1,
      maxLength: 2,
      selector: ({ field, mode }) => `${field} ${mode}`,
    }),
  })
const sorts = ['id', 'id', ...Object.keys(documentColumns)]
const searches = fc.oneof(
  { weight: 3, arbitrary: fc.constant('') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '7',
      'RG-0003',
      '/003',
      'ab-7',
      'stirbei',
      'mihaela știrbei',
      '0722 123',
      '1439',
      '17001',
      'drum',
      'podul stefanesti',
      'dr',
      '100%',
    ),
  },
)
/** A list with these filters, and anything else a list may be asked. */
export const randomQuery = (filters: fc.Arbitrary<NaiveQuery['filters']>): fc.Arbitrary<NaiveQuery> =>
  fc.record({
    filters,
    search: searches,
    filterstring: fc.oneof(
      { weight: 4, arbitrary: fc.constant('') },
      fc.constantFrom('drum', 'stirbei', '2026'),
    ),
    sortBy: fc.constantFrom(...sorts),
    sortOrder: fc.constantFrom<'asc' | 'desc'>('asc', 'desc'),
  })
