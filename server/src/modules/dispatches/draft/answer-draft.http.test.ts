import type { ApprovalRequest } from '@hdoc/contract/approvals/approval-rows.ts'

import type { SubjectActivity } from '@hdoc/contract/calls/subject-activity.ts'

import type { AnswerDraft } from '@hdoc/contract/dispatches/answer-drafts.ts'
import type { DispatchForm } from '@hdoc/contract/dispatches/dispatch-rows.ts'
import type { FileVersion } from '@hdoc/contract/documents/parts/document-files.ts'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import { expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'

import { byPost, dispatchOffice } from '../../../../test/dispatches/dispatch-office.ts'
import { aPerson } from '../../../../test/offices/person.ts'
import { workerServices } from '../../../../test/programs/worker-services.ts'
import { handle as followSubstitutes } from '../../cases/stand-ins/follow-substitutes-daily.handler.ts'

type Saved = Failure & { id: number; data: AnswerDraft }
const t = await testApp({ now: '2026-11-20T10:00:00+02:00' })

async function office() {
  const made = await dispatchOffice(t)
  const work = await made.atWork()
  const olga = await made.person('olga')
  const write = (text: string, more: object = {}) =>
    olga.post<Saved>('/api/answer/write', { case_id: work.id, text, ...more })
  const number = (headers: Record<string, string> = {}) =>
    olga.post<Saved>('/api/answer/number', { case_id: work.id }, headers)
  const present = async () => (await olga.get<AnswerDraft>(`/api/answer/get/${work.id}`)).body
  return { ...made, work, olga, write, number, present }
}

it('is written in the page and becomes a file of the first document, a version each time', async () => {
  const { write, work, originOf, document, olga, present } = await office()
  expect(await present()).toMatchObject({
    text: '',
    file: null,
    version: 0,
    can: { write: true, number: false },
  })
  const first = await write('Vă comunicăm că cererea a fost aprobată.')
  expect([first.status, first.body.errors]).toEqual([200, undefined])
  const name = `Raspuns-${work.number.replace('/', '-')}.pdf`
  expect(first.body.data).toMatchObject({ file: { name, version: 1 }, version: 1, can: { number: true } })
  const again = await write('Vă comunicăm că cererea a fost aprobată.\n\nCu stimă,')
  expect(again.body.data).toMatchObject({ file: { name, version: 2 }, version: 2 })
  const [file] = (await document(originOf(work))).files
  expect(file?.name).toBe(name)
  const versions = (await olga.get<FileVersion[]>(`/api/document_file/versions/${file?.id}`)).body
  expect(versions.map(({ version, created_by }) => [version, created_by])).toEqual([
    [2, 'Olga Urbanism'],
    [1, 'Olga Urbanism'],
  ])
  const pdf = await olga.get(`/api/file/download/${file?.id}`)
  expect(pdf.raw.subarray(0, 5).toString()).toBe('%PDF-')
})

it('is neither written over what somebody else wrote meanwhile nor numbered with it, nor empty', async () => {
  const { write, work, olga, present } = await office()
  await write('Prima variantă')
  expect((await write('A doua variantă', { version: 0 })).body.code).toBe('STALE_VERSION')
  const numbered = await olga.post<Saved>('/api/answer/number', { case_id: work.id, version: 0 })
  expect([numbered.status, numbered.body.code]).toEqual([409, 'STALE_VERSION'])
  expect((await present()).document).toBeNull()
  expect((await write('  ')).body.errors).toEqual({ text: ['Acest câmp trebuie să fie completat.'] })
})

it('is written by those who work on the case, and by nobody once it is closed', async () => {
  const { write, close, work, call } = await office()
  const strange = await call('calin', '/api/answer/write', { case_id: work.id, text: 'x' })
  expect([strange.status, strange.body.missing]).toEqual([403, 'workcase.work'])
  await close(work.id)
  expect((await write('Prea târziu')).body.code).toBe('CASE_CLOSED')
})

it('gets its number once, with the same bytes, and closing sends that document', async () => {
  const { write, number, work, olga, document, close, originOf } = await office()
  expect((await number()).body.code).toBe('ANSWER_EMPTY')
  await write('Vă comunicăm că cererea a fost aprobată.')
  const key = { 'idempotency-key': 'numerotare-0001' }
  const both = await Promise.all([number(key), number(key)])
  expect(new Set(both.map(({ body }) => body.data.document?.number))).toEqual(new Set(['E-0001/2026']))
  const numbered = both[0]?.body.data.document
  expect((await write('Altceva')).body.code).toBe('ANSWER_NUMBERED')
  expect((await number()).body.code).toBe('ANSWER_NUMBERED')
  const answer = await document(numbered?.id ?? 0)
  const origin = await document(originOf(work))
  const bytes = async (id: number | undefined) => (await olga.get(`/api/file/download/${id}`)).raw
  expect((await bytes(answer.files[0]?.id)).equals(await bytes(origin.files[0]?.id))).toBe(true)
  const form = (await olga.get<DispatchForm>(`/api/dispatch/form/${work.id}`)).body
  expect(form).toMatchObject({
    way: 'document',
    answer_document_id: answer.id,
    answer_file_ids: answer.files.map(({ id }) => id),
  })
  const { body } = await close(work.id, {
    answer: { way: 'document', document_id: answer.id },
    file_ids: form.answer_file_ids,
  })
  expect(body.dispatch).toMatchObject({
    document: { id: answer.id, number: 'E-0001/2026' },
    files: form.answer_file_ids.map((id) => ({ id })),
  })
})

it('without the right to register nothing is numbered', async () => {
  const { open, urbanism, ids, shareOf, made, sign } = await office()
  const ofAna = await open([{ group_id: urbanism, user_id: ids.ana, role: 'lead' }])
  await made('ana', '/api/workcase/accept', { share_id: shareOf(ofAna, urbanism).id })
  const ana = await sign('ana')
  expect((await ana.post<Saved>('/api/answer/write', { case_id: ofAna.id, text: 'Răspuns' })).status).toBe(
    200,
  )
  const refused = await ana.post<Saved>('/api/answer/number', { case_id: ofAna.id })
  expect([refused.status, refused.body.missing]).toEqual([403, 'document.register'])
})

it('written anew, it revokes what is open about the text before; what was agreed to stays agreed to as of that text', async () => {
  const { write, number, work, olga, institutionId, host } = await office()
  const chief = await aPerson(t.database, institutionId, 'chief', {
    name: 'Șefa Avize',
    permissions: ['approval.approve'],
  })
  const admin = await aPerson(t.database, institutionId, 'cere', { isAdmin: true }).then(async () => {
    const browser = t.browser(host)
    await browser.signIn('cere')
    return browser
  })
  const signIn = t.browser(host)
  await signIn.signIn('chief')
  const first = await write('Vă comunicăm că cererea a fost aprobată.')
  const file = first.body.data.file
  type Asked = { id: number; data: ApprovalRequest }
  const ask = async (file_version: number) => {
    const body = { file_id: file?.id, file_version, steps: [{ user_id: chief }] }
    const answer = await admin.post<Asked>('/api/approval/add', body)
    expect(answer.status).toBe(200)
    return answer.body
  }
  const get = async (id: number) => (await olga.get<ApprovalRequest>(`/api/approval/get/${id}`)).body
  const open = await ask(1)
  expect((await number()).body.code).toBe('APPROVAL_OPEN')
  await write('Vă comunicăm că cererea a fost respinsă.')
  expect(await get(open.id)).toMatchObject({
    status: { code: 'revoked' },
    revoked: { by: 'Olga Urbanism', reason: 'Versiune nouă' },
  })
  const again = await ask(2)
  const [step] = again.data.steps
  const approved = await signIn.post('/api/approval/approve', { step_id: step?.id, shown: again.data.shown })
  expect(approved.status).toBe(200)
  await write('Vă comunicăm că cererea a fost amânată.')
  // It was agreed to version 2, whose bytes are not the present ones.
  expect(await get(again.id)).toMatchObject({
    status: { code: 'approved' },
    file: { version: 2 },
    current: null,
    revoked: null,
  })
  expect((await olga.get<{ code: string }[]>(`/api/workcase/obstacles/${work.id}`)).body).toEqual([])
})

it('a substitute writes it, numbers it and closes with it, and each stands in both names', async () => {
  const { work, olga, ids, sign, institutionId } = await office()
  const day = { from_on: '2026-11-20', until_on: '2026-11-27' }
  await olga.post('/api/substitute/add', { substitute_id: ids.calin, tasks: 'cases', ...day })
  await followSubstitutes(await workerServices(t))
  // Giving numbers is a right of its own, which a substitute brings along.
  await t.asSuperuser(
    `insert into user_permissions (institution_id, user_id, permission) values ($1, $2, 'document.register')`,
    [institutionId, ids.calin],
  )
  const calin = await sign('calin')
  const write = { case_id: work.id, text: 'Vă comunicăm că cererea a fost aprobată.' }
  expect((await calin.post<Saved>('/api/answer/write', write)).status).toBe(200)
  const numbered = await calin.post<Saved>('/api/answer/number', { case_id: work.id })
  expect([numbered.status, numbered.body.errors]).toEqual([200, undefined])
  expect((await calin.post<Saved>('/api/answer/stamp', { case_id: work.id })).body.errors).toBeUndefined()
  const closed = await calin.post<Failure>('/api/dispatch/close_case', {
    id: work.id,
    status: 8,
    resolution: 'S-a aprobat.',
    dispatch: byPost,
    answer: { way: 'document', document_id: numbered.body.data.document?.id },
  })
  expect([closed.status, closed.body.errors]).toEqual([200, undefined])
  const { body } = await olga.get<SubjectActivity[]>(`/api/workcase/activity/${work.id}`)
  for (const action of [
    'answer_written',
    'answer_numbered',
    'answer_stamped',
    'document_added',
    'dispatch_prepared',
  ])
    expect(body.find((one) => one.action === `workcase.${action}`)).toMatchObject({
      by: 'Călin Juridic',
      changes: expect.arrayContaining([{ field: 'in_place_of', before: '', after: 'Olga Urbanism' }]),
    })
})
