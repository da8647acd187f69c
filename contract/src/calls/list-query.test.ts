import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { endpoints } from '../endpoints.ts'
import { column, filterModes, modesOf, modesOfType } from './columns.ts'
import { dayOfWord, wordOfDay } from './filter-words.ts'
import { type ListQuery, listQueryString, rowsOptions, searchesOf } from './list-query.ts'
import { parseListQuery } from './parse-list-query.ts'

const label = { ro: 'x', en: 'x' }
const columns = {
  name: column.text(label, { parts: ['code'] }),
  pages: column.number(label),
  day: column.date(label, { words: ['today'] }),
  kind: column.choice(label, { a: label, b: label }),
  group: column.reference(label, 'user_group'),
  closed: column.boolean(label),
  secret: column.text(label, { filter: false, sort: false }),
}
/** `a[b][c]=1` as the server's parser reads it: nested, values as texts. */
function nested(text: string): Record<string, unknown> {
  const root = Object.create(null) as Record<string, unknown>
  for (const [name, value] of new URLSearchParams(text)) {
    const [first = '', ...rest] = name.split(/\[|\]\[|\]/).filter((part) => part !== '')
    const path = [first, ...rest]
    const last = path.pop()!
    let at = root
    for (const part of path) {
      at[part] ??= Object.create(null)
      at = at[part] as Record<string, unknown>
    }
    at[last] = value
  }
  return root
}

const read = (text: string, rows: string | undefined = '20', small = false) =>
  parseListQuery({ columns, small }, rows === undefined ? {} : { rows }, nested(text))
const problems = (text: string, rows?: string) => {
  const parsed = read(text, rows)
  return parsed.ok ? {} : parsed.fields
}
const filter = (name: string, mode: string, value: string, field = name) =>
  `filters[0][column]=${name}&filters[0][match][${field}][${mode}]=${encodeURIComponent(value)}`

describe('the list grammar', () => {
  it('has a page of 20, first, newest first, when nothing is said', () => {
    expect(read('')).toEqual({
      ok: true,
      value: { rows: 20, page: 1, search: '', sortBy: 'id', sortOrder: 'desc', filters: [] },
    })
  })

  it('offers 10, 20, 50 and 100 rows and nothing else; all rows only of small lists', () => {
    expect(rowsOptions).toEqual([10, 20, 50, 100])
    for (const rows of ['0', '1', '30', '1000', '99999999999999999999'])
      expect(problems('', rows)).toHaveProperty('rows')
    expect(parseListQuery({ columns }, {}, {})).toMatchObject({
      ok: false,
      fields: { rows: [{ key: 'rows_needed' }] },
    })
    expect(parseListQuery({ columns, small: true }, {}, {})).toMatchObject({
      ok: true,
      value: { rows: null },
    })
  })

  it('takes every mode of every type with a fitting value, and refuses every other mode by name', () => {
    const fitting = {
      text: 'a',
      number: '-7',
      date: '2026-11-20',
      choice: 'a',
      reference: '7',
      boolean: 'true',
    }
    for (const [name, col] of Object.entries(columns).filter(([, { filter: can }]) => can))
      for (const mode of filterModes) {
        const value = fitting[col.type]
        const text =
          mode === 'between'
            ? `filters[0][column]=${name}&filters[0][match][${name}][between][0]=${value}&filters[0][match][${name}][between][1]=${value}`
            : filter(name, mode, value)
        const offered = (modesOf(col) as readonly string[]).includes(mode)
        expect(read(text).ok, `${name} ${mode}`).toBe(offered)
        if (!offered)
          expect(problems(text)).toEqual({
            [`filters[0][match][${name}][${mode}]`]: [{ key: 'filter_mode', values: { mode, column: name } }],
          })
      }
    expect(Object.keys(modesOfType).sort()).toEqual(Object.keys(fitting).sort())
  })

  it('refuses values that do not fit their type', () => {
    for (const [name, mode, value] of [
      ['pages', 'equals', 'x'],
      ['pages', 'equals', ''],
      ['pages', 'equals', '1.5'],
      ['pages', 'equals', '1'.repeat(16)],
      ['group', 'equals', '-1'],
      ['day', 'dateIs', '2026-02-29'],
      ['day', 'dateIs', '20.11.2026'],
      ['day', 'dateIs', 'infinity'],
      ['kind', 'equals', 'c'],
      ['kind', 'equals', 'toString'],
      ['closed', 'equals', '1'],
      ['name', 'equals', 'a\0'],
      ['name', 'equals', 'a'.repeat(501)],
    ] as const)
      expect(problems(filter(name, mode, value)), `${name} ${value}`).toEqual({
        [`filters[0][match][${name}][${mode}]`]: [{ key: 'filter_value', values: { mode } }],
      })
    expect(read(filter('day', 'dateIs', '2028-02-29')).ok).toBe(true)
  })

  it('knows declared parts and no others, and columns that may be filtered and no others', () => {
    expect(read(filter('name', 'equals', 'x', 'code')).ok).toBe(true)
    expect(problems(filter('name', 'equals', 'x', 'pages'))).toHaveProperty('filters[0][match][pages]')
    for (const name of ['secret', 'id', 'toString', '__proto__', ''])
      expect(problems(filter(name, 'equals', 'x')), name).toHaveProperty('filters[0][column]')
    expect(problems('sortBy=secret')).toHaveProperty('sortBy')
    expect(problems('sortBy=toString')).toHaveProperty('sortBy')
    expect(problems('sortBy[a]=1')).toHaveProperty('sortBy')
  })

  it('reads the same mode twice as two conditions, and in and between as one', () => {
    const parsed = read(
      'filters[0][column]=name&filters[0][operator]=or&filters[0][match][name][contains][0]=drum&filters[0][match][name][contains][1]=pod' +
        '&filters[1][column]=pages&filters[1][match][pages][between][0]=1&filters[1][match][pages][between][1]=3',
    )
    expect(parsed).toMatchObject({
      ok: true,
      value: {
        filters: [
          {
            column: 'name',
            operator: 'or',
            conditions: [
              { field: 'name', mode: 'contains', values: ['drum'] },
              { field: 'name', mode: 'contains', values: ['pod'] },
            ],
          },
          {
            column: 'pages',
            operator: 'and',
            conditions: [{ field: 'pages', mode: 'between', values: ['1', '3'] }],
          },
        ],
      },
    })
  })

  it('reads two periods of a column as two, and two lists as two that both have to hold', () => {
    const periods = [
      { field: 'day', mode: 'between' as const, values: ['2026-01-01', '2026-01-31'] },
      { field: 'day', mode: 'between' as const, values: ['2026-03-01', '2026-03-31'] },
    ]
    const lists = [
      { field: 'name', mode: 'in' as const, values: ['a', 'b'] },
      { field: 'name', mode: 'in' as const, values: ['b'] },
    ]
    const query = {
      rows: 20,
      page: 1,
      search: '',
      sortBy: 'id',
      sortOrder: 'desc' as const,
      filters: [
        { column: 'day', operator: 'or' as const, conditions: periods },
        { column: 'name', operator: 'and' as const, conditions: lists },
      ],
    }
    expect(read(listQueryString(query))).toEqual({ ok: true, value: query })
    const three = ['2026-01-01', '2026-01-31', '2026-03-01']
      .map((day, n) => `&filters[0][match][day][between][${n}]=${day}`)
      .join('')
    expect(problems(`filters[0][column]=day${three}`)).toHaveProperty('filters[0][match][day][between]')
    const mixed = 'filters[0][match][name][in][0]=a&filters[0][match][name][in][1][0]=b'
    expect(problems(`filters[0][column]=name&${mixed}`)).toHaveProperty('filters[0][match][name][in]')
  })

  it('takes days counted from today where a column has the word, and nowhere else', () => {
    for (const word of ['today', 'today+7', 'today-30', 'today+0'])
      expect(read(filter('day', 'lte', word)).ok, word).toBe(true)
    for (const word of ['today+', 'today+12345', 'today7', 'today+-7', 'yesterday'])
      expect(read(filter('day', 'lte', word)).ok, word).toBe(false)
    expect(read(filter('pages', 'equals', 'today+7')).ok).toBe(false)
    expect([dayOfWord('today+7', '2026-11-28'), dayOfWord('today-28', '2026-11-28')]).toEqual([
      '2026-12-05',
      '2026-10-31',
    ])
    expect([wordOfDay(7), wordOfDay(0), wordOfDay(-3)]).toEqual(['today+7', 'today', 'today-3'])
  })

  it('says everything that is wrong at once and ignores nothing', () => {
    expect(Object.keys(problems('page=0&sortBy=x&sortOrder=y&foo=1', '7')).sort()).toEqual([
      'foo',
      'page',
      'rows',
      'sortBy',
      'sortOrder',
    ])
    expect(problems('filters[0][column]=name&filters[0][kind]=x')).toHaveProperty('filters[0][kind]')
    expect(problems('filters[0][column]=name')).toHaveProperty('filters[0][match]')
    expect(problems('filters=')).toHaveProperty('filters')
  })

  it('writes what it reads: any query comes back from its own text', () => {
    const day = fc
      .integer({ min: 0, max: 3000 })
      .map((n) => new Date(Date.UTC(2020, 0, 1 + n)).toISOString().slice(0, 10))
    const text = fc
      .string({ minLength: 1, maxLength: 20 })
      .filter((one) => one.trim() === one && !one.includes('\0'))
    const conditions = fc.oneof(
      fc.record({
        column: fc.constant('name'),
        mode: fc.constantFrom('contains', 'equals', 'notContains'),
        values: fc.tuple(text),
      }),
      fc.record({
        column: fc.constant('pages'),
        mode: fc.constantFrom('lt', 'gte'),
        values: fc.tuple(fc.integer({ min: -99, max: 999 }).map(String)),
      }),
      fc.record({ column: fc.constant('day'), mode: fc.constant('between'), values: fc.tuple(day, day) }),
      fc.record({
        column: fc.constant('group'),
        mode: fc.constant('in'),
        values: fc.array(fc.nat().map(String), { minLength: 1, maxLength: 5 }),
      }),
    )
    const query = fc.record({
      rows: fc.constant(20),
      page: fc.integer({ min: 1, max: 999_999_999 }),
      search: text.filter((one) => one !== ''),
      sortBy: fc.constantFrom('id', 'name', 'pages', 'day'),
      sortOrder: fc.constantFrom('asc', 'desc'),
      filters: fc.array(
        fc.record({ operator: fc.constantFrom('and', 'or'), one: conditions }).map(({ operator, one }) => ({
          column: one.column,
          operator,
          conditions: [{ field: one.column, mode: one.mode, values: [...one.values] }],
        })),
        { maxLength: 4 },
      ),
    }) as fc.Arbitrary<ListQuery>
    fc.assert(
      fc.property(query, (one) => {
        expect(read(listQueryString(one))).toEqual({ ok: true, value: one })
      }),
      { numRuns: 300, seed: 7 },
    )
  })

  it('searches by the text of the path and by that of the query, both', () => {
    const both = parseListQuery(
      { columns, small: false },
      { rows: '20', filterstring: ' pod ' },
      { search: 'drum' },
    )
    expect(both).toMatchObject({ ok: true, value: { search: 'drum', filterstring: 'pod' } })
    expect(both.ok && searchesOf(both.value)).toEqual(['drum', 'pod'])
    const inPath = parseListQuery({ columns, small: true }, { rows: 'pod' }, { search: 'drum' })
    expect(inPath.ok && searchesOf(inPath.value)).toEqual(['drum', 'pod'])
    const one = parseListQuery({ columns, small: false }, { rows: '20', filterstring: 'pod' }, {})
    expect(one.ok && searchesOf(one.value)).toEqual(['pod'])
    const long = parseListQuery(
      { columns, small: false },
      { rows: '20', filterstring: 'x'.repeat(201) },
      { search: 'a' },
    )
    expect(long).toEqual({
      ok: false,
      fields: { filterstring: [{ key: 'too_long', values: { maximum: 200 } }] },
    })
  })

  it('filters every column of every declared list in every mode of its kind, and sorts by it', () => {
    const restricted = endpoints.flatMap(({ id, list }) =>
      Object.entries(list?.columns ?? {}).flatMap(([name, col]) =>
        col.sort && col.filter && modesOf(col).join() === modesOfType[col.type].join()
          ? []
          : [`${id} ${name}`],
      ),
    )
    expect(restricted).toEqual([])
  })
})
