import type { Statistics } from '@hdoc/contract/statistics/statistics-rows.ts'
import { expect } from 'vitest'
import { checkFacts } from '../../src/modules/statistics/checks/statistics-checks.ts'
import type { TestApp } from '../browsers/app.ts'
import { aPerson } from '../offices/person.ts'
import { randomWorld } from '../offices/random-world.ts'
import { checkAnswer, checkLists } from './check-figures.ts'
import { randomLife } from './random-life.ts'

export const TODAY = '2026-12-20'
const periods = [
  { from: '2026-11-01', to: TODAY },
  { from: '2026-12-01', to: '2026-12-31' },
  { from: '2026-11-10', to: '2026-12-06' },
]

/**
 * One institution whose papers live at random: every figure, of the institution for its mayor and its administrator and of a
 * department for its Director, is what all papers say one by one, and each leads to its rows.
 */
export async function runModel(t: TestApp, seed: number): Promise<{ lists: number; restricted: number }> {
  const world = await randomWorld(t, seed, 100)
  const [found] = await t.asSuperuser<{ id: string }>(
    'select institution_id as id from user_groups where id = $1',
    [world.ids.groups[0]],
  )
  const institution = Number(found!.id)
  const department = world.ids.groups[1]!
  const life = await randomLife(
    t,
    seed,
    { institution, documents: world.documents, groups: world.ids.groups, docTypes: world.ids.docTypes },
    { from: '2026-11-20', days: 30 },
  )
  const list = ['document.list' as const]
  const make = (username: string, wishes: Parameters<typeof aPerson>[3]) =>
    aPerson(t.database, institution, username, wishes)
  const people = {
    mayor: await make('mayor', { permissions: [...list, 'dashboard.statistics'] }),
    head: await make('head', { permissions: list, groupIds: [department], groupRole: 'Director' }),
    clerk: await make('clerk', { permissions: list, groupIds: [department] }),
  }
  const sign = async (username: string) => {
    const browser = t.browser(world.host)
    await browser.signIn(username)
    return browser
  }
  const as = (username: keyof typeof people) => ({
    id: people[username],
    username,
    seesAll: false,
    groups: username === 'mayor' ? [] : [department],
  })
  const [administrator, mayor, head, clerk] = [
    await sign('p0'),
    await sign('mayor'),
    await sign('head'),
    await sign('clerk'),
  ]
  const told = { lists: 0, restricted: 0 }
  const now = { ...world, documents: world.documents }
  for (const period of periods) {
    const query = `from=${period.from}&to=${period.to}&compare=previous`
    const whole = await mayor.get<Statistics>(`/api/statistics/institution?${query}`)
    expect(whole.status, JSON.stringify(whole.body)).toBe(200)
    checkAnswer(whole.body, life, period, TODAY)
    const same = await administrator.get<Statistics>(`/api/statistics/institution?${query}`)
    expect({ ...same.body, complaint_squares: null }).toEqual(whole.body)
    const own = await head.get<Statistics>(`/api/statistics/department?${query}`)
    expect(own.body.group?.id).toBe(department)
    checkAnswer(own.body, life, period, TODAY, department)
    for (const [browser, answer, person] of [
      [administrator, same.body, { ...as('mayor'), username: 'p0', seesAll: true }],
      [mayor, whole.body, as('mayor')],
      [head, own.body, as('head')],
    ] as const) {
      const { lists, restricted } = await checkLists(browser, answer, life.papers, now, person)
      told.lists += lists
      told.restricted += restricted
    }
    for (const path of ['institution', 'department']) {
      const refused = await clerk.get(`/api/statistics/${path}?${query}`)
      expect(refused.status, path).toBe(403)
    }
  }
  expect(await t.database.asPlatform('compare facts', (db) => checkFacts(db, institution))).toEqual([])
  return told
}
