import { expect, it } from 'vitest'
import { testApp } from '../../../test/browsers/app.ts'
import { aDocType } from '../../../test/offices/factories.ts'
import { aGroup, aPerson } from '../../../test/offices/person.ts'
import { workerServices } from '../../../test/programs/worker-services.ts'
import { type LivedOffice, livedOffice, uncoveredOf } from '../../../test/tampering/lived-office.ts'
import { handle as runBatch } from '../../modules/documents/bulk/jobs/run-batch.handler.ts'
import { handle as endPending } from '../../modules/documents/life/jobs/end-pending.handler.ts'
import { silentLog } from '../../platform/log.ts'

const t = await testApp({ now: '2026-11-20T10:00:00+02:00' })
const must = async <T extends { status: number; body: unknown }>(call: Promise<T>): Promise<T> => {
  const answer = await call
  if (answer.status !== 200) throw new Error(`refused: ${JSON.stringify(answer.body)}`)
  return answer
}

/** Somebody with every right over documents but administration. */
async function worker(office: LivedOffice) {
  await aPerson(t.database, office.institutionId, 'toate', {
    roles: ['DocAdmin'],
    permissions: [
      'document.list',
      'document.register',
      'document.annul',
      'document.reopen',
      'document.assign',
      'document.change_issuer',
      'can_delete_test_data',
      'issuer.edit',
    ],
  })
  const browser = t.browser(office.host)
  await browser.signIn('toate')
  const post = (path: string, body: object) => must(browser.post<{ id: number }>(path, body))
  return { browser, post }
}
async function batch(office: LivedOffice, post: Awaited<ReturnType<typeof worker>>['post'], values: object) {
  const ids = [(await office.register()).id, (await office.register()).id]
  const { id } = (await post('/api/document_batch/preview', { values, ids })).body
  const work = () =>
    runBatch(
      {
        clock: t.clock,
        log: silentLog,
        filled: () => [],
        signal: new AbortController().signal,
        tx: (run, options) => t.worker.inInstitution(office.institutionId, run, options),
      },
      { batch_id: id },
    )
  await post('/api/document_batch/start', { id })
  await work()
  return { undo: () => post('/api/document_batch/undo', { id }).then(work) }
}

it('every kind of ordinary work leaves no finding', async () => {
  const office = await livedOffice(t)
  const { post, browser } = await worker(office)
  const { institutionId, register } = office
  const place = { ...office.institution, database: t.database }

  const edited = await register()
  await post('/api/document/update', {
    id: edited.id,
    values: { short_description: 'Corectat', pages: 3, access_level: 'department' },
  })
  const typed = await register()
  await post('/api/document/update', {
    id: typed.id,
    values: { doc_type_id: await aDocType(place, { name: 'Adresă' }) },
  })
  const group = await aGroup(t.database, institutionId, 'Urbanism')
  await post('/api/document/assign', { id: edited.id, group_id: group, user_ids: [] })
  const extended = await register()
  await post('/api/document/extend_deadline', {
    id: extended.id,
    type: 'days',
    days: 10,
    reason: 'Lipsesc acte',
  })
  const other = await office.add({ name: 'Ionescu Maria' })
  await post('/api/document/change_issuer', { id: extended.id, issuer_id: other.id, reason: 'Greșit' })

  const waiting = await register()
  await post('/api/document/change_status', { id: waiting.id, status: 3, reason: 'În lucru' })
  await post('/api/document/change_status', {
    id: waiting.id,
    status: 15,
    pending_type: 'date',
    pending_until: '2026-11-24',
    reason: 'Așteaptă',
  })
  const closed = await register()
  await post('/api/document/change_status', { id: closed.id, status: 6, reason: 'Rezolvat' })
  await post('/api/document/change_status', { id: closed.id, status: 3, reason: 'Redeschis' })

  await post('/api/delete_mode/switch', { on: true })
  const upload = (await browser.upload<{ id: number }>('test.txt', Buffer.from('test\n'))).body.id
  const test = await post('/api/document/add', office.paper({ is_test: true, upload_ids: [upload] }))
  await post('/api/document/delete_test', { id: test.body.id, reason: 'Exercițiu' })

  // One issuer is merged into another, which is merged further, and both merges are undone. Then one issuer
  // is erased and another is merged for good.
  const [a, b] = [await office.add({ name: 'Pop Ana' }), await office.add({ name: 'Pop Anna' })]
  const ofB = await register({ issuer_id: b.id })
  await must(office.merge(a.id, b.id))
  await must(office.merge(other.id, a.id))
  await post('/api/document/change_status', { id: ofB.id, status: 2, reason: 'Preluat' })
  for (const winner of [other.id, a.id])
    for (const { id, undone_at } of await office.merges(winner))
      if (undone_at === null) await must(office.undo(id))
  await register({ issuer_id: b.id })
  const gone = await office.get(a.id)
  await must(
    office.ana.post('/api/issuer/erase', { id: gone.id, version: gone.version, reason: 'Cerere GDPR' }),
  )
  await must(office.merge(other.id, b.id))

  const undone = await batch(office, post, { action: 'status', status: 6, reason: 'Lot' })
  await undone.undo()
  await batch(office, post, { action: 'status', status: 6, reason: 'Lot' })
  t.clock.set('2026-11-25T10:00:00+02:00')
  await endPending(await workerServices(t))
  await office.admin.signIn('sef')
  await office.seal()
  expect(await office.broken()).toEqual([])
  expect(await uncoveredOf(t, institutionId)).toEqual([])
})

it('work that goes on while it is verified leaves no finding', async () => {
  t.clock.set('2026-11-26T10:00:00+02:00')
  const office = await livedOffice(t)
  const { post } = await worker(office)
  let isOver = false
  const work = async (n: number) => {
    for (let turn = 0; turn < 8; turn++) {
      const upload = (await office.clerk.upload<{ id: number }>(`${n}.txt`, Buffer.from(`${n} ${turn}\n`)))
        .body.id
      const { id } = await office.register({ upload_ids: [upload] })
      await post('/api/document/change_status', { id, status: 2, reason: 'Preluat' })
      await post('/api/document_comment/add', { document_id: id, body: 'Văzut' })
    }
  }
  const working = Promise.all([work(1), work(2), work(3)]).finally(() => {
    isOver = true
  })
  const found: string[] = []
  while (!isOver) found.push(...(await office.broken()))
  await working
  await office.seal()
  found.push(...(await office.broken()))
  expect(found).toEqual([])
})
