import { listQueryString } from '@hdoc/contract/calls/list-query.ts'
import type { ListAnswer } from '@hdoc/contract/calls/resource.ts'
import { documentColumns } from '@hdoc/contract/documents/list/document-columns.ts'
import type { DocumentListRow } from '@hdoc/contract/documents/record/documents.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { type NaiveQuery, naiveList } from '../../../../test/database/naive-list.ts'
import { isVisibleTo, statusOn } from '../../../../test/database/naive-sight.ts'
import { columnFilter, randomFilters, randomQuery } from '../../../../test/database/random-list-queries.ts'
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

const columns = randomFilters({ ...world.ids, people: world.people.map(({ id }) => id) })
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
  fc.assert(fc.asyncProperty(fc.nat(world.people.length - 1), randomQuery(filters), fc.nat(4), compareOne), {
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
      fc.asyncProperty(fc.nat(world.people.length - 1), randomQuery(anyFilters), async (who, one) => {
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
