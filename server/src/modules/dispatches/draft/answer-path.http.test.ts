import type { ApprovalRequest } from '@hdoc/contract/approvals/approval-rows.ts'
import type { AnswerDraft } from '@hdoc/contract/dispatches/answer-drafts.ts'
import type { DispatchForm } from '@hdoc/contract/dispatches/dispatch-rows.ts'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import { expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { byPost, dispatchOffice, type SavedDispatch } from '../../../../test/dispatches/dispatch-office.ts'
import { aPerson } from '../../../../test/offices/person.ts'
import { readPdf } from '../../../../test/papers/read-pdf.ts'
import { makePkcs12 } from '../../../../test/signatures/make-pkcs12.ts'
import { issue, rsaKeys } from '../../../../test/signatures/test-authority.ts'

type Saved = Failure & { id: number; data: AnswerDraft }
type Asked = Failure & { id: number; data: ApprovalRequest }
const t = await testApp({ now: '2026-11-20T10:00:00+02:00' })
const paths = {
  write: '/api/answer/write',
  number: '/api/answer/number',
  stamp: '/api/answer/stamp',
  seal: '/api/answer/seal',
}
const drawing = [Array.from({ length: 20 }, (_, n) => [n * 10, 50 + n])]

/** Olga answers a case whose letters have to be signed; `secretar` approves and signs, and holds the seal. */
async function office(signature = 'required') {
  const made = await dispatchOffice(t)
  const { institutionId, host, letter } = made
  await t.asSuperuser(`update doc_types set signature_type = $2 where id = $1`, [letter, signature])
  const work = await made.atWork()
  const olga = await made.person('olga')
  const secretar = await aPerson(t.database, institutionId, 'secretar', {
    name: 'Mirela Secretar',
    isAdmin: true,
  })
  const signer = t.browser(host)
  await signer.signIn('secretar')
  const present = async () => (await olga.get<AnswerDraft>(`/api/answer/get/${work.id}`)).body
  const step = async (name: 'write' | 'number' | 'stamp' | 'seal', more: object = {}) =>
    (name === 'seal' ? signer : olga).post<Saved>(paths[name], { case_id: work.id, ...more })
  const ask = (file: AnswerDraft['file'] | AnswerDraft['paper'], task: 'approve' | 'sign') =>
    signer.post<Asked>('/api/approval/add', {
      file_id: file?.id,
      file_version: file?.version,
      steps: [{ user_id: secretar, task }],
    })
  const decide = ({ data }: Asked, verb: 'approve' | 'sign_drawn') =>
    signer.post<Asked>(`/api/approval/${verb}`, {
      step_id: data.steps[0]?.id,
      shown: data.shown,
      ...(verb === 'sign_drawn' && { drawing }),
    })
  const close = async () => {
    const form = (await olga.get<DispatchForm>(`/api/dispatch/form/${work.id}`)).body
    const answer = { way: 'document', document_id: form.answer_document_id }
    return { form, answer: await made.close(work.id, { answer, file_ids: form.answer_file_ids }) }
  }
  const obstacles = async () =>
    (await olga.get<{ code: string }[]>(`/api/workcase/obstacles/${work.id}`)).body.map(({ code }) => code)
  return { ...made, work, olga, signer, present, step, ask, decide, close, obstacles }
}

it('goes from text over approval, number, stamp and signature to its dispatch; each step says why not yet', async () => {
  const { present, step, ask, decide, close, obstacles, olga, document } = await office()
  expect((await present()).cannot).toMatchObject({
    approve: 'Scrieți întâi răspunsul.',
    number: 'Scrieți întâi răspunsul.',
    stamp: 'Scrieți întâi răspunsul.',
    sign: 'Dați întâi număr răspunsului.',
  })
  const written = (await step('write', { text: 'Vă comunicăm aprobarea.' })).body.data
  const approval = (await ask(written.file, 'approve')).body
  expect(await present()).toMatchObject({
    approval: { request_id: approval.id, is_open: true, own: false, status: { code: 'pending' } },
    can: { number: false },
    cannot: { number: expect.stringContaining('nu s-a încheiat'), stamp: 'Dați întâi număr răspunsului.' },
  })
  expect((await step('number')).body.code).toBe('APPROVAL_OPEN')
  await decide(approval, 'approve')
  expect(await present()).toMatchObject({
    approval: { status: { code: 'approved' } },
    can: { number: true },
    cannot: { approve: 'Fișierul are deja starea „Aprobat”.' },
  })
  const numbered = (await step('number')).body.data
  expect(numbered).toMatchObject({
    document: { number: 'E-0001/2026' },
    stamped: false,
    can: { stamp: true },
  })
  expect(await obstacles()).toEqual(['SIGNATURE_MISSING'])
  const early = await close()
  expect([early.answer.status, early.answer.body.code]).toEqual([409, 'SIGNATURE_MISSING'])
  // Two at the same time put one stamp.
  const both = await Promise.all([step('stamp'), step('stamp')])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  const stamped = await present()
  expect(stamped).toMatchObject({
    stamped: true,
    can: { stamp: false },
    cannot: { stamp: 'Numărul și data sunt deja pe răspuns.' },
  })
  const files = (await document(numbered.document?.id ?? 0)).files
  expect(files).toHaveLength(2)
  const { text } = await readPdf((await olga.get(`/api/file/download/${stamped.paper?.id}`)).raw)
  expect(text).toContain('E-0001/2026')
  const signing = (await ask(stamped.paper, 'sign')).body
  expect(await obstacles()).toEqual(['APPROVAL_OPEN', 'SIGNATURE_MISSING'])
  expect((await present()).signing).toMatchObject({ is_open: true })
  expect((await decide(signing, 'sign_drawn')).status).toBe(200)
  expect(await present()).toMatchObject({ signed: true, signing: { status: { code: 'signed' } } })
  expect(await obstacles()).toEqual([])
  const done = await close()
  expect(done.form.answer_file_ids).toEqual([stamped.paper?.id])
  expect(done.answer.status).toBe(200)
  expect(done.answer.body.dispatch.files).toMatchObject([{ id: stamped.paper?.id }])
})

it('what was signed as a text keeps its signature with its number', async () => {
  const { step, ask, decide, obstacles, present, close } = await office()
  const written = (await step('write', { text: 'Vă comunicăm aprobarea.' })).body.data
  await decide((await ask(written.file, 'sign')).body, 'sign_drawn')
  await step('number')
  expect(await obstacles()).toEqual([])
  expect(await present()).toMatchObject({ signed: true, can: { stamp: true } })
  expect((await close()).answer.status).toBe(200)
  expect((await present()).cannot.stamp).toBe('Dosarul este închis. Redeschideți-l întâi.')
})

it('is sealed with the certificate of the institution by who holds it, in the same step', async () => {
  const { step, signer, present } = await office('optional')
  await step('write', { text: 'Vă comunicăm aprobarea.' })
  await step('number')
  expect((await step('seal')).body.code).toBe('CERTIFICATE_MISSING')
  const seal = issue({ name: 'Primăria Probă', keys: rsaKeys() })
  const file = makePkcs12(seal, 'parola').toString('base64')
  expect((await signer.post('/api/signing_certificate/put', { file, password: 'parola' })).status).toBe(200)
  const sealed = await step('seal')
  expect([sealed.status, sealed.body.data.stamped]).toEqual([200, true])
  expect(sealed.body.data.paper?.name).toMatch(/-sigilat\.pdf$/)
  expect((await step('stamp')).body.code).toBe('ANSWER_STAMPED')
  expect((await present()).can).toMatchObject({ seal: false, stamp: false })
})

it('a paper that lacks its signature is not dispatched beside the closing either', async () => {
  const { step, ask, decide, work, present, person } = await office()
  await step('write', { text: 'Vă comunicăm aprobarea.' })
  const { document } = (await step('number')).body.data
  const posta = await person('posta')
  const send = () =>
    posta.post<Failure>('/api/dispatch/add', {
      case_id: work.id,
      document_id: document?.id,
      file_ids: [],
      ship_to: 'Ion Ionescu',
      address: 'Str. Teilor 3',
      method: 'post',
      postal_kind: 'plain',
      resolution_text: 'S-a aprobat.',
    })
  expect((await send()).body.code).toBe('SIGNATURE_MISSING')
  await decide((await ask((await present()).paper, 'sign')).body, 'sign_drawn')
  expect((await send()).status).toBe(200)
})

it('a dispatch is not mended once its paper lacks its signature', async () => {
  const { step, ask, decide, work, present, person, signer } = await office()
  await step('write', { text: 'Vă comunicăm aprobarea.' })
  const { document } = (await step('number')).body.data
  await decide((await ask((await present()).paper, 'sign')).body, 'sign_drawn')
  const { paper } = await present()
  const posta = await person('posta')
  const shipping = {
    file_ids: [paper?.id],
    ship_to: 'Ion Ionescu',
    address: 'Str. Teilor 3',
    method: 'post',
    postal_kind: 'plain',
    resolution_text: 'S-a aprobat.',
  }
  const added = await posta.post<SavedDispatch>('/api/dispatch/add', {
    case_id: work.id,
    document_id: document?.id,
    ...shipping,
  })
  const { id, files } = added.body.data
  const mend = async () => posta.post<SavedDispatch>('/api/dispatch/update', { id, ...shipping })
  expect((await mend()).body.data.files).toEqual(files)
  const renew = async (text: string) =>
    signer.post('/api/document_file/add_version', {
      id: paper?.id,
      upload_id: (await signer.upload<{ id: number }>(`${text}.txt`, Buffer.from(text))).body.id,
    })
  expect((await renew('Altceva')).status).toBe(200)
  const refused = await mend()
  expect([refused.status, refused.body.code]).toEqual([409, 'SIGNATURE_MISSING'])
})

it('opened again, the case has another answer; its form does not begin with the letter that left', async () => {
  const { step, close, made, mark, olga, work, present } = await office('optional')
  await step('write', { text: 'Vă comunicăm respingerea.' })
  const first = (await step('number')).body.data.document
  const { dispatch } = (await close()).answer.body
  expect((await mark([dispatch.id], { status: 'sent' })).status).toBe(200)
  await made('primar', '/api/workcase/reopen', { id: work.id, reason: 'Contestație' })
  const form = async () => (await olga.get<DispatchForm>(`/api/dispatch/form/${work.id}`)).body
  expect(await form()).toMatchObject({ way: 'number', answer_document_id: null, answer_file_ids: [] })
  expect((await present()).can).toMatchObject({ write: true, number: false })
  expect((await step('number')).body.code).toBe('ANSWER_NUMBERED')
  expect((await step('write', { text: 'Vă comunicăm aprobarea.' })).status).toBe(200)
  const second = (await step('number')).body.data.document
  expect(second?.number).not.toBe(first?.number)
  expect(await form()).toMatchObject({ way: 'document', answer_document_id: second?.id })
  expect((await close()).answer.status).toBe(200)
})

it('of a letter for two, the second is waited for: until it has left too there is no other answer', async () => {
  const { step, close, made, mark, olga, work, present } = await office('optional')
  await step('write', { text: 'Vă comunicăm respingerea.' })
  const letter = (await step('number')).body.data.document
  const { dispatch } = (await close()).answer.body
  await made('primar', '/api/workcase/reopen', { id: work.id, reason: 'Contestație' })
  const copy = { case_id: work.id, document_id: letter?.id, ...byPost, resolution_text: 'Spre știință.' }
  const other = (await olga.post<SavedDispatch>('/api/dispatch/add', copy)).body.data
  expect((await mark([dispatch.id], { status: 'sent' })).status).toBe(200)
  const form = async () => (await olga.get<DispatchForm>(`/api/dispatch/form/${work.id}`)).body
  expect(await form()).toMatchObject({ way: 'document', answer_document_id: letter?.id })
  expect((await present()).can.write).toBe(false)
  expect((await step('write', { text: 'Altceva.' })).body.code).toBe('ANSWER_NUMBERED')
  expect((await mark([other.id], { status: 'sent' })).status).toBe(200)
  expect(await form()).toMatchObject({ way: 'number', answer_document_id: null })
  expect((await present()).can.write).toBe(true)
})

it('may begin with a text of the institution, about the paper that is answered; without texts there is nothing to choose', async () => {
  const { olga, work, institutionId, document, originOf } = await office()
  const path = `/api/answer/texts/${work.id}`
  expect((await olga.get(path)).body).toEqual([])
  await t.asSuperuser(
    `insert into templates (institution_id, kind, name, texts, updated_at, updated_by_name) values ($1, 'answer', 'Lipsă acte', $2, now(), 'x')`,
    [
      institutionId,
      {
        ro: { subject: '', content: 'Cererii nr. {numar}/{data} a {deponent} îi lipsesc acte.' },
        en: { subject: '', content: '' },
      },
    ],
  )
  const { number, issuer } = await document(originOf(work))
  expect((await olga.get<{ name: string; text: string }[]>(path)).body).toMatchObject([
    { name: 'Lipsă acte', text: `Cererii nr. ${number}/20.11.2026 a ${issuer?.name} îi lipsesc acte.` },
  ])
})

it('is not numbered where no register gives a number to what goes out', async () => {
  const { step, present, institutionId, letter } = await office()
  await step('write', { text: 'Vă comunicăm aprobarea.' })
  await t.asSuperuser(`update registers set category = 'intrare' where institution_id = $1`, [institutionId])
  await t.asSuperuser('update doc_types set register_id = null where id = $1', [letter])
  const refused = await step('number')
  expect([refused.status, refused.body.errors]).toEqual([
    422,
    { 'answer.register_id': ['Alegeți registrul din care ia număr răspunsul.'] },
  ])
  expect((await present()).paper).toBeNull()
})
