import { documentColumns } from '@hdoc/contract/documents/record/documents.ts'
import { describe, expect, test } from 'vitest'
import {
  defaultListState,
  type ListState,
  readListState,
  withFilter,
  withSort,
  writeListState,
} from './list-state.ts'

const subjects = {
  column: 'short_description',
  operator: 'or' as const,
  conditions: [
    { field: 'short_description', mode: 'contains' as const, values: ['drum & pod'] },
    { field: 'short_description', mode: 'contains' as const, values: ['ședință'] },
  ],
}
const november = {
  column: 'registered_on',
  operator: 'and' as const,
  conditions: [{ field: 'registered_on', mode: 'between' as const, values: ['2026-11-01', '2026-11-30'] }],
}

describe('the address of a list', () => {
  test('is empty for the plain list and reads back as the plain list', () => {
    expect(writeListState(defaultListState)).toBe('')
    expect(readListState(documentColumns, '')).toEqual(defaultListState)
  })

  test('keeps rows, page, search, sort, filters and columns through writing and reading', () => {
    const state: ListState = {
      rows: 50,
      page: 3,
      search: '004512 + „pod”',
      sortBy: 'deadline_on',
      sortOrder: 'asc',
      filters: [subjects, november],
      columns: ['number', 'issuer'],
    }
    expect(readListState(documentColumns, writeListState(state))).toEqual(state)
  })

  test('keeps two lists of one column apart', () => {
    const lists = [['1', '2'], ['2']].map((values) => ({ field: 'register', mode: 'in' as const, values }))
    const filters = [{ column: 'register', operator: 'and' as const, conditions: lists }]
    const state = { ...defaultListState, filters }
    expect(readListState(documentColumns, writeListState(state))).toEqual(state)
  })

  test('writes the filter grammar of the list call', () => {
    const text = decodeURIComponent(writeListState({ ...defaultListState, filters: [subjects] }))
    expect(text).toContain('filters[0][column]=short_description&filters[0][operator]=or')
    expect(text).toContain('filters[0][match][short_description][contains][1]=ședință')
  })

  test('of before that looks for a part of a CNP keeps all else, and says so', () => {
    const subject = 'filters[1][column]=short_description&filters[1][match][short_description][contains]=drum'
    const part = 'filters[0][column]=issuer&filters[0][operator]=and&filters[0][match][cnp][startsWith]=2710'
    const kept = readListState(documentColumns, subject.replaceAll('[1]', '[0]'))
    expect(readListState(documentColumns, `${part}&${subject}`)).toEqual({ ...kept, partOfCnp: true })
    const name = '&filters[0][match][name][contains]=pop'
    expect(readListState(documentColumns, part + name).filters).toEqual([
      {
        column: 'issuer',
        operator: 'and',
        conditions: [{ field: 'name', mode: 'contains', values: ['pop'] }],
      },
    ])
    const whole = 'filters[0][column]=issuer&filters[0][match][cnp][equals]=2710202479021'
    expect(readListState(documentColumns, whole)).not.toHaveProperty('partOfCnp')
    expect(readListState(documentColumns, whole).filters).toHaveLength(1)
  })

  test('that names an unknown number of rows or page gives the plain list', () => {
    for (const search of ['rows=33', 'page=0', '__proto__[page]=2'])
      expect(readListState(documentColumns, search)).toEqual(defaultListState)
  })

  test('leaves out the filters that cannot be read, keeps the others and the search, and names what it left', () => {
    const good = writeListState({ ...defaultListState, search: 'pod', filters: [november] })
    const kept = readListState(documentColumns, good)
    expect(kept.filters).toEqual([november])
    for (const [bad, column] of [
      ['filters[7][column]=secret&filters[7][match][secret][contains]=x', 'secret'],
      ['filters[7][column]=number&filters[7][match][number][gt]=3', 'number'],
      ['filters[7][column]=deadline_on&filters[7][match][deadline_on][dateIs]=31.11.2026', 'deadline_on'],
      ['filters[7][column]=pages&filters[7][match][pages][equals]=doi', 'pages'],
      ['filters[7]=x', '?'],
    ] as const)
      expect(readListState(documentColumns, `${good}&${bad}`)).toEqual({ ...kept, leftOut: [column] })
    const many = Array.from(
      { length: 21 },
      (_, n) => `filters[${n}][column]=pages&filters[${n}][match][pages][equals]=${n}`,
    ).join('&')
    expect(readListState(documentColumns, many)).toMatchObject({ leftOut: ['pages'] })
    expect(readListState(documentColumns, many).filters).toHaveLength(20)
  })

  test('keeps two periods of one column, and a day counted from today', () => {
    const periods = {
      column: 'registered_on',
      operator: 'or' as const,
      conditions: [
        { field: 'registered_on', mode: 'between' as const, values: ['2026-01-01', '2026-01-31'] },
        { field: 'registered_on', mode: 'between' as const, values: ['today-7', 'today'] },
      ],
    }
    const state = { ...defaultListState, filters: [periods] }
    expect(readListState(documentColumns, writeListState(state))).toEqual(state)
  })

  test('drops chosen columns that do not exist', () => {
    expect(readListState(documentColumns, 'columns=number,ghost').columns).toEqual(['number'])
    expect(readListState(documentColumns, 'columns=ghost').columns).toBeNull()
  })
})

describe('changing a list', () => {
  test('a filter replaces the one of its column and returns to page one', () => {
    const first = withFilter({ ...defaultListState, page: 7 }, subjects)
    const second = withFilter(first, { ...subjects, conditions: [subjects.conditions[0]!] })
    expect(first.page).toBe(1)
    expect(second.filters).toHaveLength(1)
    expect(second.filters[0]?.conditions).toHaveLength(1)
  })

  test('a filter without conditions goes away', () => {
    expect(
      withFilter(withFilter(defaultListState, november), { ...november, conditions: [] }).filters,
    ).toEqual([])
  })

  test('a column sorts rising, falling, then as usual', () => {
    const rising = withSort(defaultListState, 'number')
    const falling = withSort(rising, 'number')
    expect([rising.sortBy, rising.sortOrder]).toEqual(['number', 'asc'])
    expect([falling.sortBy, falling.sortOrder]).toEqual(['number', 'desc'])
    expect(withSort(falling, 'number')).toEqual(defaultListState)
  })
})
