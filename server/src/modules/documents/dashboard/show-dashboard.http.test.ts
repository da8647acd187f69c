import { listQueryString } from '@hdoc/contract/calls/list-query.ts'
import type { ListAnswer } from '@hdoc/contract/calls/resource.ts'
import type { Dashboard } from '@hdoc/contract/documents/dashboard/dashboard.ts'
import { type DashboardList, dashboardList } from '@hdoc/contract/documents/dashboard/dashboard-lists.ts'
import type { DocumentListRow } from '@hdoc/contract/documents/record/documents.ts'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import type { Browser } from '../../../../test/browsers/browser.ts'
import { statusOn } from '../../../../test/database/naive-sight.ts'
import { aPerson } from '../../../../test/offices/person.ts'
import { randomWorld } from '../../../../test/offices/random-world.ts'

const TODAY = '2026-11-20'
const t = await testApp({ now: `${TODAY}T10:00:00+02:00` })
const world = await randomWorld(t, 20_261_122, 240)
const department = world.ids.groups[2]!
const [{ institution } = { institution: 0 }] = await t.asSuperuser<{ institution: number }>(
  'select institution_id::integer as institution from user_groups where id = $1',
  [department],
)
const inDepartment = { permissions: ['document.list' as const], groupIds: [department] }
await aPerson(t.database, institution, 'head', { ...inDepartment, groupRole: 'Director' })
await aPerson(t.database, institution, 'clerk', inDepartment)
await aPerson(t.database, institution, 'administrator', { isAdmin: true, groupIds: [department] })
await aPerson(t.database, institution, 'mayor', {
  permissions: ['document.list', 'dashboard.statistics'],
  groupIds: [department],
})

async function open(username: string): Promise<{ browser: Browser; dashboard: Dashboard }> {
  const browser = t.browser(world.host)
  await browser.signIn(username)
  return { browser, dashboard: (await browser.get<Dashboard>('/api/dashboard/get')).body }
}

async function listed(browser: Browser, list: DashboardList, ofDepartment = false) {
  const query = listQueryString({ page: 1, search: '', ...dashboardList(list, ofDepartment) })
  const { status, body } = await browser.get<ListAnswer<DocumentListRow>>(`/api/document/list/100?${query}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return { total: body.meta.total, ids: body.data.map(({ id }) => id) }
}
const totalsOf = async (browser: Browser, ofDepartment: boolean) => ({
  open: (await listed(browser, 'open', ofDepartment)).total,
  due_soon: (await listed(browser, 'due_soon', ofDepartment)).total,
  overdue: (await listed(browser, 'overdue', ofDepartment)).total,
})
const everybody = ['administrator', 'mayor', 'head', 'clerk', ...world.people.map(({ username }) => username)]

describe('a figure of the dashboard', () => {
  it.each(everybody)('is the total of the list that it opens, for %s', async (username) => {
    const { browser, dashboard } = await open(username)
    expect(dashboard).toMatchObject(await totalsOf(browser, false))
    expect(dashboard.registered_today).toBe((await listed(browser, 'registered_today')).total)
    if (dashboard.group) expect(dashboard.group).toMatchObject(await totalsOf(browser, true))
  })

  it.each(everybody)('and the rows of a card begin the list that it opens, for %s', async (username) => {
    const { browser, dashboard } = await open(username)
    const attention = await listed(browser, 'attention', dashboard.department !== null)
    expect(dashboard.due.map(({ id }) => id)).toEqual(attention.ids.slice(0, 6))
    expect(dashboard.mine.map(({ id }) => id)).toEqual((await listed(browser, 'mine')).ids.slice(0, 6))
  })

  it('counts for a head the papers that lie with the department, whatever open status they show', async () => {
    const { dashboard } = await open('head')
    const lying = world.documents.filter(
      (one) =>
        one.group_id === department &&
        one.access_level < 4 &&
        [1, 2, 3, 4, 5, 15].includes(statusOn(one, TODAY)),
    )
    const overdue = lying.filter(({ deadline_on: on }) => on !== null && on < TODAY)
    expect(new Set(overdue.map((one) => statusOn(one, TODAY))).size).toBeGreaterThan(2)
    expect(dashboard.group).toMatchObject({
      name: 'Urbanism',
      open: lying.length,
      overdue: overdue.length,
      due_soon: lying.filter(({ deadline_on: on }) => on !== null && on >= TODAY && on <= '2026-11-27')
        .length,
    })
  })
})

describe('the department of the dashboard', () => {
  it('comes first for its head and its clerks, and no other paper stands among theirs', async () => {
    for (const username of ['head', 'clerk']) {
      const { dashboard } = await open(username)
      expect(dashboard.department).toBe('Urbanism')
      expect(dashboard.due).toHaveLength(6)
      expect(new Set(dashboard.due.map(({ group }) => group?.id))).toEqual(new Set([department]))
    }
  })

  it('does not for those who answer for the institution; its figures stay with those who have the right', async () => {
    for (const username of ['administrator', 'mayor']) {
      const { dashboard } = await open(username)
      expect(dashboard).toMatchObject({ department: null, group: { name: 'Urbanism' } })
      expect(new Set(dashboard.due.map(({ group }) => group?.id)).size).toBeGreaterThan(1)
    }
    expect((await open('clerk')).dashboard.group).toBeNull()
  })

  it('shows a restricted paper to those alone who are named on it', async () => {
    const [{ id } = { id: 0 }] = await t.asSuperuser<{ id: number }>(
      `select id::integer from documents where institution_id = $1 and group_id = $2 and access_level = 4 and status in (1, 2, 3, 5) limit 1`,
      [institution, department],
    )
    const before = (await open('head')).dashboard
    await t.asSuperuser(
      `update documents set deadline_on = '2026-11-01' where institution_id = $1 and id = $2`,
      [institution, id],
    )
    expect((await open('head')).dashboard.group).toEqual(before.group)
    await t.asSuperuser(
      `insert into document_access (institution_id, principal_kind, principal_id, document_id, reasons, register_id, access_level, status, deadline_on)
       select d.institution_id, 1, u.id, d.id, 4, d.register_id, d.access_level, d.status, d.deadline_on
         from documents d join users u on u.institution_id = d.institution_id and u.username = 'head' where d.institution_id = $1 and d.id = $2`,
      [institution, id],
    )
    const { browser, dashboard } = await open('head')
    expect(dashboard.group?.open).toBe((before.group?.open ?? 0) + 1)
    expect(dashboard.due[0]?.id).toBe(id)
    expect(dashboard.group).toMatchObject(await totalsOf(browser, true))
  })
})
