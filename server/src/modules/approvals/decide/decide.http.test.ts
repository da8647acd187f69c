import type { ApprovalRequest } from '@hdoc/contract/approvals/approval-rows.ts'
import type { SubjectActivity } from '@hdoc/contract/calls/subject-activity.ts'
import type { Permission } from '@hdoc/contract/rights/permissions.ts'
import { describe, expect, it } from 'vitest'
import { type ApprovalAnswer, approvalOffice } from '../../../../test/approvals/approval-office.ts'
import { testApp } from '../../../../test/browsers/app.ts'
import { pdfOf } from '../../../../test/files/pdf-of.ts'
import { aPerson } from '../../../../test/offices/person.ts'

const t = await testApp({ now: '2026-11-20T10:00:00+02:00' })

describe('one by one', () => {
  it('each in turn, approvals before signatures; nobody early, nobody twice, nobody for another', async () => {
    const { asked, step, decide, codes, act, stepOf } = await approvalOffice(t)
    const { request } = await asked([
      step('sefa'),
      step('jurist', 'approve', 'viză juridică'),
      step('secretar', 'sign'),
    ])
    const early = await decide('jurist', 'approve', request.id)
    expect([early.status, early.body.message]).toEqual([
      409,
      'Nu este încă rândul acestei etape: se așteaptă Carmen Șefa.',
    ])
    const { id: step_id } = stepOf(request, 'sefa')
    const other = await act('sefu', '/api/approval/approve', { step_id, shown: request.shown })
    expect([other.status, other.body.code]).toEqual([403, 'APPROVAL_OF_ANOTHER'])
    const first = await decide('sefa', 'approve', request.id, { comment: 'Corect' })
    expect(codes(first.body.data)).toEqual(['approved', 'pending', 'waiting'])
    expect(first.body.data.steps[0]).toMatchObject({ comment: 'Corect', decided_by: '' })
    expect((await decide('sefa', 'approve', request.id)).body.message).toBe(
      'Etapa are deja starea „Aprobat” (Carmen Șefa).',
    )
    const second = await decide('jurist', 'approve', request.id)
    expect(codes(second.body.data)).toEqual(['approved', 'approved', 'waiting_for_signature'])
    expect(second.body.data.status.code).toBe('waiting_for_signature')
    expect((await decide('secretar', 'approve', request.id)).body.message).toBe('În această etapă: Semnează.')
  })

  it('a decline needs a reason and ends the rest', async () => {
    const { asked, step, decide, codes, act, stepOf } = await approvalOffice(t)
    const { request } = await asked([step('sefa'), step('sefu'), step('secretar', 'sign')])
    const blank = { step_id: stepOf(request, 'sefa').id, shown: request.shown, reason: ' ' }
    expect((await act('sefa', '/api/approval/decline', blank)).body.errors).toEqual({
      reason: ['Acest câmp trebuie să fie completat.'],
    })
    const declined = await decide('sefa', 'decline', request.id, { reason: 'Lipsește anexa' })
    expect(declined.body.data).toMatchObject({
      status: { code: 'declined' },
      steps: [{ comment: 'Lipsește anexa' }, {}, {}],
      can: { revoke: false },
    })
    expect(codes(declined.body.data)).toEqual(['declined', 'revoked', 'revoked'])
  })

  it('approved by all is approved, and the document tells of it', async () => {
    const { asked, step, decide, clerk } = await approvalOffice(t)
    const { request, documentId } = await asked([step('sefa', 'approve', 'aprobare')])
    const approved = await decide('sefa', 'approve', request.id, { comment: 'Corect' })
    expect(approved.body.data.status.code).toBe('approved')
    const { body } = await clerk.get<SubjectActivity[]>(`/api/document/activity/${documentId}`)
    const file = { field: 'file', before: '', after: request.file.name }
    // The comment is for the people who were asked, and digests are for the trail.
    expect(body.slice(0, 2).map(({ action, by, changes }) => [action, by, changes])).toEqual([
      ['approval.approved', 'Carmen Șefa', [file, { field: 'label', before: '', after: 'aprobare' }]],
      ['approval.requested', 'Vasile Cere', [file, { field: 'approvers', before: '', after: '1' }]],
    ])
  })
})

describe('all at once', () => {
  it('all may approve together; who signs waits for all of them', async () => {
    const { asked, step, decide, codes } = await approvalOffice(t)
    const mode = { mode: 'all_at_once' }
    const { request } = await asked(
      [step('sefa'), step('sefu'), step('secretar', 'sign'), step('primara', 'sign')],
      mode,
    )
    expect(codes(request)).toEqual(['pending', 'pending', 'waiting', 'waiting'])
    await decide('sefu', 'approve', request.id)
    const last = await decide('sefa', 'approve', request.id)
    expect(codes(last.body.data)).toEqual(['approved', 'approved', 'waiting_for_signature', 'waiting'])
  })

  it('a decline is the result at once; the others may still answer, and nobody signs', async () => {
    const { asked, step, decide, codes } = await approvalOffice(t)
    const mode = { mode: 'all_at_once' }
    const { request } = await asked([step('sefa'), step('sefu'), step('secretar', 'sign')], mode)
    const declined = await decide('sefa', 'decline', request.id)
    expect(codes(declined.body.data)).toEqual(['declined', 'pending', 'revoked'])
    const after = await decide('sefu', 'approve', request.id)
    expect(after.body.data.status.code).toBe('declined')
    expect(codes(after.body.data)).toEqual(['declined', 'approved', 'revoked'])
  })

  it('two who decide at the same time both count', async () => {
    const { asked, step, decide, get } = await approvalOffice(t)
    const { request } = await asked([step('sefa'), step('sefu')], { mode: 'all_at_once' })
    const answers = await Promise.all([
      decide('sefa', 'approve', request.id),
      decide('sefu', 'approve', request.id),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await get('cere', request.id)).body.status.code).toBe('approved')
  })
})

describe('what was looked at', () => {
  it('is what is approved: a new version revokes, and other bytes are refused', async () => {
    const { asked, step, act, stepOf, get, clerk } = await approvalOffice(t)
    const { request, fileId } = await asked([step('sefa'), step('sefu')])
    const stale = await act('sefa', '/api/approval/approve', {
      step_id: stepOf(request, 'sefa').id,
      shown: 'a'.repeat(64),
    })
    expect([stale.status, stale.body.code]).toEqual([409, 'APPROVAL_OTHER_BYTES'])
    const upload = (await clerk.upload<{ id: number }>('proiect.pdf', pdfOf(['alt text']))).body.id
    expect(
      (await clerk.post('/api/document_file/add_version', { id: fileId, upload_id: upload })).status,
    ).toBe(200)
    const { body } = await get('cere', request.id)
    expect(body).toMatchObject({
      status: { code: 'revoked' },
      revoked: { by: 'Gina Ghișeu', reason: 'Versiune nouă' },
      current: null,
    })
  })
})

describe('revoking', () => {
  it('is for who asked and who manages the case, while anything is open', async () => {
    const { asked, step, act, decide, made, urbanism, codes } = await approvalOffice(t)
    const { request } = await asked([step('sefa'), step('sefu')])
    const reason = 'Nu mai este nevoie'
    expect((await act('sefa', '/api/approval/revoke', { id: request.id, reason })).body.missing).toBe(
      'approval.request',
    )
    await decide('sefa', 'approve', request.id)
    const revoked = await act('cere', '/api/approval/revoke', { id: request.id, reason })
    expect(codes(revoked.body.data)).toEqual(['approved', 'revoked'])
    expect(revoked.body.data).toMatchObject({ status: { code: 'revoked' }, revoked: { reason } })
    const again = await act('cere', '/api/approval/revoke', { id: request.id, reason })
    expect([again.status, again.body.code, again.body.message]).toEqual([
      409,
      'approval_revoke',
      'Revocarea solicitării de aprobare a eșuat. Vasile Cere: „Revocat”.',
    ])
    const other = await asked([step('sefa')])
    const shares = [{ group_id: urbanism, role: 'lead' }]
    await made('primar', '/api/workcase/add', { document_id: other.documentId, shares })
    const head = await made('sef', '/api/approval/revoke', { id: other.request.id, reason })
    expect(head.status.code).toBe('revoked')
  })

  it('races with the last decision: one wins, the other is told so', async () => {
    const { asked, step, act, decide, get } = await approvalOffice(t)
    for (let turn = 0; turn < 4; turn++) {
      const { request } = await asked([step('sefa')])
      const [approved, revoked] = await Promise.all([
        decide('sefa', 'approve', request.id),
        act('cere', '/api/approval/revoke', { id: request.id, reason: 'x' }),
      ])
      const { code } = (await get('cere', request.id)).body.status
      if (code === 'approved') {
        expect([approved.status, revoked.body.code]).toEqual([200, 'approval_revoke'])
      } else {
        expect([code, revoked.status, approved.body.code]).toEqual(['revoked', 200, 'APPROVAL_STEP_OVER'])
      }
    }
  })

  it('annulling the document revokes what is open', async () => {
    const { asked, step, get, as } = await approvalOffice(t)
    const { request, documentId } = await asked([step('sefa')])
    await (await as('elena')).post('/api/document/annul', { id: documentId, reason: 'Dublă' })
    expect((await get('cere', request.id)).body).toMatchObject({
      status: { code: 'revoked' },
      revoked: { reason: 'Document anulat' },
    })
  })
})

describe('an open step', () => {
  it('is given to another person by who asked; sight goes with it', async () => {
    const { asked, step, act, stepOf, people, ofDepartment, decide, get } = await approvalOffice(t)
    const { request } = await asked([step('sefa')], {}, ofDepartment)
    const { id: step_id } = stepOf(request, 'sefa')
    const move = (who: 'cere' | 'sefa', user_id: number) =>
      act(who, '/api/approval/reassign', { step_id, user_id, reason: 'A plecat' })
    expect((await move('sefa', people.sefu)).body.missing).toBe('approval.request')
    expect((await move('cere', people.strain)).body.errors?.user_id?.[0]).toMatch(/Valoarea/)
    expect((await move('cere', people.sefu)).body.data.steps[0]).toMatchObject({
      person: { id: people.sefu },
      active: true,
    })
    expect((await get('sefa', request.id)).status).toBe(404)
    await t.asSuperuser(`update users set state = 'inactive' where id = $1`, [people.sefu])
    expect((await get('cere', request.id)).body.steps[0]).toMatchObject({ active: false })
    await move('cere', people.jurist)
    expect((await decide('jurist', 'approve', request.id)).body.data.status.code).toBe('approved')
    expect((await move('cere', people.sefa)).body.code).toBe('APPROVAL_STEP_OVER')
  })
})

it('on a restricted document a step is given on only by who may name people there', async () => {
  const { step, paper, people, as, host, institutionId } = await approvalOffice(t)
  const permissions: Permission[] = ['document.list', 'approval.request', 'approval.approve']
  const boss = await aPerson(t.database, institutionId, 'cap', { name: 'Dana Cap', permissions })
  const cap = t.browser(host)
  await cap.signIn('cap')
  const { fileId, documentId } = await paper()
  const steps = [{ user_id: boss, task: 'approve', label: '' }, step('sefa')]
  const asked = await cap.post<ApprovalAnswer>('/api/approval/add', {
    file_id: fileId,
    file_version: 1,
    steps,
  })
  expect(asked.body.data.steps[1]).toMatchObject({ can: { reassign: true } })
  const values = { access_level: 'restricted' }
  expect((await (await as('elena')).post('/api/document/update', { id: documentId, values })).status).toBe(
    200,
  )
  const seen = await cap.get<ApprovalRequest>(`/api/approval/get/${asked.body.id}`)
  expect(seen.body.steps[1]).toMatchObject({
    can: { reassign: false },
    cannot: { reassign: expect.stringMatching(/\S/) },
  })
  const body = { step_id: seen.body.steps[1]?.id, user_id: people.sefu, reason: 'A plecat' }
  const refused = await cap.post<ApprovalAnswer>('/api/approval/reassign', body)
  expect([refused.status, refused.body.missing]).toEqual([403, 'document.assign'])
})

describe('several at once', () => {
  it('approves what can be approved and says why the rest cannot', async () => {
    const { asked, step, act, stepOf, get, decide } = await approvalOffice(t)
    const [one, two, three] = [
      await asked([step('sefa')]),
      await asked([step('sefa')]),
      await asked([step('sefa')]),
    ]
    await decide('sefa', 'approve', two.request.id)
    const steps = [three, one, two].map(({ request }) => ({
      step_id: stepOf(request, 'sefa').id,
      shown: request.shown,
    }))
    const { status, body } = await act('sefa', '/api/approval/approve_many', { steps, comment: 'De acord' })
    expect(status).toBe(200)
    expect(body.data).toEqual([
      { step_id: steps[1]?.step_id, approved: true, reason: '' },
      {
        step_id: steps[2]?.step_id,
        approved: false,
        reason: 'Etapa are deja starea „Aprobat” (Carmen Șefa).',
      },
      { step_id: steps[0]?.step_id, approved: true, reason: '' },
    ])
    expect((await get('cere', three.request.id)).body.status.code).toBe('approved')
  })
})
