import type { FileSignatures } from '@hdoc/contract/signatures/signatures.ts'
import { expect, it } from 'vitest'
import { testApp } from '../../../test/browsers/app.ts'
import { mailbox } from '../../../test/browsers/mailbox.ts'
import { workerServices } from '../../../test/programs/worker-services.ts'
import { submissionTown } from '../../../test/submissions/submission-town.ts'
import { handle as registerWaiting } from './confirm/jobs/register-waiting.handler.ts'

const NOW = '2026-11-20T10:00:00+02:00'
const t = await testApp({ now: NOW, limits: { sessionIdleMinutes: 9_999_999, sessionAbsoluteHours: 99_999 } })
const box = await mailbox(t)

it('gets its number with the confirmation where register and type allow it, and one mail brings it', async () => {
  t.clock.set(NOW)
  const town = await submissionTown(t, box)
  const person = town.citizen()
  const { result, id } = await person.handIn({ doc_type_id: town.byItself })
  expect(result).toMatchObject({ number: 'ON-001', deadline_on: '2026-12-02' })
  expect(result?.tracking_code).not.toBe('')
  expect(await town.show(id)).toMatchObject({ status: 'accepted', ended_by: 'Deponentul', number: 'ON-001' })
  const subjects = (await person.mails()).map(({ subject }) => subject.split(' ')[0])
  expect(subjects).toEqual(['Confirmați', 'Am'])
  const issuers = await t.asSuperuser<{ name: string }>(
    'select name from issuers where institution_id = $1',
    [town.institutionId],
  )
  // The same person twice: two entries, which a clerk joins.
  await person.handIn({ doc_type_id: town.byItself })
  const after = await t.asSuperuser('select from issuers where institution_id = $1', [town.institutionId])
  expect(after).toHaveLength(issuers.length + 1)
})

it('a fault of the register fails no confirmation; after hours it waits; numbers follow in order, by mail', async () => {
  t.clock.set(NOW)
  const town = await submissionTown(t, box)
  await t.asSuperuser('update registers set closed = true where id = $1 and institution_id = $2', [
    town.onlineRegister,
    town.institutionId,
  ])
  const [first, second] = [town.citizen('Ana'), town.citizen('Barbu')]
  const a = await first.handIn({ doc_type_id: town.byItself })
  expect(a.result?.number).toBe('')
  expect((await town.show(a.id)).fault).not.toBe('')
  const { version } = await town.show(a.id)
  await registerWaiting(await workerServices(t))
  expect((await town.show(a.id)).version).toBe(version)
  await t.asSuperuser('update registers set closed = false where id = $1 and institution_id = $2', [
    town.onlineRegister,
    town.institutionId,
  ])
  await t.asSuperuser('update doc_types set after_hours = true where id = $1 and institution_id = $2', [
    town.byItself,
    town.institutionId,
  ])
  await t.asSuperuser(
    `update institutions set opening_hours = '[{"days":[1,2,3,4,5],"from":"08:00","to":"16:00"}]' where id = $1`,
    [town.institutionId],
  )
  t.clock.set('2026-11-20T20:00:00+02:00')
  const b = await second.handIn({ doc_type_id: town.byItself })
  expect([b.result?.number, (await town.show(b.id)).fault]).toEqual(['', ''])
  await registerWaiting(await workerServices(t))
  expect((await town.show(b.id)).status).toBe('waiting')
  t.clock.set('2026-11-23T08:00:00+02:00')
  await registerWaiting(await workerServices(t))
  const [rowA, rowB] = [await town.show(a.id), await town.show(b.id)]
  expect([rowA.number, rowB.number]).toEqual(['ON-001', 'ON-002'])
  const [document] = await t.asSuperuser<{ note: string }>(
    'select additional_info as note from documents where institution_id = $1 and number = $2',
    [town.institutionId, 'ON-002'],
  )
  expect(document?.note).toBe('Depus pe portal la 20.11.2026, ora 20:00.')
  expect((await second.mails()).at(-1)?.text).toContain('ON-002')
  t.clock.set(NOW)
})

it('its signatures are read before it has a document, and stay when it has one', async () => {
  t.clock.set(NOW)
  const town = await submissionTown(t, box)
  const { id } = await town.citizen().handIn()
  await box.settled()
  const signatures = async () =>
    (await town.clerk.get<FileSignatures[]>(`/api/submission/signatures/${id}`)).body
  expect(await signatures()).toMatchObject([{ state: 'unsigned', signatures: [] }])
  await town.done('/api/submission/accept', { id })
  await box.settled()
  expect(await signatures()).toMatchObject([{ state: 'unsigned' }])
})
