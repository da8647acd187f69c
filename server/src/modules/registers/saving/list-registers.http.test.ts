import { modesOf } from '@hdoc/contract/calls/columns.ts'
import { listQueryString } from '@hdoc/contract/calls/list-query.ts'
import type { ListAnswer } from '@hdoc/contract/calls/resource.ts'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import { type Register, registers } from '@hdoc/contract/registers/registers.ts'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { freshOffice, registerPapers } from '../../../../test/offices/office.ts'
import { aGroup, aPerson } from '../../../../test/offices/person.ts'

const t = await testApp()
const office = await freshOffice(t.database)
const archive = await aGroup(t.database, office.institution.id, 'Arhivă')
await aPerson(t.database, office.institution.id, 'sef', { permissions: ['register.manage'] })
const browser = t.browser(office.institution.host)
await browser.signIn('sef')
for (const values of [
  {
    name: 'Ștampile',
    code: 'ȘT',
    pattern: 'ST-##',
    category: 'intrare',
    next_number: 10,
    last_number: 99,
    reset: 'manual',
    is_default: true,
    in_main_list: false,
  },
  {
    name: 'Petiții',
    code: 'PET',
    pattern: 'P-##/{YYYY}',
    category: 'iesire',
    next_number: 20,
    last_number: 500,
    online: true,
    answers_on_line: true,
    holder_group_id: archive,
    description: 'OG 27/2002',
  },
  { name: 'Zilnic 100%', code: 'Z_1', pattern: '{YY}{MM}{DD}##', next_number: 30, daily: true },
])
  expect((await browser.post('/api/register/add', values)).status).toBe(200)

const codes = async (path: string) => {
  const { status, body } = await browser.get<ListAnswer<Register> & Failure>(`/api/register/list${path}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return body.data.map(({ code }) => code)
}
const filtered = (column: string, mode: string, ...values: string[]) =>
  `?sortOrder=asc&filters[0][column]=${column}&${values.map((value, n) => `filters[0][match][${column}][${mode}][${n}]=${encodeURIComponent(value)}`).join('&')}`

/** Column, mode, values, codes found; RG (next number 1, no category) is the office's own. */
const cases: [column: string, mode: string, values: string[], found: string[]][] = [
  ['name', 'contains', ['STAMP'], ['ȘT']],
  ['name', 'contains', ['%'], ['Z_1']],
  ['name', 'notContains', ['i'], []],
  ['name', 'startsWith', ['peti'], ['PET']],
  ['name', 'endsWith', ['TII'], ['PET']],
  ['name', 'equals', ['petitii'], ['PET']],
  ['name', 'notEquals', ['petitii'], ['RG', 'ȘT', 'Z_1']],
  ['name', 'in', ['petitii', 'stampile'], ['ȘT', 'PET']],
  ['code', 'equals', ['st'], ['ȘT']],
  ['code', 'startsWith', ['z_'], ['Z_1']],
  ['code', 'contains', ['_'], ['Z_1']],
  ['code', 'notContains', ['t'], ['RG', 'Z_1']],
  ['code', 'endsWith', ['1'], ['Z_1']],
  ['code', 'notEquals', ['rg'], ['ȘT', 'PET', 'Z_1']],
  ['code', 'in', ['rg', 'z_1'], ['RG', 'Z_1']],
  ['pattern', 'contains', ['{YYYY}'], ['RG', 'PET']],
  ['pattern', 'notContains', ['-'], ['Z_1']],
  ['pattern', 'startsWith', ['st'], ['ȘT']],
  ['pattern', 'endsWith', ['##'], ['ȘT', 'Z_1']],
  ['pattern', 'equals', ['st-##'], ['ȘT']],
  ['pattern', 'notEquals', ['st-##'], ['RG', 'PET', 'Z_1']],
  ['pattern', 'in', ['{yy}{mm}{dd}##', 'st-##'], ['ȘT', 'Z_1']],
  ['description', 'contains', ['27'], ['PET']],
  ['description', 'notContains', ['27'], ['RG', 'ȘT', 'Z_1']],
  ['description', 'startsWith', ['og'], ['PET']],
  ['description', 'endsWith', ['2002'], ['PET']],
  ['description', 'equals', ['og 27/2002'], ['PET']],
  ['description', 'notEquals', ['og 27/2002'], ['RG', 'ȘT', 'Z_1']],
  ['description', 'in', ['og 27/2002', ''], ['RG', 'ȘT', 'PET', 'Z_1']],
  ['next_number', 'equals', ['20'], ['PET']],
  ['next_number', 'notEquals', ['20'], ['RG', 'ȘT', 'Z_1']],
  ['next_number', 'lt', ['10'], ['RG']],
  ['next_number', 'lte', ['10'], ['RG', 'ȘT']],
  ['next_number', 'gt', ['20'], ['Z_1']],
  ['next_number', 'gte', ['20'], ['PET', 'Z_1']],
  ['next_number', 'between', ['10', '20'], ['ȘT', 'PET']],
  ['next_number', 'in', ['1', '30'], ['RG', 'Z_1']],
  ['category', 'equals', ['intrare'], ['ȘT']],
  ['category', 'notEquals', ['intrare'], ['RG', 'PET', 'Z_1']],
  ['category', 'in', ['intrare', 'iesire'], ['ȘT', 'PET']],
  ['reset', 'equals', ['manual'], ['ȘT']],
  ['reset', 'notEquals', ['manual'], ['RG', 'PET', 'Z_1']],
  ['reset', 'in', ['manual', 'auto'], ['RG', 'ȘT', 'PET', 'Z_1']],
  ['is_default', 'equals', ['true'], ['ȘT']],
  ['in_main_list', 'equals', ['false'], ['ȘT']],
  ['secondary', 'equals', ['true'], []],
  ['daily', 'equals', ['true'], ['Z_1']],
  ['online', 'equals', ['true'], ['PET']],
  ['answers_on_line', 'equals', ['true'], ['PET']],
  ['holder_group_id', 'equals', [String(archive)], ['PET']],
  ['holder_group_id', 'notEquals', [String(archive)], ['RG', 'ȘT', 'Z_1']],
  ['holder_group_id', 'in', [String(archive)], ['PET']],
  ['closed', 'equals', ['true'], []],
  ['history', 'equals', ['true'], []],
  ['current_number', 'equals', ['0'], ['RG', 'ȘT', 'PET', 'Z_1']],
  ['current_number', 'notEquals', ['0'], []],
  ['current_number', 'lt', ['1'], ['RG', 'ȘT', 'PET', 'Z_1']],
  ['current_number', 'lte', ['0'], ['RG', 'ȘT', 'PET', 'Z_1']],
  ['current_number', 'gt', ['0'], []],
  ['current_number', 'gte', ['1'], []],
  ['current_number', 'between', ['1', '9'], []],
  ['current_number', 'in', ['0', '5'], ['RG', 'ȘT', 'PET', 'Z_1']],
  ['last_number', 'equals', ['500'], ['PET']],
  ['last_number', 'notEquals', ['500'], ['RG', 'ȘT', 'Z_1']],
  ['last_number', 'lt', ['99'], []],
  ['last_number', 'lte', ['99'], ['ȘT']],
  ['last_number', 'gt', ['99'], ['PET']],
  ['last_number', 'gte', ['99'], ['ȘT', 'PET']],
  ['last_number', 'between', ['1', '99'], ['ȘT']],
  ['last_number', 'in', ['99', '500'], ['ȘT', 'PET']],
]

describe('GET /api/register/list', () => {
  it('is tried with every mode of every column', () => {
    const offered = Object.entries(registers.columns).flatMap(([name, col]) =>
      modesOf(col).map((mode) => `${name} ${mode}`),
    )
    expect([...new Set(cases.map(([name, mode]) => `${name} ${mode}`))].sort()).toEqual(offered.sort())
  })

  it.each(cases)('filters %s by %s of %j', async (column, mode, values, found) => {
    expect(await codes(filtered(column, mode, ...values))).toEqual(found)
  })

  it('filters one column by two lists, as the web writes them', async () => {
    const both = ['PET,ȘT', 'ȘT,Z_1'].map((list) => ({
      field: 'code',
      mode: 'in' as const,
      values: list.split(','),
    }))
    const query = (operator: 'and' | 'or') =>
      listQueryString({
        page: 1,
        search: '',
        sortBy: 'id',
        sortOrder: 'asc',
        filters: [{ column: 'code', operator, conditions: both }],
      })
    expect(await codes(`?${query('and')}`)).toEqual(['ȘT'])
    expect(await codes(`?${query('or')}`)).toEqual(['ȘT', 'PET', 'Z_1'])
  })

  it('is sorted by each column both ways, what is empty last', async () => {
    for (const [column, ascending] of [
      ['code', ['PET', 'RG', 'ȘT', 'Z_1']],
      ['name', ['PET', 'RG', 'ȘT', 'Z_1']],
      ['next_number', ['RG', 'ȘT', 'PET', 'Z_1']],
    ] as const) {
      expect(await codes(`?sortBy=${column}&sortOrder=asc`), column).toEqual(ascending)
      expect(await codes(`?sortBy=${column}&sortOrder=desc`), column).toEqual([...ascending].reverse())
    }
    expect(await codes('?sortBy=id&sortOrder=asc')).toEqual(['RG', 'ȘT', 'PET', 'Z_1'])
    expect(await codes('?sortBy=category&sortOrder=asc')).toEqual(['PET', 'ȘT', 'RG', 'Z_1'])
    expect((await codes('?sortBy=category&sortOrder=desc')).slice(0, 2)).toEqual(['ȘT', 'PET'])
    for (const name of Object.keys(registers.columns))
      expect((await browser.get(`/api/register/list?sortBy=${name}`)).status, name).toBe(200)
  })

  it('is searched by code, name and description, whole or in pages', async () => {
    expect(await codes('/stampile')).toEqual(['ȘT'])
    expect(await codes('/og%2027')).toEqual(['PET'])
    expect(await codes('?search=z_')).toEqual(['Z_1'])
    const { body } = await browser.get<ListAnswer<Register>>('/api/register/list/10?page=1')
    expect(body.meta).toEqual({ total: 4, from: 1, to: 4, current_page: 1, per_page: 10, last_page: 1 })
  })

  it('offers open registers as options, those of the main list first and the others set aside', async () => {
    const { body } = await browser.get<{ name: string; aside: boolean }[]>('/api/register/options')
    expect(body.map(({ name, aside }) => [name, aside])).toEqual([
      ['Petiții', false],
      ['Registrul general', false],
      ['Zilnic 100%', false],
      ['Ștampile', true],
    ])
    await t.asSuperuser(`update registers set closed = true where code = 'PET' and institution_id = $1`, [
      office.institution.id,
    ])
    const { body: open } = await browser.get<{ id: number; name: string }[]>('/api/register/options?q=pet')
    expect(open).toEqual([])
  })

  it('stands with the default register first, those of the main list next, closed ones last', async () => {
    expect(await codes('')).toEqual(['ȘT', 'RG', 'Z_1', 'PET'])
  })
})

describe('GET /api/register/list', () => {
  it('shows the last number as it was written', async () => {
    const own = await freshOffice(t.database)
    await aPerson(t.database, own.institution.id, 'sef', { permissions: ['register.manage'] })
    const head = t.browser(own.institution.host)
    await head.signIn('sef')
    const last = async () =>
      (await head.get<ListAnswer<Register>>('/api/register/list')).body.data.map((one) => one.current_sample)
    expect(await last()).toEqual([''])
    const papers = await registerPapers(t.database, own, 2, t.clock.now().toISOString())
    expect(await last()).toEqual([papers.at(-1)?.number])
  })
})
