import type { ApprovalRequest, Approver } from '@hdoc/contract/approvals/approval-rows.ts'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import { describe, expect, it } from 'vitest'
import { approvalOffice } from '../../../../test/approvals/approval-office.ts'
import { testApp } from '../../../../test/browsers/app.ts'
import { aPerson } from '../../../../test/offices/person.ts'

const t = await testApp({ now: '2026-11-20T10:00:00+02:00' })

describe('a request for approval', () => {
  it('takes the right, a visible document, and people who may do what they are asked for', async () => {
    const { paper, ask, step, people, login } = await approvalOffice(t)
    const { fileId } = await paper()
    const strain = await login('strain')
    const body = { file_id: fileId, file_version: 1, steps: [step('sefa')] }
    expect((await strain.post<Failure>('/api/approval/add', body)).body).toMatchObject({
      missing: 'approval.request',
    })
    const secret = await paper({ access_level: 'restricted' })
    expect((await ask(secret.fileId, [step('sefa')])).status).toBe(404)
    const wrong = await ask(fileId, [
      step('strain'),
      step('sefu', 'approve', 'Viză juridică'),
      step('jurist', 'approve', 'viză juridică'),
      step('sefa', 'sign'),
    ])
    expect(wrong.body.errors).toEqual({
      'steps.0.user_id': ['Valoarea aleasă nu există.'],
      'steps.1.user_id': ['Radu Șefu nu are dreptul „Dă viza juridică”.'],
      'steps.3.user_id': ['Carmen Șefa nu are dreptul „Semnează”.'],
    })
    const order = await ask(fileId, [step('secretar', 'sign'), step('sefa')])
    expect(order.body.errors).toEqual({ steps: ['Aprobările stau înaintea semnăturilor.'] })
    const twice = await ask(fileId, [step('sefa'), { user_id: people.sefa }])
    expect(twice.body.errors).toEqual({ steps: ['Persoana apare de două ori.'] })
    expect((await ask(fileId, [])).status).toBe(422)
    expect((await ask(fileId, [step('sefa')], { file_version: 2 })).body.code).toBe('APPROVAL_OTHER_BYTES')
  })

  it('names the version and its bytes, and who was asked sees the document from then on', async () => {
    const { asked, step, login, get, ofDepartment } = await approvalOffice(t)
    const steps = [step('sefa'), step('secretar', 'sign')]
    const { request, documentId } = await asked(steps, { text: 'Ședința este pe 27.11' }, ofDepartment)
    expect(request).toMatchObject({
      text: 'Ședința este pe 27.11',
      mode: 'one_by_one',
      status: { code: 'pending', name: 'În curs de aprobare' },
      requested_by: 'Vasile Cere',
      file: { name: 'proiect.pdf', version: 1 },
      signed_version: null,
      steps: [
        { place: 1, status: { code: 'pending' }, turn_at: '2026-11-20T08:00:00.000Z' },
        { place: 2, task: 'sign', status: { code: 'waiting' }, turn_at: null },
      ],
    })
    expect(request.shown).toMatch(/^[0-9a-f]{64}$/)
    const seen = async (who: 'sefa' | 'sefu') =>
      (await (await login(who)).get(`/api/document/get/${documentId}`)).status
    expect([await seen('sefa'), await seen('sefu')]).toEqual([200, 404])
    expect((await get('secretar', request.id)).status).toBe(200)
    const sefu = await login('sefu')
    expect((await sefu.get(`/api/approval/get/${request.id}`)).status).toBe(404)
  })

  it('stands alone on its file, and a closed or annulled document takes none', async () => {
    const { asked, ask, step, clerk, as, paper } = await approvalOffice(t)
    const { fileId, documentId } = await asked([step('sefa')])
    const again = await ask(fileId, [step('sefu')])
    expect([again.status, again.body.message]).toEqual([
      409,
      'Pentru acest fișier este deja o cerere neîncheiată, de la Vasile Cere.',
    ])
    const other = await paper()
    await clerk.post('/api/document/change_status', { id: other.documentId, status: 6 })
    await (await as('elena')).post('/api/document/annul', { id: documentId, reason: 'Dublă' })
    expect((await ask(fileId, [step('sefa')])).body.code).toBe('DOCUMENT_ANNULLED')
    expect((await ask(other.fileId, [step('sefa')])).body.code).toBe('DOCUMENT_CLOSED')
  })

  it('two who ask for the same file at once: one request', async () => {
    const { paper, ask, step } = await approvalOffice(t)
    const { fileId } = await paper()
    const answers = await Promise.all([ask(fileId, [step('sefa')]), ask(fileId, [step('sefu')])])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('offers active people with the rights, and administrators', async () => {
    const { login, institutionId } = await approvalOffice(t)
    await aPerson(t.database, institutionId, 'plecat', { active: false, permissions: ['approval.approve'] })
    await aPerson(t.database, institutionId, 'sefadmin', { name: 'Zoe Admin', isAdmin: true })
    const { body } = await (await login('cere')).get<Approver[]>('/api/approval/approvers')
    expect(body.map(({ name, approve, sign, visa_legal }) => [name, approve, sign, visa_legal])).toEqual([
      ['Carmen Șefa', true, false, false],
      ['Călin Jurist', true, false, true],
      ['Mirela Secretar', true, true, false],
      ['Radu Șefu', true, false, false],
      ['Traian Primara', true, true, false],
      ['Zoe Admin', true, true, true],
    ])
  })

  it('is shown with its document and its case, as far as the document is seen', async () => {
    const { paper, ask, step, made, login, urbanism, ofDepartment, open } = await approvalOffice(t)
    const { fileId, documentId } = await paper(ofDepartment)
    await ask(fileId, [step('sefa')])
    const row = await open([{ group_id: urbanism, role: 'lead' }])
    await made('sef', '/api/workcase/add_document', {
      id: row.id,
      document_id: documentId,
      role: 'connected',
    })
    const cere = await login('cere')
    const ofDocument = await cere.get<{ requests: ApprovalRequest[]; can: { request: boolean } }>(
      `/api/approval/of_document/${documentId}`,
    )
    expect(ofDocument.body).toMatchObject({
      requests: [{ status: { code: 'pending' } }],
      can: { request: true },
    })
    const ofCase = await cere.get<ApprovalRequest[]>(`/api/approval/of_case/${row.id}`)
    expect(ofCase.body.map(({ document }) => document.id)).toEqual([documentId])
    const sefu = await login('sefu')
    expect((await sefu.get(`/api/approval/of_document/${documentId}`)).status).toBe(404)
    expect((await sefu.get(`/api/approval/of_case/${row.id}`)).body).toEqual([])
  })
})
