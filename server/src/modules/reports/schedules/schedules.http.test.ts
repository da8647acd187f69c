import type { Failure } from '@hdoc/contract/failures/errors.ts'
import type { ReportSchedule } from '@hdoc/contract/reports/report-schedules.ts'
import { MOST_ROWS_OF_A_REPORT, type ReportRun } from '@hdoc/contract/reports/reports.ts'
import { expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { mailbox } from '../../../../test/browsers/mailbox.ts'
import { freshOffice } from '../../../../test/offices/office.ts'
import { aGroup, aPerson } from '../../../../test/offices/person.ts'
import { aReadyReport } from '../../../../test/papers/ready-report.ts'
import { workerServices } from '../../../../test/programs/worker-services.ts'
import type { JobContext } from '../../../platform/jobs/job-context.ts'
import { giveUp, handle } from '../jobs/read-report.handler.ts'
import { sendScheduled } from '../jobs/send-scheduled.ts'

// A Friday.
const start = '2026-11-20T10:00:00+02:00'
const t = await testApp({
  now: start,
  limits: { sessionIdleMinutes: 9_999_999, sessionAbsoluteHours: 99_999 },
})
const box = await mailbox(t)

async function townHall() {
  t.clock.set(start)
  const office = await freshOffice(t.database)
  const { id: i, host } = office.institution
  const permissions = ['dashboard.statistics'] as const
  const ana = await aPerson(t.database, i, 'ana', { name: 'Ana Crin', permissions: [...permissions] })
  const mihai = await aPerson(t.database, i, 'mihai', { name: 'Mihai Brad', permissions: [...permissions] })
  const radu = await aPerson(t.database, i, 'radu', { name: 'Radu Fag', permissions: ['document.list'] })
  const as = async (username: string) => {
    const browser = t.browser(host)
    await browser.signIn(username)
    return browser
  }
  const browser = await as('ana')
  const add = (values: object) =>
    browser.post<Failure & { id: number }>('/api/report_schedule/add', {
      report: 'workload',
      parameters: {},
      every: 'week',
      day: 1,
      user_ids: [ana, mihai],
      ...values,
    })
  const list = async () =>
    (await browser.get<{ schedules: ReportSchedule[] }>('/api/report_schedule/list')).body.schedules
  const services = await workerServices(t)
  /** A look of the worker at a time; gives the mails about reports of this institution. */
  const lookAt = async (at: string) => {
    t.clock.set(at)
    await sendScheduled.run(services, {})
    await box.settled()
    return box.mails.filter(({ messageId }) => messageId?.startsWith(`<report.${i}.`))
  }
  const runs = async () => (await browser.get<{ runs: ReportRun[] }>('/api/report/runs')).body.runs
  return { i, ana, mihai, radu, as, browser, add, list, lookAt, runs }
}

it('a schedule is for people who may see the report, and for reports that have a rhythm', async () => {
  const { i, radu, as, add, list, browser } = await townHall()
  expect((await add({ user_ids: [radu] })).body.errors).toEqual({
    user_ids: ['Nu pot vedea raportul: Radu Fag. Le lipsește dreptul „Vede statisticile instituției”.'],
  })
  expect((await add({ user_ids: [999_999] })).body.errors).toHaveProperty('user_ids')
  expect((await add({ user_ids: [] })).status).toBe(422)
  expect((await add({ every: 'week', day: 8 })).body.errors).toHaveProperty('day')
  expect((await add({ report: 'petitions' })).status).toBe(404)
  expect(
    await (await as('radu')).post('/api/report_schedule/add', {
      report: 'workload',
      parameters: {},
      every: 'week',
      day: 1,
      user_ids: [radu],
    }),
  ).toMatchObject({ status: 403, body: { missing: 'dashboard.statistics' } })
  const groupId = await aGroup(t.database, i, 'Urbanism')
  const { body } = await add({
    report: 'overdue',
    parameters: { group_id: groupId },
    every: 'month',
    day: 31,
  })
  expect(await list()).toEqual([
    expect.objectContaining({
      of: 'Urbanism',
      next_on: '2026-11-30',
      people: ['Ana Crin', 'Mihai Brad'],
      made_by: 'Ana Crin',
    }),
  ])
  expect((await browser.post('/api/report_schedule/remove', { id: body.id })).status).toBe(200)
  expect(await list()).toEqual([])
})

it('a schedule that cannot be read stops no other', async () => {
  const broken = await townHall()
  await broken.add({})
  const whole = await townHall()
  await whole.add({})
  await t.asSuperuser(`update report_schedules set next_on = '-infinity' where institution_id = $1`, [
    broken.i,
  ])
  expect(await whole.lookAt('2026-11-23T05:20:00+02:00')).toHaveLength(2)
  expect(await broken.runs()).toEqual([])
  await t.asSuperuser('delete from report_schedules where institution_id = $1', [broken.i])
})

it('a scheduled report that could not be made is told with its link, except to who lost the right', async () => {
  const { i, ana, mihai, lookAt } = await townHall()
  const ask = async (text: string, values: unknown[]) =>
    String((await t.asSuperuser<{ id: number }>(text, values))[0]?.id)
  /** A run of a schedule, of which more rows are read already than a list may have. */
  const plant = async (id: number) => {
    const { runId, scheduleId } = await aReadyReport(ask, i, { id, name: 'x' }, { report: 'overdue' })
    await t.asSuperuser(
      `update report_runs set state = 'reading', ended_at = null, row_count = $4, schedule_id = $3, scheduled_on = '2026-11-20'
        where institution_id = $1 and id = $2`,
      [i, runId, scheduleId, MOST_ROWS_OF_A_REPORT + 1],
    )
    return runId
  }
  const ctx = {
    clock: t.clock,
    signal: new AbortController().signal,
    tx: ((work, options) => t.worker.inInstitution(i, work, options)) as JobContext['tx'],
  }
  const [long, broken, lost] = [await plant(ana), await plant(ana), await plant(mihai)]
  await t.asSuperuser('delete from user_permissions where institution_id = $1 and user_id = $2', [i, mihai])
  for (const run_id of [long, lost]) await handle(ctx, { run_id })
  await giveUp(ctx, { run_id: broken })
  const mails = await lookAt('2026-11-20T10:30:00+02:00')
  expect(mails.map(({ to }) => to)).toEqual(['ana@test.example', 'ana@test.example'])
  for (const [run, why] of [
    [long, 'Are prea multe rânduri.'],
    [broken, 'Îl puteți cere din nou'],
  ] as const) {
    const mail = mails.find(({ text }) => text?.includes(`/#/reports?run=${run}`))
    expect(mail?.subject).toContain('Raport care nu s-a putut pregăti: ')
    expect(mail?.text).toContain(why)
    expect(mail?.text).not.toContain('Se păstrează')
  }
})

it('mails a link once for a day, also for days that were missed, and not to who lost the right', async () => {
  const { i, mihai, add, list, lookAt, runs } = await townHall()
  await add({})
  expect((await list())[0]?.next_on).toBe('2026-11-23')
  expect(await lookAt('2026-11-22T12:00:00+02:00')).toEqual([])
  // Before the morning of the day nobody's report is made.
  expect(await lookAt('2026-11-23T04:20:00+02:00')).toEqual([])
  const first = await lookAt('2026-11-23T05:20:00+02:00')
  expect(first.map(({ to }) => to).sort()).toEqual(['ana@test.example', 'mihai@test.example'])
  expect(await lookAt('2026-11-23T06:20:00+02:00')).toHaveLength(2)
  const [run] = await runs()
  expect(run).toMatchObject({ of: '16.11.2026 – 22.11.2026', scheduled: true, state: 'done' })
  const mail = first.find(({ to }) => to === 'ana@test.example')
  expect(mail?.subject).toContain('Încărcarea compartimentelor')
  expect(mail?.text).toContain(`/#/reports?run=${run?.id}`)
  expect(mail).not.toHaveProperty('attachments')

  // Three Mondays pass without a worker: one run, of the first of them; the next day lies ahead.
  await t.asSuperuser('delete from user_permissions where institution_id = $1 and user_id = $2', [i, mihai])
  const later = await lookAt('2026-12-16T12:00:00+02:00')
  expect(later.slice(2).map(({ to }) => to)).toEqual(['ana@test.example'])
  expect((await runs())[0]?.of).toBe('23.11.2026 – 29.11.2026')
  expect((await list())[0]?.next_on).toBe('2026-12-21')
})
