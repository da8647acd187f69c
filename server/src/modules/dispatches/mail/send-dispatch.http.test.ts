import type { Dispatch, DispatchForm } from '@hdoc/contract/dispatches/dispatch-rows.ts'
import PostalMime from 'postal-mime'
import { expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { byMail, dispatchOffice, type SavedDispatch } from '../../../../test/dispatches/dispatch-office.ts'
import { dispatchWorker } from '../../../../test/dispatches/dispatch-worker.ts'
import { panelOf } from '../../../../test/notices/notice-worker.ts'
import type { Database } from '../../../platform/db/database.ts'

const t = await testApp({ now: '2026-11-20T10:00:00+02:00' })
/** Breaks the n-th transaction of a job, as a crash does. */
const crash = { at: 0, seen: 0 }
const database: Database = {
  ...t.worker,
  inInstitution: (id, work, options) => {
    if (++crash.seen === crash.at) throw new Error('killed')
    return t.worker.inInstitution(id, work, options)
  },
}
const worker = await dispatchWorker(t, { database })

/** A case closed with an answer by e-mail that has not left yet. */
async function closedByMail() {
  crash.at = 0
  worker.mails.length = 0
  worker.server.refuse = undefined
  const office = await dispatchOffice(t)
  const work = await office.atWork()
  const { body } = await office.close(work.id, { dispatch: byMail, upload_ids: [await office.upload()] })
  const present = async (): Promise<Dispatch> =>
    (await office.ofCase(work.id)).find(({ id }) => id === body.dispatch.id)!
  return { ...office, work, dispatch: body.dispatch, present }
}

it('leaves after the commit, once, with the number in its subject, and is kept as it was sent', async () => {
  const { institutionId, dispatch, present, originOf, work, document, person } = await closedByMail()
  expect(dispatch).toMatchObject({
    status: { code: 'prepared' },
    mail_state: 'waiting',
    address: 'ion@petent.example',
  })
  expect(worker.mails).toHaveLength(0)
  expect(await worker.mail()).toBe(0)
  const origin = await document(originOf(work))
  const [mail] = worker.mails
  expect(mail).toMatchObject({
    to: 'ion@petent.example',
    subject: `Răspuns nr. E-0001/2026 din 20.11.2026 la nr. ${origin.number} din 20.11.2026`,
    messageId: expect.stringMatching(new RegExp(`^<dispatch\\.${institutionId}\\.${dispatch.id}\\.1@`)),
  })
  expect(mail?.text).toContain('S-a eliberat adeverința.')
  const left = await present()
  expect(left).toMatchObject({ status: { code: 'sent' }, sent_on: '2026-11-20', mail_state: 'left' })
  const answer = await document(dispatch.document.id)
  expect(answer.files.map(({ name }) => name)).toEqual([
    'raspuns.txt',
    `expediere-E-0001-2026-${dispatch.id}.eml`,
  ])
  const kept = await (await person('olga')).get(`/api/file/download/${left.message_file_id}`)
  expect(kept.raw.equals(mail?.raw ?? Buffer.alloc(0))).toBe(true)
  const parsed = await PostalMime.parse(kept.raw)
  expect(parsed.attachments.map(({ filename }) => filename)).toEqual(['raspuns.txt'])
  expect(parsed.messageId).toBe(mail?.messageId)
  const form = await (await person('olga')).get<DispatchForm>(`/api/dispatch/form/${work.id}`)
  expect(form.body.files.map(({ name }) => name)).toEqual(['raspuns.txt'])
  expect(await worker.mailAgain(institutionId, dispatch.id)).toBe(true)
  expect(worker.mails).toHaveLength(1)
})

it('leaves again after a crash between sending and noting it, with the same Message-ID', async () => {
  const { institutionId, dispatch, present } = await closedByMail()
  await worker.relay()
  crash.seen = 0
  crash.at = 2
  expect(await worker.mailAgain(institutionId, dispatch.id, 1, 1)).toBe(false)
  expect(await present()).toMatchObject({ status: { code: 'prepared' }, mail_state: 'waiting' })
  crash.at = 0
  expect(await worker.mailAgain(institutionId, dispatch.id)).toBe(true)
  expect(await present()).toMatchObject({ status: { code: 'sent' } })
  const ids = worker.mails.map(({ messageId }) => messageId)
  expect(ids).toEqual([ids[0], ids[0]])
})

it('refused for good, it leaves the case closed, is to be sent again, and its owner is told', async () => {
  const { work, dispatch, present, person, close } = await closedByMail()
  worker.server.refuse = Object.assign(new Error('no such user'), { responseCode: 550, code: 'EENVELOPE' })
  expect(await worker.mail()).toBe(0)
  expect(await present()).toMatchObject({
    status: { code: 'prepared' },
    mail_state: 'refused',
    mail_reason: 'Serverul a refuzat mesajul: 550',
    to_repeat: true,
    can: { repeat: true, send: false },
  })
  expect((await close(work.id)).body.code).toBe('CASE_CLOSED')
  expect(await panelOf(await person('olga'))).toContain(`dispatch_refused ${work.number}`)
  worker.server.refuse = undefined
  const olga = await person('olga')
  const repeated = await olga.post<SavedDispatch>('/api/dispatch/repeat', {
    id: dispatch.id,
    ...byMail,
    email: 'ion.nou@petent.example',
    resolution_text: 'S-a eliberat adeverința.',
    file_ids: dispatch.files.map(({ id }) => id),
  })
  expect(repeated.body.data).toMatchObject({ id: dispatch.id, mail_state: 'waiting', to_repeat: false })
  expect(await worker.mail()).toBe(0)
  expect(worker.mails.at(-1)).toMatchObject({
    to: 'ion.nou@petent.example',
    messageId: expect.stringContaining(`.${dispatch.id}.2@`),
  })
  expect(await present()).toMatchObject({ status: { code: 'sent' }, mail_state: 'left' })
})

it('is tried again when the server is busy, and given up with the last reason', async () => {
  const { institutionId, dispatch, present } = await closedByMail()
  worker.server.refuse = Object.assign(new Error('busy'), { responseCode: 451, code: 'EENVELOPE' })
  expect(await worker.mail()).toBe(1)
  expect(await present()).toMatchObject({ mail_state: 'failed', to_repeat: false, can: { repeat: false } })
  await worker.mailAgain(institutionId, dispatch.id, 1, 12)
  expect(await present()).toMatchObject({ mail_state: 'refused', to_repeat: true })
  worker.server.refuse = undefined
  await worker.mailAgain(institutionId, dispatch.id)
  expect(worker.mails).toHaveLength(0)
})

it('leaves on its planned day, unless it was withdrawn by then', async () => {
  const office = await dispatchOffice(t)
  worker.mails.length = 0
  worker.server.refuse = undefined
  const planned = async () => {
    const work = await office.atWork()
    const dispatch = { ...byMail, when: '2099-01-10' }
    const { body } = await office.close(work.id, { dispatch, upload_ids: [await office.upload()] })
    return body.dispatch
  }
  const [one, other] = [await planned(), await planned()]
  await worker.relay()
  const jobs = await t.asSuperuser<{ run_at: Date }>(
    `select j.run_at from graphile_worker._private_jobs j
      where (j.payload ->> 'institution')::bigint = $1 and j.payload -> 'payload' ->> 'turn' is not null`,
    [office.institutionId],
  )
  const day = new Date('2099-01-10T00:00:00+02:00')
  expect(jobs.map(({ run_at }) => new Date(run_at))).toEqual([day, day])
  const olga = await office.person('olga')
  await olga.post('/api/dispatch/withdraw', { ids: [other.id], reason: 'Greșit' })
  expect(await worker.mail()).toBe(0)
  expect(worker.mails.map(({ messageId }) => messageId)).toEqual([expect.stringContaining(`.${one.id}.1@`)])
})

it('without a mail server nothing is said to have left', async () => {
  const { work, present, dispatch, institutionId } = await closedByMail()
  const bare = await dispatchWorker(t, { settings: { smtpUrl: undefined } })
  await bare.relay()
  await bare.mailAgain(institutionId, dispatch.id, 1, 1)
  expect(await present()).toMatchObject({
    status: { code: 'prepared' },
    mail_state: 'refused',
    mail_reason: 'Canalul nu este configurat',
  })
  expect(bare.mails).toHaveLength(0)
  expect(work.id).toBeGreaterThan(0)
})

it('files that are too large together are refused before anything is numbered', async () => {
  const office = await dispatchOffice(t)
  const work = await office.atWork()
  const big = await office.upload('mare.txt', 'a'.repeat(20 * 1024 * 1024 + 1))
  const { body } = await office.close(work.id, { dispatch: byMail, upload_ids: [big] })
  expect(body.errors?.file_ids?.[0]).toContain('un e-mail duce cel mult 20 MB')
  expect(await office.ofCase(work.id)).toEqual([])
})

it('says the institution’s own words where it has some', async () => {
  const { institutionId } = await closedByMail()
  const own = {
    subject: '{institutie}: răspunsul {numar}',
    content: 'Stimate {deponent},\n\nRăspundem la {raspunde_la}.',
  }
  await t.asSuperuser(
    `insert into templates (institution_id, id, kind, texts, updated_at, updated_by_name) values ($1, 20, 'mail', $2, now(), 'x')`,
    [institutionId, { ro: own, en: { subject: '', content: '' } }],
  )
  expect(await worker.mail()).toBe(0)
  const mail = worker.mails.at(-1)
  expect(mail?.subject).toMatch(/: răspunsul E-0001\/2026$/)
  expect(mail?.text).toMatch(/^Stimate [^{}\n]+,\n\nRăspundem la [^{}\n]+20\.11\.2026\.\n/)
  expect(mail?.text).toContain('S-a eliberat adeverința.')
})
