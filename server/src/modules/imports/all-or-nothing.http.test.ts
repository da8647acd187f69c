import { expect, it } from 'vitest'
import { testApp } from '../../../test/browsers/app.ts'
import { importOffice } from '../../../test/imports/import-office.ts'
import { migrateJobs } from '../../platform/jobs/start-jobs.ts'
import { silentLog } from '../../platform/log.ts'

const t = await testApp()
await migrateJobs(t.urls.worker, silentLog)

const head = 'Denumire;CUI/CNP;Telefon;Email;Judeţ;Localitate;Observaţii'
const names = async (i: number) =>
  (
    await t.asSuperuser<{ name: string }>('select name from issuers where institution_id = $1 order by id', [
      i,
    ])
  ).map(({ name }) => name)

it('ends whole or not at all when a clerk edits in between, and beside no other import', async () => {
  const o = await importOffice(t)
  await o.run((await o.checked(`${head}\nMoara SRL;9902000009;;;;;\nFier SRL;9902000017;;;;;`)).id)
  const moara = async () =>
    (
      await t.asSuperuser<{ said: string }>(
        `select name || ' ' || phone || ' ' || email as said from issuers where institution_id = $1 and cui = '9902000009'`,
        [o.i],
      )
    )[0]?.said
  const setCui = (cui: string) =>
    t.asSuperuser(`update issuers set cui = $2 where institution_id = $1 and name = 'Popescu Ion'`, [
      o.i,
      cui,
    ])
  const file = [
    head,
    'Moara Nouă SRL;9902000009;;moara@exemplu.ro;;;',
    ...Array.from({ length: 1_100 }, (_, n) => `Persoana ${n};;07220${10_000 + n};;;;`),
    'Fier Nou SRL;9902000017;;;;;',
  ].join('\n')
  const wishes = { mapping: { duplicates: 'update' as const } }
  const [held, other] = [await o.checked(file, wishes), await o.checked(`${head}\nAlt Om;;0722010009;;;;`)]
  const asked = await Promise.all([o.ask(held.id, 'all'), o.ask(other.id, 'all')])
  expect(asked.map(({ status }) => status).sort()).toEqual([200, 409])
  const [first, second] = asked[0].status === 200 ? [held, other] : [other, held]
  expect(asked.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'IMPORT_BESIDE' })
  if (first === other) {
    await o.work(other.id)
    await o.ask(held.id, 'all')
  }
  const before = await names(o.i)

  // Its first batch is made when the clerk edits what it changes, and makes its last row ambiguous: nothing of it stays.
  expect(await o.dying(held.id, 4)).toBe(true)
  expect(await o.detail(held.id)).toMatchObject({ done: 1_000, counts: { made: 1_000 } })
  expect(await moara()).toBe('Moara SRL  ')
  if (second === other) expect((await o.ask(other.id)).body).toMatchObject({ code: 'IMPORT_BESIDE' })
  await t.asSuperuser(
    `update issuers set phone = '+40722000999', version = version + 1 where institution_id = $1 and cui = '9902000009'`,
    [o.i],
  )
  await setCui('9902000017')
  await o.work(held.id)
  expect(await o.detail(held.id)).toMatchObject({
    ...{ state: 'failed', failure: { code: 'rows' }, counts: { made: 0 } },
  })
  expect(await moara()).toBe('Moara SRL +40722000999 ')
  expect(await names(o.i)).toEqual(before)
  await setCui('')

  // An edit that leaves all rows possible stays beside what the import says; a target that goes away leaves nothing.
  const gone = await o.checked(file, wishes)
  await o.ask(gone.id, 'all')
  expect(await o.dying(gone.id, 7)).toBe(true)
  await t.asSuperuser(
    `update issuers set erased_at = now() where institution_id = $1 and name = 'Fier SRL'`,
    [o.i],
  )
  await o.work(gone.id)
  expect(await o.detail(gone.id)).toMatchObject({ state: 'failed', counts: { made: 0 } })
  await t.asSuperuser(`update issuers set erased_at = null where institution_id = $1 and name = 'Fier SRL'`, [
    o.i,
  ])
  expect(await moara()).toBe('Moara SRL +40722000999 ')
  const whole = await o.checked(file, wishes)
  await o.ask(whole.id, 'all')
  expect(await o.dying(whole.id, 7)).toBe(true)
  await t.asSuperuser(
    `update issuers set phone = '+40722000888', version = version + 1 where institution_id = $1 and cui = '9902000009'`,
    [o.i],
  )
  expect(await o.dying(whole.id, 4)).toBe(true)
  expect(await moara()).toBe('Moara Nouă SRL +40722000888 moara@exemplu.ro')
  // Its end has begun: it cannot be stopped, nor given up, nor loses anything when its person loses their rights.
  expect((await o.detail(whole.id)).can.cancel).toBe(false)
  const cancelled = await o.adela.post('/api/import/cancel', { id: whole.id })
  expect(cancelled.body).toMatchObject({ code: 'IMPORT_ENDING' })
  await o.givingUp(whole.id)
  await t.asSuperuser(`update users set is_admin = false where institution_id = $1 and username = 'adela'`, [
    o.i,
  ])
  await o.work(whole.id)
  await t.asSuperuser(`update users set is_admin = true where institution_id = $1 and username = 'adela'`, [
    o.i,
  ])
  expect(await o.detail(whole.id)).toMatchObject({ state: 'done', counts: { made: 1_102 } })
  expect((await o.adela.post('/api/import/undo', { id: whole.id })).status).toBe(200)
  await o.work(whole.id)
  expect(await moara()).toBe('Moara SRL +40722000888 ')
  expect(await names(o.i)).toEqual(before)
})

it('is taken back by a job of its own when it is given up between two batches', async () => {
  const o = await importOffice(t)
  const before = await names(o.i)
  const rows = Array.from({ length: 1_001 }, (_, n) => `Persoana ${n};;07220${10_000 + n};;;;`)
  const { id } = await o.checked([head, ...rows].join('\n'))
  await o.ask(id, 'all')
  expect(await o.dying(id, 4)).toBe(true)
  expect((await o.detail(id)).counts.made).toBe(1_000)
  await o.givingUp(id)
  expect(await o.detail(id)).toMatchObject({ state: 'undoing', failure: { code: 'error' } })
  const jobs = await t.asSuperuser<{ wanted: object }>(
    `select j.payload->'payload' as wanted from graphile_worker._private_jobs j
       join graphile_worker._private_tasks k on k.id = j.task_id
      where k.identifier = 'imports.work' and j.payload->>'institution' = $1`,
    [String(o.i)],
  )
  expect(jobs).toEqual([{ wanted: { import_id: id } }])
  await o.work(id)
  expect(await o.detail(id)).toMatchObject({ state: 'failed', counts: { made: 0 } })
  expect(await names(o.i)).toEqual(before)
})
