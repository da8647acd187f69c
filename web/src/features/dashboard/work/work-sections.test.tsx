import { queueColumns } from '@hdoc/contract/cases/queue-columns.ts'
import type { TeamWork } from '@hdoc/contract/cases/team-work.ts'
import { addDays } from '@hdoc/contract/ro/local-date.ts'
import { createMemoryHistory } from '@tanstack/react-router'
import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aLine, aRequest, aStep } from '../../../../test/approvals.ts'
import { aPerson, statusFor } from '../../../../test/people.ts'
import { aShare, counts } from '../../../../test/queued-shares.ts'
import { type Replies, standIn } from '../../../../test/server.ts'
import { aSheet } from '../../../../test/transfers.ts'
import { createApplication } from '../../../app/application.ts'
import { Providers } from '../../../app/providers.tsx'
import { today } from '../../../lib/format/clock.ts'
import '../../../lib/languages/all-texts.ts'
import { readListState } from '../../../ui/list/state/list-state.ts'

const papers = {
  today: '2026-11-20',
  registered_today: 0,
  daily_average: 0,
  due_soon: 0,
  overdue: 0,
  open: 0,
  department: null,
  group: null,
  per_day: [],
  due: [],
  mine: [],
}
const team: TeamWork = {
  group: { id: 9, name: 'Urbanism' },
  open: 7,
  overdue: 2,
  due_soon: 3,
  people: [
    {
      person: { id: 5, name: 'Ioana Salcâm' },
      open: 6,
      overdue: 2,
      due_soon: 2,
      absence: 'lipsește până la 27.11.2026, înlocuit de Ana Pop',
    },
    { person: null, open: 1, overdue: 0, due_soon: 1, absence: '' },
  ],
  days: [{ day: '2026-11-23', due: 3 }],
}
const page = (data: unknown[], total = data.length) => ({
  body: { data, meta: { current_page: 1, last_page: 1, from: 1, to: data.length, per_page: 10, total } },
})

async function open(waits: Record<string, number>, replies: Replies) {
  const { asked } = standIn({
    'GET /api/status': { body: statusFor(aPerson({}, 'workcase.work', 'workcase.assign')) },
    'GET /api/dashboard/get': { body: papers },
    'GET /api/waiting/counts': { body: waits },
    'GET /api/workcase/team': { body: null },
    'GET /api/workcase/counts': { body: { ...counts, mine: 4, overdue: 1 } },
    ...replies,
  })
  const history = createMemoryHistory({ initialEntries: ['/dashboard'] })
  render(<Providers application={createApplication({ history })} />)
  await screen.findByText('Înregistrate azi')
  return asked
}
/** Where a link leads: the page, and what its list is filtered by. */
async function leads(name: string): Promise<string[]> {
  const href = (await screen.findByRole('link', { name })).getAttribute('href')!
  const [path = '', search = ''] = href.split('?')
  const query = new URLSearchParams(search)
  const queue = query.get('queue')
  query.delete('queue')
  const { filters } = readListState(queueColumns, query.toString())
  return [
    path + (queue === null ? '' : ` ${queue}`),
    ...filters.flatMap(({ conditions }) =>
      conditions.map(({ field, mode, values }) => `${field} ${mode} ${values.join()}`),
    ),
  ]
}

test('a head reads what waits for a decision and what lies on each person; every figure opens its rows', async () => {
  await open(
    { my_cases: 0, to_distribute: 12, approvals: 1, to_receive: 1 },
    {
      'GET /api/workcase/team': { body: team },
      'GET /api/workcase/queue/mine/10': page([]),
      'GET /api/workcase/queue/team/10': page([
        aShare(3, {}, { deadline_on: '2026-11-17', person: { id: 5, name: 'Ioana Salcâm' } }),
      ]),
      'GET /api/workcase/queue/to_distribute/10': page(
        [1, 2, 3, 4, 5].map((n) => aShare(n, { give: true })),
        12,
      ),
      'GET /api/approval/box/mine': page([aLine(aRequest(41, [aStep('sign')]))]),
      'GET /api/transfer/to_receive': { body: [aSheet(2)] },
    },
  )
  const decisions = within(await screen.findByRole('region', { name: /^Așteaptă decizia mea/ }))
  // One request, four of the twelve cases, one sheet.
  expect(decisions.getAllByRole('row')).toHaveLength(1 + 6)
  expect(decisions.getByRole('heading', { name: 'Așteaptă decizia mea 14' })).toBeTruthy()
  expect(await leads('Toate de repartizat: 12')).toEqual(['/assign-workcases'])
  expect(await leads('Dosare cu termen depășit: 2')).toEqual([
    '/my-workcases team',
    'group in 9',
    `deadline_on dateBefore ${today()}`,
  ])
  expect(await leads('Ioana Salcâm, Total: 6')).toEqual(['/my-workcases team', 'group in 9', 'person in 5'])
  expect(await leads('Nerepartizate, 7 zile: 1')).toEqual([
    '/my-workcases group',
    'group in 9',
    `deadline_on between ${today()},${addDays(today(), 7)}`,
  ])
  expect(screen.getByText(/lipsește până la 27.11.2026, înlocuit de Ana Pop/)).toBeTruthy()
  const late = within(screen.getByRole('region', { name: /^Dosare ale echipei cu termen depășit/ }))
  expect(late.getByText('Ioana Salcâm')).toBeTruthy()
})

test('a worker reads their own cases by deadline and asks for nothing they may not use', async () => {
  const asked = await open(
    { my_cases: 4 },
    { 'GET /api/workcase/queue/mine/10': page([aShare(1, {}, { deadline_on: '2026-11-17' })], 4) },
  )
  const mine = within(await screen.findByRole('region', { name: /^Dosarele mele, după termen/ }))
  expect(mine.getByRole('link', { name: 'DS-00001/2026' })).toBeTruthy()
  expect(await leads('Dosare cu termen depășit: 1')).toEqual([
    '/my-workcases',
    `deadline_on dateBefore ${today()}`,
  ])
  expect(asked.filter((one) => /to_distribute|approval|transfer/.test(one))).toEqual([])
})

test('who works at the counter reads what waits to be handed over, dispatched and taken in from the portal', async () => {
  const asked = await open({ to_send: 18, dispatches: 15, complaints: 0, submissions: 3 }, {})
  expect(await leads('De predat: 18')).toEqual(['/document/send'])
  expect(await leads('De expediat: 15')).toEqual(['/dispatches'])
  expect(await leads('Documente depuse: 3')).toEqual(['/documente-depuse'])
  // Nothing waits there: the menu says it is theirs.
  expect(screen.queryByText('Sesizări care așteaptă')).toBeNull()
  expect(asked.filter((one) => /workcase\/queue|approval|to_receive/.test(one))).toEqual([])
})

test('who has no part in any work reads the papers alone', async () => {
  const asked = await open({ dashboard: 0 }, {})
  expect(asked.filter((one) => one.includes('/api/workcase'))).toEqual([])
})
