import type { Failure } from '@hdoc/contract/failures/errors.ts'
import { MOST_ROWS_OF_A_REPORT } from '@hdoc/contract/reports/reports.ts'
import { expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { freshOffice, registerPapers } from '../../../../test/offices/office.ts'
import { aGroup, aPerson } from '../../../../test/offices/person.ts'
import { aReadyReport } from '../../../../test/papers/ready-report.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import type { JobContext } from '../../../platform/jobs/job-context.ts'
import { addRows } from '../runs/queries/rows.ts'
import { handle } from './read-report.handler.ts'

const t = await testApp({ now: '2026-11-20T10:00:00+02:00' })

/** A town hall where `ion` of the department has the reports; `run` plants one of his that is not read yet. */
async function townHall() {
  const office = await freshOffice(t.database)
  const { id: i, host } = office.institution
  const groupId = await aGroup(t.database, i, 'Urbanism')
  const id = await aPerson(t.database, i, 'ion', {
    name: 'Ion Brad',
    groupIds: [groupId],
    permissions: ['dashboard.statistics', 'transfer.create', 'register.manage'],
  })
  const ion = t.browser(host)
  await ion.signIn('ion')
  const ask = async (text: string, values: unknown[]) =>
    String((await t.asSuperuser<{ id: number }>(text, values))[0]?.id)
  const run = async (report: string, { after = 0, state = 'waiting' } = {}) => {
    const { runId } = await aReadyReport(ask, i, { id, name: 'Ion Brad' }, { report, rows: 0 })
    await t.asSuperuser(
      `update report_runs set state = $3, ended_at = case $3 when 'done' then now() end, row_count = $4, lines = null, gaps = null,
              parameters = '{"year": 2026, "half": 2}' where institution_id = $1 and id = $2`,
      [i, runId, state, after],
    )
    return runId
  }
  const read = (run_id: number, between: () => Promise<void> = async () => undefined) =>
    handle(
      {
        clock: t.clock,
        signal: new AbortController().signal,
        tx: ((work: (db: TenantDb) => Promise<unknown>, options?: object) =>
          t.worker.inInstitution(
            i,
            async (db) => {
              const result = await work(db)
              await between()
              return result
            },
            options,
          )) as JobContext['tx'],
      },
      { run_id },
    )
  const stateOf = async (run_id: number) => {
    const [found] = await t.asSuperuser<{ state: string; failure: string | null; rows: number }>(
      `select state, failure, (select count(*)::integer from report_rows l where l.institution_id = r.institution_id and l.run_id = r.id) as rows
         from report_runs r where institution_id = $1 and id = $2`,
      [i, run_id],
    )
    return found
  }
  return { office, i, ion, groupId, run, read, stateOf }
}

it('whoever stops a report does not wait for its reading, and nothing of what was read is kept', async () => {
  const { ion, run, read, stateOf, office } = await townHall()
  await registerPapers(t.database, office, 1)
  const id = await run('workload')
  let stopped: number | undefined
  await read(id, async () => {
    stopped ??= (await ion.post<Failure>('/api/report/cancel', { id })).status
  })
  expect(stopped).toBe(200)
  expect(await stateOf(id)).toEqual({ state: 'cancelled', failure: null, rows: 0 })
})

it('a list has an end, a report of the law counts on; read twice at once, it has each row once', async () => {
  const { i, run, read, stateOf, office } = await townHall()
  await registerPapers(t.database, office, 3)
  await t.asSuperuser(
    `with type as (update doc_types set legal_report = 'petition' where institution_id = $1)
     update documents set deadline_on = '2026-11-10' where institution_id = $1`,
    [i],
  )
  const [list, law, whole] = [
    await run('overdue', { after: MOST_ROWS_OF_A_REPORT - 2, state: 'reading' }),
    await run('petitions', { after: MOST_ROWS_OF_A_REPORT, state: 'reading' }),
    await run('petitions'),
  ]
  await read(list)
  expect(await stateOf(list)).toEqual({ state: 'failed', failure: 'too_long', rows: 0 })
  await read(law)
  expect(await stateOf(law)).toEqual({ state: 'done', failure: null, rows: 3 })
  let again: Promise<void> | undefined
  await read(whole, async () => {
    again ??= read(whole)
    await again
  })
  expect(await stateOf(whole)).toEqual({ state: 'done', failure: null, rows: 3 })
})

it('a row of no document is shown to whoever sees its register or works in its departments now', async () => {
  const { office, i, ion, groupId, run } = await townHall()
  const other = await aGroup(t.database, i, 'Juridic')
  const id = await run('open_sheets', { state: 'done', after: 5 })
  const row = (name: string) => ({ document_id: null, cells: [name, '', '', '', 0, 0] })
  await t.database.inInstitution(i, (db) =>
    addRows(db, id, 0, [
      { ...row('own'), seen_by: { group_ids: [groupId, other], user_id: null } },
      { ...row('other'), seen_by: { group_ids: [other], user_id: null } },
      { ...row('register'), seen_by: { register_id: office.registerId } },
      { ...row('no register'), seen_by: { register_id: office.registerId + 1_000_000 } },
      row('anybody'),
    ]),
  )
  const seen = async () =>
    (await ion.get<string>(`/api/report/table/${id}/csv`)).raw
      .toString()
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(';')[0])
  const hidden = '[acces restricționat]'
  expect(await seen()).toEqual(['own', hidden, 'register', hidden, 'anybody'])
  await t.asSuperuser('delete from group_members where institution_id = $1 and group_id = $2', [i, groupId])
  expect((await seen())[0]).toBe(hidden)
})
