import type { Dispatch } from '@hdoc/contract/dispatches/dispatch-rows.ts'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import { expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import {
  byMail,
  byPost,
  dispatchOffice,
  type SavedDispatch,
} from '../../../../test/dispatches/dispatch-office.ts'
import { dispatchWorker } from '../../../../test/dispatches/dispatch-worker.ts'
import { panelOf } from '../../../../test/notices/notice-worker.ts'

type Marked = Failure & { data: Dispatch[] }
const t = await testApp({ now: '2026-11-20T10:00:00+02:00' })
const worker = await dispatchWorker(t)

async function town() {
  worker.mails.length = 0
  worker.server.refuse = undefined
  worker.server.meanwhile = undefined
  const office = await dispatchOffice(t)
  const olga = await office.person('olga')
  const withdraw = (ids: readonly number[], reason = 'Documentul este greșit') =>
    olga.post<Marked>('/api/dispatch/withdraw', { ids, reason })
  const annul = async (id: number) =>
    (await office.as('elena')).post<Failure>('/api/document/annul', { id, reason: 'Greșit' })
  /** A case closed with its answer, which is to leave. */
  const closed = async (more: object = {}) => {
    const work = await office.atWork()
    const { body } = await office.close(work.id, more)
    const present = async () => (await office.ofCase(work.id)).find(({ id }) => id === body.dispatch.id)
    return { work, dispatch: body.dispatch, present }
  }
  const waiting = async () =>
    (await (await office.person('posta')).get<{ dispatches: number }>('/api/waiting/counts')).body.dispatches
  return { ...office, olga, withdraw, annul, closed, waiting }
}

it('a document is not annulled while a dispatch of it is to leave; withdrawn with a reason, it leaves no more', async () => {
  const { closed, withdraw, annul, waiting, mark, olga } = await town()
  const { dispatch, present } = await closed()
  const refused = await annul(dispatch.document.id)
  expect([refused.status, refused.body.code, refused.body.message]).toEqual([
    409,
    'DISPATCH_PREPARED',
    'Documentul are o expediere pregătită, către Ion Ionescu. Retrageți întâi expedierea, din dosar sau din „Expedieri”.',
  ])
  expect((await withdraw([dispatch.id], '')).body.errors).toHaveProperty('reason')
  expect(await waiting()).toBe(1)
  expect((await withdraw([dispatch.id])).status).toBe(200)
  expect(await present()).toMatchObject({
    status: { code: 'withdrawn', name: 'Retras' },
    withdrawn_by: 'Olga Urbanism',
    withdraw_reason: 'Documentul este greșit',
    can: { send: false, withdraw: false },
  })
  expect(await waiting()).toBe(0)
  expect((await withdraw([dispatch.id])).body.code).toBe('DISPATCH_STATUS')
  expect((await mark([dispatch.id], { status: 'sent' })).body.code).toBe('DISPATCH_STATUS')
  expect((await annul(dispatch.document.id)).status).toBe(200)
  const again = {
    ...byPost,
    case_id: dispatch.case.id,
    document_id: dispatch.document.id,
    resolution_text: 'x',
  }
  const add = await olga.post<Failure>('/api/dispatch/add', again)
  expect(add.status).not.toBe(200)
})

it('an e-mail that has not left is withdrawn, one that is leaving is not', async () => {
  const { closed, withdraw, upload } = await town()
  const one = await closed({ dispatch: byMail, upload_ids: [await upload()] })
  expect((await withdraw([one.dispatch.id])).status).toBe(200)
  expect(await worker.mail()).toBe(0)
  expect(worker.mails).toHaveLength(0)
  const other = await closed({ dispatch: byMail, upload_ids: [await upload()] })
  let meanwhile: Marked | undefined
  worker.server.meanwhile = async () => {
    meanwhile = (await withdraw([other.dispatch.id])).body
  }
  worker.server.refuse = Object.assign(new Error('busy'), { responseCode: 451, code: 'EENVELOPE' })
  expect(await worker.mail()).toBe(1)
  expect(meanwhile?.code).toBe('DISPATCH_LEAVING')
  worker.server.meanwhile = undefined
  worker.server.refuse = undefined
  expect(await other.present()).toMatchObject({ mail_state: 'failed', can: { withdraw: true } })
  expect((await withdraw([other.dispatch.id])).status).toBe(200)
})

it('of a document that was annulled before there was a veto nothing leaves', async () => {
  const { closed, upload, institutionId } = await town()
  const { dispatch, present } = await closed({ dispatch: byMail, upload_ids: [await upload()] })
  await t.asSuperuser(
    `update documents set status = 9, annulled_at = now(), annulled_by_name = 'x', annulled_reason = 'x'
      where institution_id = $1 and id = $2`,
    [institutionId, dispatch.document.id],
  )
  expect(await worker.mail()).toBe(0)
  expect(worker.mails).toHaveLength(0)
  expect(await present()).toMatchObject({ status: { code: 'withdrawn' }, withdrawn_by: 'HDoc' })
})

it('what came back is to be sent again when the dispatch that did so is withdrawn', async () => {
  const { closed, withdraw, mark, olga, ofCase, person } = await town()
  const { dispatch, work } = await closed()
  await mark([dispatch.id], { status: 'sent' })
  await mark([dispatch.id], { status: 'returned', reason: 'Adresant mutat' })
  const fields = { ...byPost, resolution_text: 'S-a eliberat.' }
  const repeat = async () =>
    (await olga.post<SavedDispatch>('/api/dispatch/repeat', { id: dispatch.id, ...fields })).body.data
  const again = await repeat()
  const byPosta = await (await person('posta')).post('/api/dispatch/withdraw', {
    ids: [again.id],
    reason: 'Dublă',
  })
  expect(byPosta.status).toBe(200)
  await worker.relay()
  expect(await panelOf(olga)).toContain(`dispatch_withdrawn ${work.number}`)
  expect((await ofCase(work.id)).map(({ to_repeat, status }) => [status.code, to_repeat])).toEqual([
    ['withdrawn', false],
    ['returned', true],
  ])
  const third = await repeat()
  expect(third.repeats_id).toBe(dispatch.id)
  // All of them or none.
  expect((await withdraw([third.id, dispatch.id])).body.code).toBe('DISPATCH_STATUS')
  expect((await ofCase(work.id))[0]?.status.code).toBe('prepared')
})

it('it keeps its case closed to nobody any more, and is named to those only who see its document', async () => {
  const { atWork, register, letter, outgoing, made, olga, call, withdraw, institutionId } = await town()
  const work = await atWork()
  const paper = await register({ category: 'iesire', doc_type_id: letter, register_id: outgoing })
  await made('primar', '/api/workcase/add_document', { id: work.id, document_id: paper.id })
  const body = { case_id: work.id, document_id: paper.id, ...byPost, resolution_text: 'Completați.' }
  const { data } = (await olga.post<SavedDispatch>('/api/dispatch/add', body)).body
  const restrict = (table: string, id: string) =>
    t.asSuperuser(`update ${table} set access_level = 4 where institution_id = $1 and ${id} = $2`, [
      institutionId,
      paper.id,
    ])
  await restrict('documents', 'id')
  await restrict('document_access', 'document_id')
  const close = () => call('sef', '/api/workcase/close', { id: work.id, status: 6 })
  const refused = await close()
  expect([refused.status, refused.body.code]).toEqual([409, 'DISPATCH_NOT_SENT_HIDDEN'])
  expect(refused.body.message).not.toContain(paper.number)
  expect((await withdraw([data.id])).status).toBe(200)
  expect((await close()).status).toBe(200)
})
