import type { Obstacles } from '@hdoc/contract/calls/obstacles.ts'
import type { Batch, BatchItem } from '@hdoc/contract/documents/bulk/document-batches.ts'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import { expect, it } from 'vitest'
import { approvalOffice } from '../../../../test/approvals/approval-office.ts'
import { testApp } from '../../../../test/browsers/app.ts'
import { runDocumentBatch } from '../../../../test/programs/run-document-batch.ts'
import { makeCast } from '../../../../test/signatures/cast.ts'
import { makePdf, signed } from '../../../../test/signatures/make-signed-pdf.ts'
import { signatureWorker } from '../../../../test/signatures/signature-worker.ts'

const t = await testApp({ now: '2026-11-20T10:00:00+02:00' })
const worker = await signatureWorker(t)
const cast = makeCast()

async function town() {
  const office = await approvalOffice(t)
  const { urbanism, made, call, institutionId, paper, ids } = office
  /** A case with a document of a type of the institution's own, begun by Ana. */
  const begun = async (more: object = {}, bytes?: Buffer) => {
    const file = await paper(more, bytes)
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
  /** What is said to stand against closing, before anybody tries. */
  const obstacles = async (of: 'workcase' | 'document', id: number) => {
    const browser = of === 'workcase' ? await office.sign('ana') : office.clerk
    const { status, body } = await browser.get<Obstacles>(
      `${of === 'workcase' ? '/api/workcase/obstacles' : '/api/document/obstacles'}/${id}`,
    )
    expect(status).toBe(200)
    return body.map(({ code }) => code)
  }
  /** A document of the institution’s own that stands in no case. */
  const alone = async (signature: string, bytes?: Buffer) =>
    paper({ category: 'iesire', doc_type_id: await aType(signature) }, bytes)
  const closeAlone = (id: number) =>
    office.clerk.post<Failure>('/api/document/change_status', { id, status: 6, reason: '' })
  return { ...office, begun, close, aType, obstacles, alone, closeAlone }
}

it('a case waits for what is asked of its documents; revoked or answered, it closes', async () => {
  const { begun, close, ask, step, act, decide, obstacles } = await town()
  const { fileId, caseId, number } = await begun()
  const { body } = await ask(fileId, [step('sefa')])
  const refused = await close(caseId)
  expect([refused.status, refused.body.message]).toEqual([
    409,
    `O cerere de aprobare sau semnare a documentului ${number} nu s-a încheiat. Așteptați-o sau revocați-o.`,
  ])
  expect(await obstacles('workcase', caseId)).toEqual(['APPROVAL_OPEN'])
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
    message: `Documentul ${number} are nevoie de semnătură („Semnătură obligatorie”) înainte de a fi închis sau expediat.`,
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
    if (asked.status === 200) expect(closed.body.code).toBe('APPROVAL_OPEN')
    else expect([asked.body.code, closed.status]).toEqual(['DOCUMENT_CLOSED', 200])
  }
  expect(await damage()).toEqual([])
})

it('„digital” waits for the check, takes an electronic signature that verifies, and no other', async () => {
  const { begun, close, aType, obstacles, ask, step, get, stepOf, act } = await town()
  const doc_type_id = await aType('digital')
  const own = { category: 'iesire', doc_type_id }
  const plain = await begun(own)
  expect((await close(plain.caseId)).body.code).toBe('SIGNATURE_CHECKED')
  await worker.work()
  expect((await close(plain.caseId)).body.code).toBe('SIGNATURE_MISSING')
  expect(await obstacles('workcase', plain.caseId)).toEqual(['SIGNATURE_MISSING'])
  // A drawn one is not electronic.
  const { id } = (await ask(plain.fileId, [step('secretar', 'sign')])).body.data
  const { body: request } = await get('secretar', id)
  const drawing = [Array.from({ length: 20 }, (_, n) => [n * 10, 50 + n])]
  const { id: step_id } = stepOf(request, 'secretar')
  await act('secretar', '/api/approval/sign_drawn', { step_id, shown: request.shown, drawing })
  await worker.work()
  expect((await close(plain.caseId)).body.code).toBe('SIGNATURE_MISSING')
  const letter = signed(await makePdf(), { by: cast.ana, chain: [cast.root], at: '2026-11-20T07:00:00Z' })
  const wrong = signed(await makePdf(), { by: cast.ana, key: cast.dan.key, at: '2026-11-20T07:00:00Z' })
  const [good, bad] = [await begun(own, letter), await begun(own, wrong)]
  await worker.work()
  expect((await close(bad.caseId)).body.code).toBe('SIGNATURE_MISSING')
  expect(await obstacles('workcase', good.caseId)).toEqual([])
  expect((await close(good.caseId)).status).toBe(200)
})

it('a document that stands in no case is closed by the same rule, alone and with others, and it is said before', async () => {
  const { alone, closeAlone, obstacles, ask, step, act, clerk, institutionId } = await town()
  const unsigned = await alone('required')
  const free = await alone('optional')
  expect(await obstacles('document', unsigned.documentId)).toEqual(['SIGNATURE_MISSING'])
  expect(await obstacles('document', free.documentId)).toEqual([])
  const refused = await closeAlone(unsigned.documentId)
  expect([refused.status, refused.body.code]).toEqual([409, 'SIGNATURE_MISSING'])
  // What does not close it is not asked.
  const waits = { id: unsigned.documentId, status: 3, reason: '' }
  expect((await clerk.post('/api/document/change_status', waits)).status).toBe(200)
  const ids = [unsigned.documentId, free.documentId]
  const { body: batch } = await clerk.post<{ id: number }>('/api/document_batch/preview', {
    ids,
    values: { action: 'status', status: 6 },
  })
  const items = async () =>
    (await clerk.get<{ data: BatchItem[] }>(`/api/document_batch/items/${batch.id}`)).body.data.map(
      ({ state, reason }) => [state, reason.includes('are nevoie de semnătură')],
    )
  expect((await items()).sort()).toEqual([
    ['will', false],
    ['wont', true],
  ])
  // What comes between the preview and its turn counts too.
  const { body } = await ask(free.fileId, [step('sefa')])
  await clerk.post('/api/document_batch/start', { id: batch.id })
  await runDocumentBatch(worker.services, institutionId, batch.id)
  const { counts } = (await clerk.get<Batch>(`/api/document_batch/get/${batch.id}`)).body
  expect(counts).toMatchObject({ changed: 0, failed: 1, wont: 1 })
  expect((await closeAlone(free.documentId)).body.code).toBe('APPROVAL_OPEN')
  await act('cere', '/api/approval/revoke', { id: body.data.id, reason: 'x' })
  expect((await closeAlone(free.documentId)).status).toBe(200)
})

it('of a document that one does not see, its number is not said', async () => {
  const { begun, alone, made, as, sign } = await town()
  const { caseId } = await begun()
  const secret = await alone('required')
  await made('primar', '/api/workcase/add_document', { id: caseId, document_id: secret.documentId })
  const values = { access_level: 'restricted' }
  expect(
    (await (await as('elena')).post('/api/document/update', { id: secret.documentId, values })).status,
  ).toBe(200)
  const said = async (who: 'sef' | 'ana') =>
    (await (await sign(who)).get<Obstacles>(`/api/workcase/obstacles/${caseId}`)).body.map(({ text }) => text)
  expect(await said('ana')).toEqual([expect.stringContaining(`Documentul ${secret.number} are nevoie`)])
  expect(await said('sef')).toEqual([
    expect.stringContaining('Documentul document cu acces restricționat are nevoie'),
  ])
})
