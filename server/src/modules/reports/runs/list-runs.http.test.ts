import type { ReportRun } from '@hdoc/contract/reports/reports.ts'
import { expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { freshOffice } from '../../../../test/offices/office.ts'
import { aPerson } from '../../../../test/offices/person.ts'
import { aReadyReport } from '../../../../test/papers/ready-report.ts'

const t = await testApp({ now: '2026-11-20T10:00:00+02:00' })

it('many runs of one report push no other out of the list, and one older than the list is still opened', async () => {
  const office = await freshOffice(t.database)
  const { id: i, host } = office.institution
  const make = async (username: string) => ({
    id: await aPerson(t.database, i, username, { name: username, permissions: ['dashboard.statistics'] }),
    name: username,
  })
  const [ion, ana] = [await make('ion'), await make('ana')]
  const ask = async (text: string, values: unknown[]) =>
    String((await t.asSuperuser<{ id: number }>(text, values))[0]?.id)
  const plant = async (by: typeof ion, report: string) =>
    (await aReadyReport(ask, i, by, { report, rows: 0 })).runId
  const [law, oldest] = [await plant(ana, 'petitions'), await plant(ion, 'workload')]
  for (let n = 0; n < 70; n++) await plant(ion, 'workload')
  const hers = await plant(ana, 'workload')
  const browser = t.browser(host)
  await browser.signIn('ion')
  const { runs } = (await browser.get<{ runs: ReportRun[] }>('/api/report/runs')).body
  const ids = runs.map(({ id }) => id)
  expect(runs).toHaveLength(21)
  expect(ids.at(-1)).toBe(law)
  expect(ids).not.toContain(hers)
  expect(ids).toEqual([...ids].sort((a, b) => b - a))
  expect(ids).not.toContain(oldest)
  expect((await browser.get<ReportRun>(`/api/report/get/${oldest}`)).body).toMatchObject({
    id: oldest,
    report: 'workload',
  })
})

it('what was sent of a report of the law stays in the list, however many came after it', async () => {
  const office = await freshOffice(t.database)
  const { id: i, host } = office.institution
  const id = await aPerson(t.database, i, 'ion', { name: 'ion', permissions: ['dashboard.statistics'] })
  const ask = async (text: string, values: unknown[]) =>
    String((await t.asSuperuser<{ id: number }>(text, values))[0]?.id)
  const plant = async () =>
    (await aReadyReport(ask, i, { id, name: 'ion' }, { report: 'petitions', rows: 0 })).runId
  const [unsent, sent] = [await plant(), await plant()]
  await t.asSuperuser(
    `set session_replication_role = replica; update report_runs set sent_document_id = 1 where institution_id = ${i} and id = ${sent}`,
  )
  for (let n = 0; n < 20; n++) await plant()
  const browser = t.browser(host)
  await browser.signIn('ion')
  const { runs } = (await browser.get<{ runs: ReportRun[] }>('/api/report/runs')).body
  expect(runs).toHaveLength(21)
  expect(runs.at(-1)).toMatchObject({ id: sent, is_sent: true })
  expect(runs.map((run) => run.id)).not.toContain(unsent)
})
