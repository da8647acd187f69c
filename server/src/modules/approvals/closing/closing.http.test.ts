import { expect, it } from 'vitest'
import { approvalOffice } from '../../../../test/approvals/approval-office.ts'
import { testApp } from '../../../../test/browsers/app.ts'

const t = await testApp({ now: '2026-11-20T10:00:00+02:00' })

async function town() {
  const office = await approvalOffice(t)
  const { urbanism, made, call, institutionId, paper, ids } = office
  /** A case with a document of a type of the institution's own, begun by Ana. */
  const begun = async (more: object = {}) => {
    const file = await paper(more)
    const shares = [{ group_id: urbanism, user_id: ids.ana, role: 'lead' }]
    const row = await made('primar', '/api/workcase/add', { document_id: file.documentId, shares })
    await made('ana', '/api/workcase/accept', { share_id: row.shares[0]?.id })
    return { ...file, caseId: row.id }
  }
  const close = (id: number) => call('ana', '/api/workcase/close', { id, status: 6 })
  const aType = async (signature: string): Promise<number> => {
    const [row] = await t.asSuperuser<{ id: number }>(
      `with x as (insert into doc_types (institution_id, name, category, signature_type) values ($1, $2, 'iesire', $2) returning institution_id, id)
       select id from x`,
      [institutionId, signature],
    )
    return row?.id ?? 0
  }
  return { ...office, begun, close, aType }
}

it('a case waits for what is asked of its documents; revoked or answered, it closes', async () => {
  const { begun, close, ask, step, act, decide } = await town()
  const { fileId, caseId, number } = await begun()
  const { body } = await ask(fileId, [step('sefa')])
  const refused = await close(caseId)
  expect([refused.status, refused.body.message]).toEqual([
    409,
    `Dosarul nu poate fi închis: o cerere de aprobare sau semnare a documentului ${number} nu s-a încheiat. Așteptați-o sau revocați-o.`,
  ])
  await act('cere', '/api/approval/revoke', { id: body.data.id, reason: 'x' })
  expect((await close(caseId)).status).toBe(200)
  const other = await begun()
  const second = await ask(other.fileId, [step('sefa')])
  await decide('sefa', 'approve', second.body.data.id)
  expect((await close(other.caseId)).status).toBe(200)
})

it('what the institution made bears the signature that its type asks for', async () => {
  const { begun, close, ask, step, aType, login, get, stepOf, act } = await town()
  const doc_type_id = await aType('required')
  const { fileId, caseId, number } = await begun({ category: 'iesire', doc_type_id })
  const refused = await close(caseId)
  expect(refused.body).toMatchObject({
    code: 'SIGNATURE_MISSING',
    message: `Dosarul nu poate fi închis: documentul ${number} are nevoie de semnătură („Semnătură obligatorie”).`,
  })
  const { id } = (await ask(fileId, [step('secretar', 'sign')])).body.data
  const { body: request } = await get('secretar', id)
  const drawing = [Array.from({ length: 20 }, (_, n) => [n * 10, 50 + n])]
  const { id: step_id } = stepOf(request, 'secretar')
  await login('secretar')
  expect(
    (await act('secretar', '/api/approval/sign_drawn', { step_id, shown: request.shown, drawing })).status,
  ).toBe(200)
  expect((await close(caseId)).status).toBe(200)
})

it('of paper, the odd variant asks nothing', async () => {
  const { begun, close, aType } = await town()
  const doc_type_id = await aType('not_r_p_r_b')
  const own = { category: 'iesire', doc_type_id }
  const paper = await begun({ ...own, physical_form: 'paper' })
  expect((await close(paper.caseId)).status).toBe(200)
  const electronic = await begun({ ...own, physical_form: 'electronic' })
  expect((await close(electronic.caseId)).body.code).toBe('SIGNATURE_MISSING')
})

it('asking and closing at the same time: one of them, and the other is told why not', async () => {
  const { begun, close, ask, step, damage } = await town()
  for (let turn = 0; turn < 4; turn++) {
    const { fileId, caseId } = await begun()
    const [asked, closed] = await Promise.all([ask(fileId, [step('sefa')]), close(caseId)])
    if (asked.status === 200) expect(closed.body.code).toBe('APPROVAL_OPEN_IN_CASE')
    else expect([asked.body.code, closed.status]).toEqual(['DOCUMENT_CLOSED', 200])
  }
  expect(await damage()).toEqual([])
})
