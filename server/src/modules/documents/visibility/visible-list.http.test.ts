import { modesOfType } from '@hdoc/contract/calls/columns.ts'
import { listQueryString } from '@hdoc/contract/calls/list-query.ts'
import type { ListAnswer } from '@hdoc/contract/calls/resource.ts'
import { documentColumns } from '@hdoc/contract/documents/list/document-columns.ts'
import type { DocumentListRow } from '@hdoc/contract/documents/record/documents.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import {
  isVisibleTo,
  type NaiveFilter,
  type NaiveQuery,
  naiveList,
  statusOn,
} from '../../../../test/database/naive-list.ts'
import { randomWorld } from '../../../../test/offices/random-world.ts'

const TODAY = '2026-11-20'
const t = await testApp({ now: `${TODAY}T10:00:00+02:00` })
const world = await randomWorld(t, 20_261_120, 240)
const browsers = await Promise.all(
  world.people.map(async (person) => {
    const browser = t.browser(world.host)
    await browser.signIn(person.username)
    return { person, browser }
  }),
)

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

const columns: Record<string, fc.Arbitrary<NaiveFilter>> = {
  number: filter('number', texts, fc.constantFrom('RG-', 'rg-0001/2026', '/00', 'R2/003', '2026')),
  registered_on: fc.oneof(filter('registered_on', dates, day), between('registered_on')),
  category: filter('category', choices, fc.constantFrom('intrare', 'iesire', 'interne')),
  register: filter('register', choices, ids(world.ids.registers)),
  issuer: fc.oneof(
    filter('issuer', texts, names),
    filter('issuer', texts, names, 'name'),
    filter('issuer', texts, fc.constantFrom('14399840', '159', '43'), 'cui'),
  ),
  short_description: filter('short_description', texts, words),
  doc_type: filter('doc_type', choices, ids(world.ids.docTypes)),
  status: filter('status', choices, fc.integer({ min: 1, max: 15 }).map(String)),
  deadline_on: fc.oneof(filter('deadline_on', dates, day), between('deadline_on')),
  group: filter('group', choices, ids(world.ids.groups)),
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
  registered_by: filter('registered_by', choices, ids(world.people.map(({ id }) => id))),
}
const columnFilter = (one: fc.Arbitrary<NaiveFilter>) =>
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
const query = (filters: fc.Arbitrary<NaiveQuery['filters']>): fc.Arbitrary<NaiveQuery> =>
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
const anyFilters = fc
  .uniqueArray(fc.constantFrom(...Object.keys(columns)), { maxLength: 3 })
  .chain((chosen) => fc.tuple(...chosen.map((name) => columnFilter(columns[name]!))))
const classFilters = fc
  .uniqueArray(fc.constantFrom('register', 'status', 'access_level'), { maxLength: 3 })
  .chain((chosen) => fc.tuple(...chosen.map((name) => columnFilter(columns[name]!))))

async function compareOne(who: number, one: NaiveQuery, at: number): Promise<void> {
  const { person, browser } = browsers[who]!
  const expected = naiveList(world, person, one, TODAY)
  const last = Math.max(1, Math.ceil(expected.length / 10))
  const page = [1, 2, last - 1, last, last + 1][at]! || 1
  const filters = one.filters.map(({ operator, conditions }) => ({
    column: conditions[0]!.column,
    operator,
    conditions: conditions as never,
  }))
  const both = one.filterstring ? `/${encodeURIComponent(one.filterstring)}` : ''
  const path = `/api/document/list/10${both}?${listQueryString({ ...one, page, filters })}`
  const { status, body } = await browser.get<ListAnswer<DocumentListRow>>(path)
  expect(status, JSON.stringify(body)).toBe(200)
  expect(body.data.map(({ id }) => id)).toEqual(expected.slice((page - 1) * 10, page * 10))
  expect(body.meta).toMatchObject({
    total: expected.length,
    last_page: last,
    current_page: page,
    per_page: 10,
  })
}
const compared = (filters: fc.Arbitrary<NaiveQuery['filters']>, numRuns: number) =>
  fc.assert(fc.asyncProperty(fc.nat(world.people.length - 1), query(filters), fc.nat(4), compareOne), {
    numRuns,
    seed: 42,
  })

describe('what a person sees of the documents', () => {
  it('is a world worth comparing: some see all, some much, all see something else', () => {
    const seen = world.people.map(
      (person) => world.documents.filter((one) => isVisibleTo(world, person, one)).length,
    )
    expect(world.documents).toHaveLength(240)
    expect(seen.slice(0, 2)).toEqual([240, 240])
    expect(Math.min(...seen)).toBeGreaterThan(20)
    expect(Math.max(...seen.slice(2))).toBeLessThan(230)
    expect(new Set(seen.slice(2)).size).toBeGreaterThan(2)
  })

  it('is the same list and the same total as worked out row by row, for register, status and level', async () => {
    await compared(classFilters, 250)
  })

  it('is the same with filters on every column, quick search and every sort', async () => {
    await compared(anyFilters, 400)
  })

  it.each(Object.keys(columns))('is the same when filtered by %s alone', async (name) => {
    await compared(fc.tuple(columnFilter(columns[name]!)), 25)
  })

  it('is compared on every column', () => {
    expect(Object.keys(columns).sort()).toEqual(Object.keys(documentColumns).sort())
  })

  it('is the same in counts by status and in exports, whatever is filtered and searched', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(world.people.length - 1), query(anyFilters), async (who, one) => {
        const { person, browser } = browsers[who]!
        one.filterstring = ''
        const asked = (queried: NaiveQuery): string =>
          listQueryString({
            ...queried,
            page: 1,
            filters: queried.filters.map(({ operator, conditions }) => ({
              column: conditions[0]!.column,
              operator,
              conditions: conditions as never,
            })),
          })
        const free = {
          ...one,
          filters: one.filters.filter(({ conditions }) => conditions[0]!.column !== 'status'),
        }
        const expected = new Map<number, number>()
        for (const id of naiveList(world, person, free, TODAY)) {
          const status = statusOn(world.documents.find((document) => document.id === id)!, TODAY)
          expected.set(status, (expected.get(status) ?? 0) + 1)
        }
        const counts = await browser.get<{ status: number; documents: number }[]>(
          `/api/document/counts?${asked(one)}`,
        )
        expect(counts.body, asked(one)).toEqual(
          [...expected].sort(([a], [b]) => a - b).map(([status, documents]) => ({ status, documents })),
        )
        const csv = (await browser.get(`/api/document/export/csv?${asked(one)}`)).raw.toString()
        const numbers = naiveList(world, person, { ...one, sortBy: 'id', sortOrder: 'desc' }, TODAY).map(
          (id) => world.documents.find((document) => document.id === id)!.number,
        )
        const lines = csv.trim().split('\r\n').slice(1)
        expect(lines.map((line) => line.replace(/^"?([^";]*).*$/s, '$1'))).toEqual(numbers)
      }),
      { numRuns: 120, seed: 42 },
    )
  })

  it('is the same on the dashboard', async () => {
    for (const { person, browser } of browsers) {
      const mine = world.documents.filter((one) => isVisibleTo(world, person, one))
      const open = mine.filter(({ status }) => [1, 2, 3, 5, 15].includes(status))
      const { body } = await browser.get<Record<string, unknown>>('/api/dashboard/get')
      const due = (from: string, to: string) =>
        open.filter(({ deadline_on: on }) => on !== null && on >= from && on <= to)
      expect(body).toMatchObject({
        today: TODAY,
        registered_today: mine.filter(({ registered_on: on }) => on === TODAY).length,
        open: open.length,
        due_soon: due(TODAY, '2026-11-27').length,
        overdue: due('2026-11-01', '2026-11-19').length,
      })
      const isDepartmentFirst = !person.seesAll && person.groups.length > 0
      expect((body.due as DocumentListRow[]).map(({ deadline_on: on }) => on)).toEqual(
        due('2026-11-01', '2026-11-27')
          .filter(({ group_id: group }) => !isDepartmentFirst || group === person.groups[0])
          .map(({ deadline_on: on }) => on!)
          .sort()
          .slice(0, 6),
      )
      const own = mine.filter(({ registered_by_id: by }) => by === person.id).map(({ id }) => id)
      expect((body.mine as DocumentListRow[]).map(({ id }) => id)).toEqual(
        own.sort((a, b) => b - a).slice(0, 6),
      )
    }
  })
})
