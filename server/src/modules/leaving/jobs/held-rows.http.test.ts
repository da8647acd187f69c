import { expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { importOffice } from '../../../../test/imports/import-office.ts'
import { addedExport, exportOf, makeWhole } from '../../../../test/leaving/leave.ts'
import { jobTurns } from '../../../../test/programs/job-turns.ts'
import { workerServices } from '../../../../test/programs/worker-services.ts'
import { migrateJobs } from '../../../platform/jobs/start-jobs.ts'
import { silentLog } from '../../../platform/log.ts'
import { makeExport } from './make-export.ts'

const t = await testApp()
await migrateJobs(t.urls.worker, silentLog)

/** An import of all or nothing that died in its midst, and an export that was asked for beside it. */
async function heldImport() {
  const o = await importOffice(t)
  const services = await workerServices(t)
  const rows = Array.from({ length: 1_100 }, (_, n) => `Persoana ${n};07220${10_000 + n}`)
  const { id } = await o.checked(['Denumire;Telefon', ...rows].join('\n'))
  await o.ask(id, 'all')
  expect(await o.dying(id, 4)).toBe(true)
  const [adela] = await t.asSuperuser<{ id: number }>(
    `select id from users where institution_id = $1 and username = 'adela'`,
    [o.i],
  )
  const asked = await addedExport(t, o.i, { id: adela?.id ?? 0, partBytes: 10_000_000 })
  return { o, id, asked, services }
}

it('an export waits for the end of an import of all or nothing, and holds none of its hidden rows', async () => {
  const { o, id, asked, services } = await heldImport()
  await jobTurns(t, services, makeExport).one(o.i, { export_id: asked, step: 0 }, 1)
  expect(await exportOf(t, o.i, asked)).toMatchObject({ state: 'waiting', cut_at: null, parts: [] })
  const later = await t.asSuperuser<{ waits: boolean }>(
    `select j.run_at > now() as waits from graphile_worker._private_jobs j join graphile_worker._private_tasks k on k.id = j.task_id
      where k.identifier = $1 and (j.payload -> 'payload' ->> 'export_id')::bigint = $2`,
    [makeExport.name, asked],
  )
  expect(later).toEqual([{ waits: true }])
  const { body } = await o.adela.get<{ exports: { id: number; waits_for_import: boolean }[] }>(
    '/api/institution_export/list',
  )
  expect(body.exports).toMatchObject([{ id: asked, waits_for_import: true }])
  await o.work(id)
  const before = await t.asSuperuser(`select from issuers where institution_id = $1`, [o.i])
  const made = await makeWhole(t, services, { institution: o.i, id: asked })
  expect(made).toMatchObject({ state: 'done', summary: { rows: { issuers: before.length } } })
  expect(before.length).toBeGreaterThanOrEqual(1_100)
})

const HOUR_MS = 3_600_000

it.each([
  ['that does not end for hours', 6 * HOUR_MS, 'running', 'import_under_way'],
  ['whose undo failed', 0, 'failed', 'import_left'],
])(
  'an export fails with a reason beside the hidden rows of an import %s',
  async (_, wait, state, failure) => {
    const { o, id, asked, services } = await heldImport()
    const held = await t.asSuperuser(
      'select from import_made where institution_id = $1 and import_id = $2 and not released',
      [o.i, id],
    )
    expect(held.length).toBeGreaterThan(0)
    await t.asSuperuser('update imports set state = $3 where institution_id = $1 and id = $2', [
      o.i,
      id,
      state,
    ])
    t.clock.advance(wait)
    await jobTurns(t, services, makeExport).one(o.i, { export_id: asked, step: 0 }, 1)
    expect(await exportOf(t, o.i, asked)).toMatchObject({ state: 'failed', failure, parts: [] })
  },
)
