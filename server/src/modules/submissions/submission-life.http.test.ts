import type { ListAnswer } from '@hdoc/contract/calls/resource.ts'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import type { OwnSubmission } from '@hdoc/contract/submissions/own-submission.ts'
import type { AcceptedOne } from '@hdoc/contract/submissions/submission-acts.ts'
import type { OfferedDocType } from '@hdoc/contract/submissions/submission-form.ts'
import type { SubmissionListRow } from '@hdoc/contract/submissions/submission-rows.ts'
import { expect, it } from 'vitest'
import { testApp } from '../../../test/browsers/app.ts'
import { mailbox } from '../../../test/browsers/mailbox.ts'
import { anIssuer } from '../../../test/offices/factories.ts'
import { workerServices } from '../../../test/programs/worker-services.ts'
import { submissionTown } from '../../../test/submissions/submission-town.ts'
import { handle as endLate } from './complete/jobs/end-late.handler.ts'

const t = await testApp({ limits: { sessionIdleMinutes: 9_999_999, sessionAbsoluteHours: 99_999 } })
const box = await mailbox(t)
const codeOf = ({ body }: { body: Failure }) => body.code

it('offers what can be handed in, refuses what nothing can be made of, and shows nobody what is not confirmed', async () => {
  const town = await submissionTown(t, box)
  const person = town.citizen()
  const types = await person.browser.get<OfferedDocType[]>('/api/portal_submission/types')
  expect(types.body.map(({ name, numbered }) => [name, numbered])).toEqual([
    ['Adeverință', true],
    ['Cerere simplă', false],
  ])
  expect((await person.browser.post('/api/portal_submission/send', {})).status).toBe(422)
  const refusals: [object, string][] = [
    [{ doc_type_id: town.closed }, 'doc_type_id'],
    [{ who: { type: 'pj', name: 'Firma SRL' } }, 'who.cui'],
    [{ who: { type: 'pf', name: 'Ion', county: 'Narnia' } }, 'who.county'],
    [{ who: { type: 'pf', name: '' } }, 'who.name'],
  ]
  for (const [change, field] of refusals) {
    const { status, body } = await person.write(change)
    expect([status, Object.keys(body.errors ?? {})], field).toEqual([422, [field]])
  }
  expect(Object.keys((await person.write({}, [])).body.errors ?? {})).toEqual(['files'])
  const sent = await person.write()
  expect(sent.body.data.lines).toEqual([
    { label: 'Document', value: 'Cerere simplă' },
    { label: 'Despre ce este', value: 'Vă rog o copie' },
    { label: 'Cine', value: 'Ileana Cosânzeana (persoană fizică)' },
    { label: 'Adresă', value: expect.stringContaining('Teilor') },
    { label: 'Telefon', value: expect.any(String) },
  ])
  const list = () => town.clerk.get<ListAnswer<SubmissionListRow>>('/api/submission/list/20')
  expect((await list()).body.meta.total).toBe(0)
  const [one, two] = await Promise.all([person.confirm(), person.confirm()])
  expect([one.body.data.result?.number, two.body.data.result?.number]).toEqual(['', ''])
  expect((await list()).body.data).toMatchObject([
    { name: 'Ileana Cosânzeana', status: 'waiting', files: 1, number: '' },
  ])
  const counts = await town.clerk.get<{ statuses: Record<string, number> }>('/api/submission/counts')
  expect(counts.body.statuses).toEqual({ waiting: 1, completion: 0, accepted: 0, rejected: 0, closed: 0 })
})

it('is seen and decided on by right alone', async () => {
  const town = await submissionTown(t, box)
  const { id } = await town.citizen().handIn()
  const [viewer, other] = [await town.signed('privitor'), await town.signed('altul')]
  expect((await other.get('/api/submission/list/20')).status).toBe(403)
  for (const path of ['/api/submission/get', '/api/submission/signatures', '/api/submission/activity'])
    expect((await other.get(`${path}/${id}`)).status, path).toBe(404)
  const shown = await town.show(id, viewer)
  expect(shown.can).toEqual({ accept: false, ask: false, reject: false, close: false })
  expect((await town.act('/api/submission/accept', { id }, viewer)).status).toBe(403)
  const [file] = shown.sent
  expect(await town.clerk.get('/api/submission/form').then(({ status }) => status)).toBe(200)
  const opened = await viewer.get(`/api/submission/file/${id}/${file?.id}`)
  expect([opened.status, opened.headers['content-type']]).toEqual([200, 'application/pdf'])
  expect(String(opened.headers['content-security-policy'])).toContain('sandbox')
  expect((await other.get(`/api/submission/file/${id}/${file?.id}`)).status).toBe(404)
  expect((await viewer.get(`/api/submission/file/${id}/${(file?.id ?? 0) + 1}`)).status).toBe(404)
})

it('is accepted into the registry, once; a known issuer stays as it was, and the mail goes to the confirmed address', async () => {
  const town = await submissionTown(t, box)
  const person = town.citizen()
  const { id } = await person.handIn()
  const issuerId = await anIssuer(town.place, { name: 'Ileana Cosânzeana', email: 'alta@test.example' })
  const before = await t.asSuperuser('select * from issuers where id = $1 and institution_id = $2', [
    issuerId,
    town.institutionId,
  ])
  const accepted = await Promise.all([
    town.act('/api/submission/accept', { id, issuer_id: issuerId }),
    town.act('/api/submission/accept', { id, issuer_id: issuerId }),
  ])
  expect(accepted.map(({ status }) => status).sort()).toEqual([200, 409])
  const row = await town.show(id)
  expect(row).toMatchObject({ status: 'accepted', number: 'I-001', document: { number: 'I-001' } })
  expect((await town.act('/api/submission/reject', { id, reason: 'test' })).body.code).toBe(
    'SUBMISSION_STATUS',
  )
  expect(
    await t.asSuperuser('select * from issuers where id = $1 and institution_id = $2', [
      issuerId,
      town.institutionId,
    ]),
  ).toEqual(before)
  const [document] = await t.asSuperuser<{ issuer: string; subject: string; files: number }>(
    `select d.issuer_id::int as issuer, d.short_description as subject,
            (select count(*)::int from files f where f.institution_id = d.institution_id and f.document_id = d.id) as files
       from documents d where d.institution_id = $1 and d.id = $2`,
    [town.institutionId, row.document?.id],
  )
  expect(document).toEqual({ issuer: issuerId, subject: 'Cerere simplă: Vă rog o copie', files: 1 })
  const receipt = (await person.mails()).at(-1)
  expect(receipt?.text).toContain('I-001')
  expect(await box.settled('alta@test.example')).toEqual([])
  const actions = await town.clerk.get<{ action: string }[]>(`/api/submission/activity/${id}`)
  expect(actions.body.map(({ action }) => action)).toEqual(['submission.accepted', 'submission.arrived'])
})

it('opens a case where its type says so, with the department of the type in charge, whoever gives the number', async () => {
  const town = await submissionTown(t, box)
  await t.asSuperuser(
    `with department as (insert into user_groups (institution_id, name) values ($1, 'Urbanism') returning id)
     update doc_types set create_case = true, group_id = department.id from department where institution_id = $1`,
    [town.institutionId],
  )
  const { id } = await town.citizen().handIn()
  const { document } = await town.done('/api/submission/accept', { id })
  const { id: online } = await town.citizen().handIn({ doc_type_id: town.byItself })
  expect((await town.show(online)).fault).toBe('')
  const cases = await t.asSuperuser<{ document_id: string; department: string }>(
    `select c.document_id, g.name as department from case_documents c
       join case_shares h on h.institution_id = c.institution_id and h.case_id = c.case_id
       join user_groups g on g.institution_id = h.institution_id and g.id = h.group_id
      where c.institution_id = $1 order by c.document_id`,
    [town.institutionId],
  )
  expect(cases.map(({ department }) => department)).toEqual(['Urbanism', 'Urbanism'])
  expect(Number(cases[0]?.document_id)).toBe(document?.id)
  expect((await town.show(online)).number).toBe('ON-001')
  // Nobody gave that work: whoever is told of it is told without a name.
  await box.settled()
})

it('several are accepted in one go, oldest first; what one cannot have stops none of the others', async () => {
  const town = await submissionTown(t, box)
  const ids: number[] = []
  for (const name of ['Ana', 'Barbu', 'Călin']) ids.push((await town.citizen(name).handIn()).id)
  await town.done('/api/submission/close', { id: ids[1], comment: 'Retras la cerere.' })
  const { body } = await town.clerk.post<{ data: AcceptedOne[] }>('/api/submission/accept_many', {
    ids: [...ids].reverse(),
  })
  expect(body.data.map(({ number }) => number)).toEqual(['I-001', '', 'I-002'])
  expect(body.data[1]?.why).toContain('Închis')
})

it('is rejected for one of few reasons, or closed; its person is told', async () => {
  const town = await submissionTown(t, box)
  const [first, second] = [town.citizen(), town.citizen()]
  const [a, b] = [(await first.handIn()).id, (await second.handIn()).id]
  expect((await town.act('/api/submission/reject', { id: a, reason: 'fiindcă' })).status).toBe(422)
  const rejected = await town.done('/api/submission/reject', {
    id: a,
    reason: 'illegible',
    comment: 'Pagina 2 nu se vede.',
  })
  expect(rejected).toMatchObject({ status: 'rejected', reason: 'illegible', number: '' })
  expect((await first.mails()).at(-1)?.text).toContain('fișierele nu pot fi citite')
  expect((await town.act('/api/submission/close', { id: b })).status).toBe(422)
  await town.done('/api/submission/close', { id: b, comment: 'La cererea dumneavoastră.' })
  expect((await second.mails()).at(-1)?.text).toContain('închis fără înregistrare')
  expect(codeOf(await town.act('/api/submission/accept', { id: a }))).toBe('SUBMISSION_STATUS')
})

it('is followed and withdrawn by the second mailed secret; scanners change nothing, and what was decided on stays', async () => {
  const town = await submissionTown(t, box)
  const person = town.citizen()
  const { id } = await person.handIn()
  const secretIn = (text = '') => /(?<=trimite-document\?s=)[a-z0-9]{40}/.exec(text)?.[0] ?? ''
  const s = secretIn((await person.mails()).at(-1)?.text)
  const own = (secret: string) =>
    person.browser.get<OwnSubmission & Failure>(`/api/portal_submission/own?s=${secret}`)
  const withdraw = (secret: string) =>
    person.browser.post<Failure & { data: OwnSubmission }>('/api/portal_submission/withdraw_own', {
      s: secret,
    })
  expect((await own(s)).body).toMatchObject({
    ...{ doc_type: 'Cerere simplă', subject: 'Vă rog o copie', number: '', asked: null },
    ...{ status: { code: 'waiting', name: 'În așteptare' }, can: { withdraw: true } },
  })
  await town.done('/api/submission/ask', { id, message: 'Lipsește planul.' })
  expect((await own(s)).body.asked?.message).toBe('Lipsește planul.')
  for (const call of [own, withdraw]) expect((await call('x'.repeat(40))).status).toBe(404)
  // Nobody of the house sees the secret.
  expect(JSON.stringify(await town.show(id))).not.toContain(s)
  const [one, two] = await Promise.all([withdraw(s), withdraw(s)])
  for (const { status, body } of [one, two])
    expect([status, body.data.status.code, body.data.can.withdraw]).toEqual([200, 'closed', false])
  const row = await town.show(id)
  expect(row).toMatchObject({ status: 'closed', ended_by: 'Deponentul', comment: 'Retras de deponent.' })
  expect(row.can.accept).toBe(false)
  const letters = (await person.mails()).filter(({ subject }) =>
    subject.startsWith('Documentul depus a fost închis'),
  )
  expect(letters).toHaveLength(1)

  const other = town.citizen()
  const accepted = await other.handIn({ doc_type_id: town.byItself })
  const key = secretIn((await other.mails()).at(-1)?.text)
  const refused = await withdraw(key)
  expect([refused.status, refused.body.code]).toEqual([409, 'SUBMISSION_STATUS'])
  expect((await own(key)).body).toMatchObject({ number: 'ON-001', can: { withdraw: false } })
  expect(accepted.result?.number).toBe('ON-001')
})

it('is sent back for completion: the mailed secret leads to a form of its own; what does not come in time is marked', async () => {
  const town = await submissionTown(t, box)
  const person = town.citizen()
  const { id } = await person.handIn()
  const asked = await town.done('/api/submission/ask', { id, message: 'Lipsește planul.' })
  expect([asked.status, asked.asked[0]?.message]).toEqual(['completion', 'Lipsește planul.'])
  // Mails of two jobs leave in either order.
  const texts = (await person.mails()).map(({ text }) => text).join('\n')
  const secret = /(?<=trimite-document\?k=)[a-z0-9]{40}/.exec(texts)?.[0] ?? ''
  const ask = (c: string) =>
    person.browser.get<{ message: string } & Failure>(`/api/portal_submission/asked?c=${c}`)
  expect((await ask(secret)).body.message).toBe('Lipsește planul.')
  expect((await ask('x'.repeat(40))).status).toBe(404)
  const key = await person.open('submission_completion')
  await person.attach(key, Buffer.from('Planul\n'), 'plan.rtf')
  t.clock.advance(10_000)
  const values = { ...person.beside(key), secret, answer: 'Am adăugat planul.' }
  expect((await person.browser.post('/api/portal_submission/complete', values)).status).toBe(200)
  expect((await town.show(id)).status).toBe('completion')
  expect((await person.confirm()).body.data.state).toBe('confirmed')
  expect(await town.show(id)).toMatchObject({
    ...{ status: 'waiting', completed: true, late: false },
    asked: [{ answer: 'Am adăugat planul.' }],
  })
  expect(codeOf(await ask(secret))).toBe('SUBMISSION_REQUEST_OVER')
  await town.done('/api/submission/ask', { id, message: 'Și copia actului.', days: 5 })
  t.clock.advance(7 * 86_400_000)
  await endLate(await workerServices(t))
  expect(await town.show(id)).toMatchObject({ status: 'waiting', late: true })
})
