import type { ListAnswer } from '@hdoc/contract/calls/resource.ts'
import type { SubjectActivity } from '@hdoc/contract/calls/subject-activity.ts'
import type { GivingBatch, GivingItem } from '@hdoc/contract/cases/case-batches.ts'
import type { WorkCase } from '@hdoc/contract/cases/case-rows.ts'
import type { BatchItem } from '@hdoc/contract/documents/bulk/document-batches.ts'
import type { Document } from '@hdoc/contract/documents/record/documents.ts'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { runCaseBatch } from '../../../../test/cases/run-case-batch.ts'
import { transferOffice } from '../../../../test/transfers/transfer-office.ts'

const t = await testApp({ now: '2026-11-20T13:14:00+02:00' })

describe('who may not answer', () => {
  it('without the right, from another department, and for a named colleague', async () => {
    const { call, made, send, papers, ids, urbanism } = await transferOffice(t)
    const sheet = await send(await papers(1))
    const accept = [sheet.rows[0]!.id]
    expect((await call('calin', '/api/transfer/answer', { id: sheet.id, accept })).status).toBe(404)
    const own = await call('gina', '/api/transfer/answer', { id: sheet.id, accept })
    expect([own.status, own.body.message]).toEqual([403, 'Borderoul este pentru Urbanism.'])
    const named = await send(await papers(1), urbanism, { to_user_id: ids.ana })
    const rows = [named.rows[0]!.id]
    const ion = await call('ion', '/api/transfer/answer', { id: named.id, accept: rows })
    expect([ion.status, ion.body.message]).toEqual([403, 'Borderoul este pentru Ana Urbanism, Urbanism.'])
    // The head answers for who is away.
    expect((await made('sef', '/api/transfer/answer', { id: named.id, accept: rows })).status.code).toBe(
      'closed',
    )
  })
})

it('accepts all: the paper is here since now, and who has it sees the document', async () => {
  const { made, send, paper, place, document, damage, sign } = await transferOffice(t)
  const { id } = await paper({ access_level: 'department' })
  expect((await document(id, 'ana')).status).toBe(404)
  const sheet = await send([id])
  expect(await place(id)).toMatchObject({
    holder: { name: 'Registratură' },
    on_way: { number: 'B-0001/2026', to: 'Urbanism' },
  })
  t.clock.set('2026-11-20T13:31:00+02:00')
  const done = await made('ana', '/api/transfer/answer', { id: sheet.id, accept: [sheet.rows[0]!.id] })
  expect(done).toMatchObject({ status: { code: 'closed' }, accepted: 1, open: 0 })
  expect(await place(id, 'ana')).toMatchObject({
    on_paper: true,
    holder: { name: 'Urbanism' },
    person: 'Ana Urbanism',
    since: '2026-11-20T11:31:00.000Z',
    on_way: null,
    transfers: [{ number: 'B-0001/2026', status: { code: 'accepted' }, answered_by: 'Ana Urbanism' }],
  })
  for (const who of ['ana', 'ion'] as const) expect((await document(id, who)).status).toBe(200)
  // Who does not see the document does not learn where its original is.
  const calin = await sign('calin')
  expect((await calin.get(`/api/transfer/of_document/${id}`)).status).toBe(404)
  const activity = await (await sign('ana')).get<SubjectActivity[]>(`/api/document/activity/${id}`)
  const transfer = { field: 'transfer', before: '', after: 'B-0001/2026' }
  expect(activity.body.slice(0, 3).map(({ action, changes }) => [action, changes])).toMatchObject([
    ['document.assigned', {}],
    ['document.received', [transfer, { field: 'paper_at', before: 'Registratură', after: 'Urbanism' }]],
    ['document.handed_over', [transfer, { field: 'to', before: '', after: 'Urbanism' }]],
  ])
  expect(await damage()).toEqual([])
})

it('without a case the department moves with the paper', async () => {
  const { made, send, paper, document, damage, desk, legal } = await transferOffice(t)
  const { id } = await paper({ group_id: desk })
  const sheet = await send([id], legal)
  expect((await document(id)).body.group?.name).toBe('Registratură')
  await made('calin', '/api/transfer/answer', { id: sheet.id, accept: [sheet.rows[0]!.id] })
  expect((await document(id)).body.group?.name).toBe('Juridic')
  expect(await damage()).toEqual([])
})

it('accepts some, refuses one with a reason, and leaves one open', async () => {
  const { made, call, send, papers, place, damage, get } = await transferOffice(t)
  const ids = await papers(3)
  const sheet = await send(ids)
  const [one, two, three] = sheet.rows.map(({ id }) => id)
  const refuse = (refusal: string | null, reason = '') => [{ row_id: two!, refusal, reason }]
  const bare = await call('ana', '/api/transfer/answer', { id: sheet.id, refuse: refuse(null) })
  expect(bare.body.errors).toEqual({ 'refuse.0.refusal': ['Acest câmp trebuie să fie completat.'] })
  const other = await call('ana', '/api/transfer/answer', { id: sheet.id, refuse: refuse('other') })
  expect(other.body.errors).toEqual({ 'refuse.0.reason': ['Acest câmp trebuie să fie completat.'] })
  const twice = { id: sheet.id, refuse: [...refuse('pages'), ...refuse('missing')] }
  expect((await call('ana', '/api/transfer/answer', twice)).body.errors).toHaveProperty('refuse')
  const answered = await made('ana', '/api/transfer/answer', {
    id: sheet.id,
    accept: [one!],
    refuse: refuse('pages', '4 file în loc de 5'),
  })
  expect(answered).toMatchObject({ status: { code: 'sent' }, accepted: 1, refused: 1, open: 1 })
  expect(answered.rows[1]).toMatchObject({ refusal: 'pages', reason: '4 file în loc de 5' })
  expect((await place(ids[1]!)).holder?.name).toBe('Registratură')
  // What was refused may be handed over again.
  expect((await send([ids[1]!])).number).toBe('B-0002/2026')
  await made('ana', '/api/transfer/answer', { id: sheet.id, accept: [three!] })
  expect((await get('gina', sheet.id)).status.code).toBe('closed')
  const late = await call('ion', '/api/transfer/answer', { id: sheet.id, accept: [three!] })
  expect([late.status, late.body.code]).toEqual([409, 'ROW_ANSWERED'])
  expect(late.body.message).toMatch(/^Ana Urbanism a răspuns deja pentru documentul .+: „Primit”\.$/)
  expect(await damage()).toEqual([])
})

describe('whom a sheet opens a restricted document to', () => {
  it('nobody by the hand of somebody who does not see it, before another department has taken it over', async () => {
    const { made, paper, document, ids, urbanism, institutionId, damage } = await transferOffice(t)
    const { id } = await paper({ access_level: 'restricted' })
    // Silvia is of both departments.
    await t.asSuperuser(
      `insert into group_members (institution_id, group_id, user_id, group_role_id, is_default)
         select institution_id, $2, user_id, group_role_id, false from group_members where institution_id = $1 and user_id = $3`,
      [institutionId, urbanism, ids.sterge],
    )
    const seen = async (who: 'gina' | 'sterge' | 'ana') => (await document(id, who)).status
    expect([await seen('gina'), await seen('sterge')]).toEqual([200, 404])
    const sendTo = async (person: object) => {
      const body = { to_group_id: urbanism, document_ids: [id], ...person }
      const draft = await made('sterge', '/api/transfer/add', body)
      return made('sterge', '/api/transfer/send', { id: draft.id })
    }
    const named = await sendTo({ to_user_id: ids.ana })
    expect([await seen('sterge'), await seen('ana')]).toEqual([404, 404])
    await made('sterge', '/api/transfer/withdraw', { id: named.id })
    const own = await sendTo({})
    await made('sterge', '/api/transfer/answer', { id: own.id, accept: [own.rows[0]!.id] })
    expect(await seen('sterge')).toBe(404)
    expect(await damage()).toEqual([])
  })

  it('the person it is for, as long as it is on its way, or was accepted', async () => {
    const { send, made, paper, document, ids, desk, urbanism, damage } = await transferOffice(t)
    const { id } = await paper({ access_level: 'restricted' })
    const seen = async (who: 'gina' | 'ana') => (await document(id, who)).status
    const onWay = async () => {
      const sheet = await send([id], urbanism, { to_user_id: ids.ana })
      expect(await seen('ana')).toBe(200)
      return { id: sheet.id, row: sheet.rows[0]!.id }
    }
    await made('gina', '/api/transfer/withdraw', { id: (await onWay()).id })
    expect([await seen('gina'), await seen('ana')]).toEqual([200, 404])
    const refused = await onWay()
    const refuse = [{ row_id: refused.row, refusal: 'not_ours', reason: '' }]
    const after = await made('ana', '/api/transfer/answer', { id: refused.id, refuse })
    expect(after.rows[0]).toMatchObject({ document_id: null, status: { code: 'refused' } })
    expect([await seen('gina'), await seen('ana')]).toEqual([200, 404])
    const accepted = await onWay()
    await made('ana', '/api/transfer/answer', { id: accepted.id, accept: [accepted.row] })
    expect([await seen('gina'), await seen('ana')]).toEqual([200, 200])
    // Whoever took it over before keeps sight when the desk does not take it back.
    const back = await made('ana', '/api/transfer/add', { to_group_id: desk, document_ids: [id] })
    const { rows } = await made('ana', '/api/transfer/send', { id: back.id })
    const notBack = [{ row_id: rows[0]!.id, refusal: 'not_ours', reason: '' }]
    await made('gina', '/api/transfer/answer', { id: back.id, refuse: notBack })
    expect([await seen('gina'), await seen('ana')]).toEqual([200, 200])
    expect(await damage()).toEqual([])
  })
})

describe('with a case', () => {
  const shareOf = (one: WorkCase, groupId: number) =>
    one.shares.filter(({ group }) => group?.id === groupId).map(({ role, status }) => [role, status.code])

  it('the share of the sender ends as handed over, the receiver gets one with the same role', async () => {
    const { made, paper, openCase, document, sign, damage, desk, legal } = await transferOffice(t)
    const { id } = await paper()
    const opened = await openCase(id, [{ group_id: desk, role: 'lead' }])
    const draft = await made('gina', '/api/transfer/add', { to_group_id: legal, document_ids: [id] })
    const sheet = await made('gina', '/api/transfer/send', { id: draft.id })
    await made('calin', '/api/transfer/answer', { id: sheet.id, accept: [sheet.rows[0]!.id] })
    const calin = await sign('calin')
    const now = (await calin.get<WorkCase>(`/api/workcase/get/${opened.id}`)).body
    expect(shareOf(now, desk)).toEqual([['lead', 'transferred']])
    expect(shareOf(now, legal)).toEqual([['lead', 'new']])
    expect((await document(id, 'calin')).body.group?.name).toBe('Juridic')
    expect(await damage()).toEqual([])
  })

  it('what was asked of the citizen is awaited by whoever got the work', async () => {
    const { made, paper, openCase, sign, damage, desk, legal, ids, institutionId } = await transferOffice(t)
    const { id } = await paper()
    const opened = await openCase(id, [{ group_id: desk, user_id: ids.gina, role: 'lead' }])
    const gina = await sign('gina')
    for (const step of ['accept', 'start'])
      await gina.post(`/api/workcase/${step}`, { share_id: opened.shares[0]?.id })
    const asking = { case_id: opened.id, items: ['Plan vizat'], until_on: '2026-12-03', way: 'paper' }
    expect((await gina.post('/api/data_request/add', asking)).status).toBe(200)
    const draft = await made('gina', '/api/transfer/add', { to_group_id: legal, document_ids: [id] })
    const sheet = await made('gina', '/api/transfer/send', { id: draft.id })
    await made('calin', '/api/transfer/answer', { id: sheet.id, accept: [sheet.rows[0]!.id] })
    const waiting = await t.asSuperuser<{ group: number }>(
      `select s.group_id::int as group from data_requests q join case_shares s on s.institution_id = q.institution_id and s.id = q.share_id
        where q.institution_id = $1 and q.state = 'open'`,
      [institutionId],
    )
    expect(waiting).toEqual([{ group: legal }])
    expect(await damage()).toEqual([])
  })

  it('a share that the receiver has stays, with the stronger role', async () => {
    const { made, paper, openCase, sign, damage, desk, legal, send } = await transferOffice(t)
    const { id } = await paper()
    const opened = await openCase(id, [
      { group_id: desk, role: 'lead' },
      { group_id: legal, role: 'opinion' },
    ])
    const sheet = await send([id], legal)
    await made('calin', '/api/transfer/answer', { id: sheet.id, accept: [sheet.rows[0]!.id] })
    const now = (await (await sign('calin')).get<WorkCase>(`/api/workcase/get/${opened.id}`)).body
    expect(shareOf(now, legal)).toEqual([['lead', 'new']])
    expect(await damage()).toEqual([])
  })

  it('the paper of another document of the case moves alone', async () => {
    const { made, papers, openCase, sign, place, damage, desk, legal, send } = await transferOffice(t)
    const [origin, worked] = await papers(2)
    const opened = await openCase(origin!, [{ group_id: desk, role: 'lead' }])
    const adding = { id: opened.id, document_id: worked! }
    await (await sign('primar')).post('/api/workcase/add_document', adding)
    const sheet = await send([worked!], legal)
    await made('calin', '/api/transfer/answer', { id: sheet.id, accept: [sheet.rows[0]!.id] })
    const now = (await (await sign('primar')).get<WorkCase>(`/api/workcase/get/${opened.id}`)).body
    expect(shareOf(now, desk)).toEqual([['lead', 'new']])
    expect(shareOf(now, legal)).toEqual([])
    expect((await place(worked!)).holder?.name).toBe('Juridic')
    expect(await damage()).toEqual([])
  })

  it('is not closed while a document of it is on its way', async () => {
    const { paper, openCase, sign, send, made, desk, institutionId } = await transferOffice(t)
    const { id } = await paper()
    const opened = await openCase(id, [{ group_id: desk, role: 'lead' }])
    const sheet = await send([id])
    const primar = await sign('primar')
    const close = () =>
      primar.post<Failure>('/api/workcase/close', { id: opened.id, status: 6, reason: 'Gata' })
    const refused = await close()
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      409,
      'case_pending_transfers',
      'Dosarul nu poate fi închis: există predări neconfirmate.',
    ])
    const wish = { share_ids: [opened.shares[0]?.id], values: { status: 6, reason: 'Gata' } }
    const batch = await primar.post<Failure & { id: number }>('/api/case_batch/preview_closing', wish)
    const items = (await primar.get<ListAnswer<GivingItem>>(`/api/case_batch/items/${batch.body.id}`)).body
    expect(items.data).toMatchObject([{ state: 'wont', reason: refused.body.message }])
    await made('gina', '/api/transfer/withdraw', { id: sheet.id })
    // What leaves between preview and start keeps its case open too.
    const { id: batch_id } = (
      await primar.post<Failure & { id: number }>('/api/case_batch/preview_closing', wish)
    ).body
    await send([id])
    await primar.post('/api/case_batch/start', { id: batch_id })
    await runCaseBatch(t, { institutionId, batchId: batch_id })
    expect((await primar.get<GivingBatch>(`/api/case_batch/get/${batch_id}`)).body.counts).toMatchObject({
      changed: 0,
      failed: 1,
    })
  })
})

it('a document on its way is not annulled', async () => {
  const { sign, send, papers } = await transferOffice(t)
  const [id] = await papers(1)
  await send([id!])
  const gina = await sign('gina')
  const refused = await gina.post<Failure>('/api/document/annul', { id, reason: 'Greșit' })
  expect([refused.status, refused.body.code]).toEqual([409, 'in_transfer'])
})

it('a document on its way is not closed by itself or in a batch, and says so before', async () => {
  const { sign, send, papers, made } = await transferOffice(t)
  const [sent, lying] = await papers(2)
  const sheet = await send([sent!])
  const gina = await sign('gina')
  const { number } = (await gina.get<Document>(`/api/document/get/${sent}`)).body
  const text = `Documentul ${number} este într-o predare neconfirmată. Se închide după ce predarea este confirmată sau retrasă.`
  const obstacles = async (id: number) => (await gina.get(`/api/document/obstacles/${id}`)).body
  expect(await obstacles(sent!)).toEqual([{ code: 'DOCUMENT_ON_WAY', text }])
  expect(await obstacles(lying!)).toEqual([])
  const move = (status: number) => gina.post<Failure>('/api/document/change_status', { id: sent!, status })
  const refused = await move(6)
  expect([refused.status, refused.body.code, refused.body.message]).toEqual([409, 'DOCUMENT_ON_WAY', text])
  // Only the end waits: work goes on while the paper is carried.
  expect((await move(2)).status).toBe(200)
  const wish = { ids: [sent!, lying!], values: { action: 'status', status: 6 } }
  const batch = await gina.post<Failure & { id: number }>('/api/document_batch/preview', wish)
  const { data } = (await gina.get<ListAnswer<BatchItem>>(`/api/document_batch/items/${batch.body.id}`)).body
  expect(Object.fromEntries(data.map(({ document_id, reason }) => [document_id, reason]))).toEqual({
    [sent!]: text,
    [lying!]: '',
  })
  await made('gina', '/api/transfer/withdraw', { id: sheet.id })
  expect((await move(6)).status).toBe(200)
})

it('a document without a paper moves as work, and nobody has an original', async () => {
  const { made, send, paper, place, document, damage } = await transferOffice(t)
  const { id } = await paper({ physical_form: 'electronic' })
  const sheet = await send([id])
  await made('ana', '/api/transfer/answer', { id: sheet.id, accept: [sheet.rows[0]!.id] })
  expect(await place(id)).toMatchObject({ on_paper: false, holder: null })
  expect((await document(id)).body.group?.name).toBe('Urbanism')
  expect(await damage()).toEqual([])
})

describe('withdrawn and deleted', () => {
  it('some rows or all come back; a sheet of withdrawn rows is annulled and keeps its number', async () => {
    const { made, send, papers, call, damage } = await transferOffice(t)
    const sheet = await send(await papers(2))
    const [one] = sheet.rows
    const part = await made('gina', '/api/transfer/withdraw', { id: sheet.id, row_ids: [one!.id] })
    expect(part.rows.map(({ status }) => status.code)).toEqual(['withdrawn', 'sent'])
    expect((await call('ana', '/api/transfer/withdraw', { id: sheet.id })).body.code).toBe(
      'SHEET_FROM_ANOTHER',
    )
    const all = await made('sterge', '/api/transfer/withdraw', { id: sheet.id })
    expect(all).toMatchObject({ status: { code: 'annulled' }, number: 'B-0001/2026' })
    expect(await damage()).toEqual([])
  })

  it('is a right of its own, with the agreed sentence', async () => {
    const { sign, made, send, papers, urbanism, get, damage } = await transferOffice(t)
    const draft = await made('gina', '/api/transfer/add', {
      to_group_id: urbanism,
      document_ids: await papers(1),
    })
    const refused = await (await sign('gina')).remove<Failure>(`/api/transfer/delete/${draft.id}`)
    expect([refused.status, refused.body.message]).toEqual([
      403,
      'Nu aveți dreptul să ștergeți această predare.',
    ])
    const silvia = await sign('sterge')
    expect((await silvia.remove(`/api/transfer/delete/${draft.id}`)).status).toBe(200)
    expect((await silvia.get(`/api/transfer/get/${draft.id}`)).status).toBe(404)
    const sheet = await send(await papers(2))
    expect((await silvia.remove(`/api/transfer/delete/${sheet.id}`)).status).toBe(200)
    expect(await get('gina', sheet.id)).toMatchObject({ status: { code: 'annulled' }, number: sheet.number })
    const answered = await send(await papers(2))
    await made('ana', '/api/transfer/answer', { id: answered.id, accept: [answered.rows[0]!.id] })
    const late = await silvia.remove<Failure>(`/api/transfer/delete/${answered.id}`)
    expect([late.status, late.body.code]).toEqual([409, 'SHEET_ANSWERED'])
    expect(await damage()).toEqual([])
  })

  it('of accepting and withdrawing at once one wins, and the other reads who', async () => {
    const { send, papers, call, place, damage } = await transferOffice(t)
    for (let round = 0; round < 4; round++) {
      const [id] = await papers(1)
      const sheet = await send([id!])
      const accept = [sheet.rows[0]!.id]
      const answers = await Promise.all([
        call('ana', '/api/transfer/answer', { id: sheet.id, accept }),
        call('gina', '/api/transfer/withdraw', { id: sheet.id, row_ids: accept }),
        call('ion', '/api/transfer/answer', { id: sheet.id, accept }),
      ])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
      const won = answers.findIndex(({ status }) => status === 200)
      const winner = ['Ana Urbanism', 'Gina Liliacu', 'Ion Urbanism'][won]
      for (const { status, body } of answers) if (status === 409) expect(body.message).toContain(winner)
      expect((await place(id!)).holder?.name).toBe(won === 1 ? 'Registratură' : 'Urbanism')
    }
    expect(await damage()).toEqual([])
  })
})
