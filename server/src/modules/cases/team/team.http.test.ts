import type { ListAnswer } from '@hdoc/contract/calls/resource.ts'
import type { QueuedShare } from '@hdoc/contract/cases/case-rows.ts'
import type { TeamWork } from '@hdoc/contract/cases/team-work.ts'
import { expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { caseOffice } from '../../../../test/offices/case-office.ts'

const t = await testApp({ now: '2026-11-20T10:00:00+02:00' })

it('who gives work in a department reads what lies on each of its people, and each figure is so many rows', async () => {
  const { register, made, urbanism, ids, sign, shareOf } = await caseOffice(t)
  const opened = []
  for (const deadline_on of ['2026-11-24', '2026-12-20', '2026-11-25']) {
    const { id } = await register({ deadline_type: 'date', deadline_on })
    const shares = [{ group_id: urbanism, role: 'lead' }]
    opened.push({ id, made: await made('primar', '/api/workcase/add', { document_id: id, shares }) })
  }
  const [first, second] = opened.map((one) => one.made)
  for (const one of [first!, second!])
    await made('ana', '/api/workcase/take', { share_id: shareOf(one, urbanism).id })
  const team = async (who: Parameters<typeof sign>[0]) =>
    (await (await sign(who)).get<TeamWork | null>('/api/workcase/team')).body
  const rows = async (query: string) => {
    const { body } = await (await sign('sef')).get<ListAnswer<QueuedShare>>(
      `/api/workcase/queue/team/20${query}`,
    )
    return body.meta.total
  }
  expect(await team('ana')).toBeNull()
  t.clock.set('2026-11-25T10:00:00+02:00')
  const whole = await team('sef')
  expect(whole).toMatchObject({ group: { id: urbanism }, open: 3, overdue: 1, due_soon: 1 })
  const loadOf = (id: number | null) => whole!.people.find(({ person }) => (person?.id ?? null) === id)
  expect(loadOf(ids.ana)).toMatchObject({ open: 2, overdue: 1, due_soon: 0 })
  expect(loadOf(ids.ion)).toMatchObject({ open: 0 })
  expect(whole!.people.at(-1)).toMatchObject({ person: null, open: 1, due_soon: 1 })
  const ofAna = `?filters[0][column]=person&filters[0][match][person][in]=${ids.ana}`
  const late = '&filters[1][column]=deadline_on&filters[1][match][deadline_on][dateBefore]=2026-11-25'
  expect([await rows(''), await rows(ofAna), await rows(`${ofAna}${late}`)]).toEqual([3, 2, 1])
  // A restricted paper is for the people who are named.
  await t.asSuperuser('update documents set access_level = 4 where id = $1', [opened[2]!.id])
  expect([(await team('sef'))!.open, await rows('')]).toEqual([2, 2])
  t.clock.set('2026-11-20T10:00:00+02:00')
})
