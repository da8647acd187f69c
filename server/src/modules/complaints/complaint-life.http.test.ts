import { complaintStatusOf } from '@hdoc/contract/complaints/complaint-status.ts'
import { DOCUMENT_STATUSES } from '@hdoc/contract/documents/status/document-status.ts'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../test/browsers/app.ts'
import { mailbox } from '../../../test/browsers/mailbox.ts'
import { complaintOffice } from '../../../test/complaints/complaint-office.ts'

const t = await testApp({ now: '2026-11-20T10:00:00+02:00' })
const box = await mailbox(t)

describe('a confirmed complaint', () => {
  it('is registered, told, accepted, answered and reopened; its person is mailed, who joined only that it ended', async () => {
    const { confirm, support, done, show, officer, damage, typeId } = await complaintOffice(t)
    const made = await confirm({ email: 'petre.1@cetateni.example' })
    // Of the complaint type's 10 days and the document type's 30 the shorter holds.
    expect(made).toMatchObject({ number: 'S-0001', deadline_on: '2026-12-02' })
    expect(made.tracking_code).toMatch(/^[a-z2-9]{20}$/)
    const open = await show(made.id)
    expect(open).toMatchObject({
      status: 'open',
      place: 'Strada Teilor nr. 3',
      origin: 'portal',
      added_by: 'Petentul',
    })
    expect(open.can).toMatchObject({ accept: true, reject: true, resolve: false, reopen: false })
    await box.settled()
    const notices = await t.asSuperuser<{ name: string; action: string }>(
      `select u.name, n.action from notifications n join users u on u.institution_id = n.institution_id and u.id = n.user_id
        where n.subject_kind = 'complaint' and n.subject_id = $1 and n.text_key = 'complaint_arrived'`,
      [made.id],
    )
    // Urbanism's head does not see complaints, so those who do are told.
    expect(notices.map(({ name }) => name).toSorted()).toEqual(['Ada Administrator', 'Olga Ofițer'])

    const accepted = await done('/api/complaint/accept', { id: made.id, version: open.version })
    expect(accepted).toMatchObject({ status: 'in_progress', accepted_by: 'Olga Ofițer' })
    expect(accepted.workcase?.who).toBe('Urbanism')
    await support(made.id, 'ana@cetateni.example')
    await support(made.id, 'ANA@cetateni.example')
    expect((await show(made.id)).supporters).toBe(1)

    const resolution = 'Groapa a fost astupată în 21.11.2026.'
    const resolved = await done('/api/complaint/resolve', {
      id: made.id,
      resolution,
      reason: 'Lucrare terminată',
    })
    expect(resolved).toMatchObject({ status: 'resolved', answer: resolution })
    const mails = await box.settled()
    const texts = (to: string) => mails.filter((mail) => mail.to === to).map(({ text }) => text ?? '')
    expect(texts('petre.1@cetateni.example').filter((text) => text.includes(resolution))).toHaveLength(1)
    expect(texts('petre.1@cetateni.example').some((text) => text.includes('Urmăriți sesizarea'))).toBe(true)
    const [told] = texts('ana@cetateni.example')
    expect(told).toContain('a fost rezolvată')
    expect(told).not.toContain('Groapa a fost')
    expect(told).not.toContain('S-0001')
    expect(
      await t.asSuperuser('select email from complaint_supporters where complaint_id = $1', [made.id]),
    ).toEqual([{ email: '' }])

    const reopened = await done('/api/complaint/reopen', { id: made.id, reason: 'S-a surpat din nou' })
    expect(reopened).toMatchObject({ status: 'in_progress', answer: '' })
    const { body: counts } = await officer.get<{ statuses: object; types: object[] }>('/api/complaint/counts')
    expect(counts.statuses).toMatchObject({ in_progress: 1, open: 0, resolved: 0 })
    expect(counts.types).toMatchObject([{ id: typeId, open: 1, overdue: 0 }])
    const actions = (await officer.get<{ action: string }[]>(`/api/complaint/activity/${made.id}`)).body
    expect(actions.map(({ action }) => action).toReversed()).toEqual([
      'complaint.arrived',
      'complaint.numbered',
      'complaint.accepted',
      'complaint.supported',
      'complaint.resolved',
      'complaint.reopened',
    ])
    expect(await damage()).toEqual([])
  })

  it('is accepted by one of two who do so at once, with one case', async () => {
    const { confirm, act, signed } = await complaintOffice(t)
    const { id } = await confirm()
    const other = await signed('admin')
    const answers = await Promise.all([
      act('/api/complaint/accept', { id }),
      act('/api/complaint/accept', { id }, other),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const [{ cases }] = (await t.asSuperuser(
      `select count(*)::int as cases from complaints c join case_documents x on x.institution_id = c.institution_id and x.document_id = c.document_id
        where c.id = $1`,
      [id],
    )) as [{ cases: number }]
    expect(cases).toBe(1)
  })
})

describe('what ends a complaint', () => {
  it('before it is accepted closes its document: rejected 10, not accepted 14, cancelled 12', async () => {
    const { confirm, act, done, document, show } = await complaintOffice(t)
    const made = []
    for (const n of [1, 2, 3]) made.push(await confirm({ description: `Groapa ${n}` }))
    const [a, b, c] = made.map(({ id }) => id) as [number, number, number]
    expect((await act('/api/complaint/reject', { id: a })).body.errors).toEqual({
      comment: ['Acest câmp trebuie să fie completat.'],
    })
    await done('/api/complaint/reject', { id: a, comment: 'Nu este o groapă.' })
    await done('/api/complaint/not_accept', { id: b, authority: 'CNAIR', comment: 'Drum național.' })
    await done('/api/complaint/cancel', { id: c, reason: 'La cererea petentului' })
    const rows = []
    for (const id of [a, b, c]) rows.push(await show(id))
    expect(rows.map(({ status }) => status)).toEqual(['declined', 'notaccepted', 'canceled'])
    const papers = []
    for (const row of rows) papers.push((await document(row.document?.id ?? 0)).status.id)
    expect(papers).toEqual([10, 14, 12])
    const mails = await box.settled('petre@cetateni.example')
    expect(mails.some(({ text }) => text?.includes('Competentă este: CNAIR'))).toBe(true)

    const refused = await act('/api/complaint/accept', { id: a })
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Sesizarea are starea „Respinsă” și nu mai poate fi acceptată.',
    ])
    expect((await act('/api/complaint/reopen', { id: c, reason: 'x' })).body.code).toBe('COMPLAINT_STATUS')
    expect((await act('/api/complaint/resolve', { id: b, resolution: 'x' })).status).toBe(409)
    expect(await done('/api/complaint/reopen', { id: a, reason: 'Greșeală' })).toMatchObject({
      status: 'open',
      accepted_at: null,
    })
    expect(await done('/api/complaint/reopen', { id: b, reason: 'Greșeală' })).toMatchObject({
      status: 'open',
      authority: '',
    })
  })

  it('after it is accepted is its case, wherever that is closed', async () => {
    const { confirm, done, show, made: byCase, call, officer } = await complaintOffice(t)
    const { id } = await confirm()
    const { workcase, document } = await done('/api/complaint/accept', { id })
    await byCase('arhivar', '/api/workcase/close', { id: workcase?.id, status: 11, reason: 'Gata' })
    expect((await show(id)).status).toBe('resolved')
    await byCase('primar', '/api/workcase/reopen', { id: workcase?.id, reason: 'Din nou' })
    expect((await show(id)).status).toBe('in_progress')
    const direct = await call('primar', '/api/document/change_status', {
      id: document?.id,
      status: 6,
      reason: '',
    })
    expect(direct.body.code).toBe('DOCUMENT_IN_CASE')

    // A case that is opened elsewhere accepts the complaint too.
    const second = await confirm({ description: 'Alta' })
    const paper = (await show(second.id)).document?.id
    await officer.post('/api/workcase/add', { document_id: paper })
    expect(await show(second.id)).toMatchObject({ status: 'in_progress', accepted_by: 'Olga Ofițer' })
  })

  it('follows its document by the rule that the contract has too', async () => {
    const rows = await t.asSuperuser<{ id: number; before: string; after: string }>(
      `select s::int as id, complaint_status_of(s::smallint, false) as before, complaint_status_of(s::smallint, true) as after
         from generate_series(1, 15) s`,
    )
    expect(rows).toEqual(
      DOCUMENT_STATUSES.map(({ id }) => ({
        id,
        before: complaintStatusOf(id, false),
        after: complaintStatusOf(id, true),
      })).toSorted((a, b) => a.id - b.id),
    )
  })

  it('long ago is reopened by administrators alone', async () => {
    const { confirm, done, act, admin } = await complaintOffice(t)
    const { id } = await confirm()
    await done('/api/complaint/reject', { id, comment: 'Nu' })
    await t.asSuperuser(
      `update audit_entries set at = at - interval '31 days' where subject_type = 'document' and action = 'document.status_changed'
          and subject_id = (select document_id from complaints where id = $1)`,
      [id],
    )
    const late = await act('/api/complaint/reopen', { id, reason: 'Prea târziu' })
    expect([late.status, late.body.code]).toEqual([409, 'COMPLAINT_REOPEN_LATE'])
    expect((await act('/api/complaint/reopen', { id, reason: 'Totuși' }, admin)).status).toBe(200)
  })
})

describe('complaints of one matter', () => {
  it('are joined: one answer ends both, and each person is told', async () => {
    const { confirm, act, done, show } = await complaintOffice(t)
    const main = await confirm({ email: 'unu@cetateni.example' })
    const same = await confirm({ email: 'doi@cetateni.example', lat: 45_003_200 })
    expect((await show(same.id)).near).toMatchObject([{ id: main.id, metres: 8 }])
    await done('/api/complaint/join', { id: same.id, joined_to_id: main.id })
    expect((await act('/api/complaint/accept', { id: same.id })).body.code).toBe('COMPLAINT_JOINED')
    const accepted = await done('/api/complaint/accept', { id: main.id })
    expect(accepted.joined).toMatchObject([{ id: same.id, number: same.number }])
    expect((await show(same.id)).status).toBe('in_progress')
    await done('/api/complaint/resolve', { id: main.id, resolution: 'Reparat.', reason: 'Gata' })
    expect((await show(same.id)).status).toBe('resolved')
    const mails = await box.settled()
    for (const to of ['unu@cetateni.example', 'doi@cetateni.example'])
      expect(mails.some((mail) => mail.to === to && mail.text?.includes('Reparat.'))).toBe(true)
  })

  it('are taken apart again, with a case of their own; what was worked on apart is joined with its case', async () => {
    const { confirm, act, done, show, damage } = await complaintOffice(t)
    const [a, b] = [await confirm(), await confirm()]
    const main = await done('/api/complaint/accept', { id: a.id })
    await done('/api/complaint/accept', { id: b.id })
    await done('/api/complaint/join', { id: b.id, joined_to_id: a.id })
    expect((await show(b.id)).workcase?.id).toBe(main.workcase?.id)
    expect((await act('/api/complaint/join', { id: a.id, joined_to_id: b.id })).body.code).toBe(
      'COMPLAINT_JOIN',
    )
    const apart = await done('/api/complaint/unjoin', { id: b.id, reason: 'Altă groapă' })
    expect(apart).toMatchObject({ status: 'in_progress', joined_to: null })
    expect(apart.workcase?.id).not.toBe(main.workcase?.id)
    expect(await damage()).toEqual([])
  })
})

it('comments: public ones are mailed, private ones stay; who only sees the document answers nobody', async () => {
  const { confirm, done, act, sign, show } = await complaintOffice(t)
  const { id } = await confirm({ email: 'com@cetateni.example' })
  await done('/api/complaint/accept', { id })
  await done('/api/complaint/comment', { id, body: 'Am chemat electricianul.', is_public: false })
  await done('/api/complaint/comment', { id, body: 'Răspundem până luni.', is_public: true })
  const mails = await box.settled('com@cetateni.example')
  expect(mails.some(({ text }) => text?.includes('Răspundem până luni.'))).toBe(true)
  expect(JSON.stringify(mails)).not.toContain('electricianul')
  // Ana has no right about complaints, but works in the department that has the case.
  const ana = await sign('ana')
  expect((await show(id, ana)).comments.map(({ is_public }) => is_public)).toEqual([false, true])
  expect(
    (await act('/api/complaint/comment', { id, body: 'Am fost acolo.', is_public: false }, ana)).status,
  ).toBe(200)
  const refused = await ana.post<Failure>('/api/complaint/comment', { id, body: 'x', is_public: true })
  expect([refused.status, refused.body.missing]).toEqual([403, 'complaint.answer'])
})
