import { type Column, type FilterMode, modesOf } from '@hdoc/contract/calls/columns.ts'
import type { ListAnswer } from '@hdoc/contract/calls/resource.ts'
import { endpoints } from '@hdoc/contract/endpoints.ts'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import { describe, expect, it } from 'vitest'
import { type Browser, testApp } from '../../test/browsers/app.ts'
import { freshOffice, registerPapers } from '../../test/offices/office.ts'
import { aPerson } from '../../test/offices/person.ts'
import { platformOffice } from '../../test/offices/platform-office.ts'

const t = await testApp()
const { platform } = await platformOffice(t)
const office = await freshOffice(t.database)
await aPerson(t.database, office.institution.id, 'sef', { isAdmin: true })
const head = t.browser(office.institution.host)
await head.signIn('sef')
await registerPapers(t.database, office, 3)
const { body: papers } = await head.get<ListAnswer<{ id: number }>>('/api/document/list/20')
for (const { id } of papers.data.slice(0, 2)) await head.post('/api/workcase/add', { document_id: id })

/** Every declared list that answers pages, and who asks it. */
const lists = endpoints.flatMap(({ id, list, path, method, audience, raw }) =>
  list && method === 'GET' && raw === undefined && id !== 'document.counts'
    ? [
        {
          id,
          columns: Object.entries(list.columns),
          path: `${path.replace(':issuer_id', String(office.issuerId)).replace(':queue', 'to_distribute')}${list.small ? '' : '/20'}`,
          browser: audience === 'platform' ? platform : head,
        },
      ]
    : [],
)

const aValue = (col: Column): string => {
  const fitting = { text: 'r', number: '1', date: '2026-11-20', reference: '1', boolean: 'true' }
  return col.type === 'choice' ? (Object.keys(col.choices ?? {})[0] ?? '') : fitting[col.type]
}
const filter = (name: string, mode: FilterMode, value: string): string => {
  const at = `filters[0][match][${name}][${mode}]`
  const values = mode === 'between' ? `${at}[0]=${value}&${at}[1]=${value}` : `${at}=${value}`
  return `filters[0][column]=${name}&${values}`
}
async function totalOf(browser: Browser, path: string): Promise<number> {
  const { status, body } = await browser.get<ListAnswer<unknown> & Failure>(path)
  expect(status, `${path} ${JSON.stringify(body)}`).toBe(200)
  return body.meta.total
}
/** Pairs of filter modes: the second mode finds all rows that the first does not. */
const opposites: readonly [FilterMode, FilterMode][] = [
  ['equals', 'notEquals'],
  ['contains', 'notContains'],
  ['dateIs', 'dateIsNot'],
]

describe('every list', () => {
  it('is one of many', () => {
    expect(lists.length).toBeGreaterThan(12)
  })

  it.each(lists)(
    '$id is filtered by each column in each mode, and „not” finds all the rest',
    async (list) => {
      const { columns, path, browser } = list
      const all = await totalOf(browser, path)
      for (const [name, col] of columns) {
        const totals = new Map<FilterMode, number>()
        for (const mode of modesOf(col))
          totals.set(mode, await totalOf(browser, `${path}?${filter(name, mode, aValue(col))}`))
        for (const [mode, opposite] of opposites)
          if (totals.has(mode) && totals.has(opposite))
            expect(totals.get(mode)! + totals.get(opposite)!, `${name} ${mode}`).toBe(all)
      }
    },
  )

  it.each(lists)('$id is sorted by each column, both ways', async ({ columns, path, browser }) => {
    const all = await totalOf(browser, path)
    for (const [name] of columns)
      for (const order of ['asc', 'desc'])
        expect(await totalOf(browser, `${path}?sortBy=${name}&sortOrder=${order}`), name).toBe(all)
  })

  it.each(lists)('$id is searched by the text of its path and by that of its query', async (list) => {
    const paged = `${list.path.replace(/\/20$/, '')}/20`
    const [one, other] = [
      await totalOf(list.browser, `${paged}/a`),
      await totalOf(list.browser, `${paged}?search=qqq`),
    ]
    expect(other).toBe(0)
    expect(await totalOf(list.browser, `${paged}/a?search=qqq`)).toBe(0)
    expect(await totalOf(list.browser, `${paged}/a?search=a`)).toBe(one)
  })
})
