import type { ListAnswer } from '@hdoc/contract/calls/resource.ts'
import type { Dispatch } from '@hdoc/contract/dispatches/dispatch-rows.ts'
import { expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { byPost } from '../../../../test/dispatches/dispatch-office.ts'
import { letterOffice } from '../../../../test/dispatches/letter-office.ts'
import { noticeWorker, panelOf } from '../../../../test/notices/notice-worker.ts'

const t = await testApp({ now: '2026-11-20T10:00:00+02:00' })

it('an earlier dispatch that has not left keeps the case open, except by right and with a reason', async () => {
  const { work, sent, add, close, call, mark } = await letterOffice(t)
  const dispatch = await add()
  const refused = await close(work.id)
  expect([refused.status, refused.body.code, refused.body.message]).toEqual([
    409,
    'DISPATCH_NOT_SENT',
    `Dosarul nu poate fi închis: expedierea documentului ${sent.number} către Ion Ionescu nu a plecat încă.`,
  ])
  const plain = { id: work.id, status: 6, reason: 'Nu mai e nevoie' }
  const olga = await call('arhivar', '/api/workcase/close', { ...plain, reason: '' })
  expect(olga.body.errors).toEqual({ reason: ['Precizați motivul.'] })
  expect((await mark([dispatch.id], { status: 'sent' })).status).toBe(200)
  expect((await close(work.id)).status).toBe(200)
})

it('who closes by right overrides it', async () => {
  const { work, add, call } = await letterOffice(t)
  await add()
  const closed = await call('arhivar', '/api/workcase/close', {
    id: work.id,
    status: 6,
    reason: 'Rămas în urmă',
  })
  expect(closed.status).toBe(200)
})

it('is marked sent, confirmed and returned by who dispatches, several at once, all or none', async () => {
  const { add, mark, ofCase, work, person } = await letterOffice(t)
  const [one, other] = [await add(), await add({ method: 'courier', postal_kind: null })]
  const both = await mark([one.id, other.id], { status: 'sent' })
  expect(both.body.data.map(({ status, sent_on }) => [status.code, sent_on])).toEqual([
    ['sent', '2026-11-20'],
    ['sent', '2026-11-20'],
  ])
  const again = await mark([one.id, other.id], { status: 'sent' })
  expect([again.status, again.body.code]).toEqual([409, 'DISPATCH_STATUS'])
  const third = await add()
  expect((await mark([third.id, one.id], { status: 'sent' })).status).toBe(409)
  expect((await ofCase(work.id)).find(({ id }) => id === third.id)?.status.code).toBe('prepared')
  expect((await mark([one.id], { status: 'confirmed', on: '2026-11-19' })).body.errors).toEqual({
    on: ['Ziua nu poate fi înainte de 20.11.2026.'],
  })
  expect((await mark([one.id], { status: 'confirmed', on: '2026-11-21' })).body.errors).toEqual({
    on: ['Data nu poate fi în viitor.'],
  })
  expect((await mark([one.id], { status: 'confirmed' })).body.data[0]).toMatchObject({
    status: { code: 'confirmed' },
    confirmed_on: '2026-11-20',
  })
  expect((await mark([other.id], { status: 'returned' })).body.errors).toEqual({
    reason: ['Precizați motivul.'],
  })
  const ana = await person('olga')
  const strange = await ana.post<{ code: string }>('/api/dispatch/mark', { ids: [999], status: 'sent' })
  expect(strange.status).toBe(404)
})

it('in person it is handed to somebody who may sign on the screen, or on the list; the tracking number belongs to one', async () => {
  const { add, mark, person } = await letterOffice(t)
  const here = await add({ method: 'in_person', postal_kind: null, address: 'la ghișeu' })
  expect((await mark([here.id], { status: 'sent' })).body.errors).toEqual({
    received_by: ['Scrieți cine a ridicat sau bifați „semnat pe listă”.'],
  })
  expect((await mark([here.id], { status: 'sent', on_list: true })).body.data[0]).toMatchObject({
    on_list: true,
    drawn: false,
    status: { code: 'sent' },
  })
  const there = await add({ method: 'in_person', postal_kind: null, address: 'la ghișeu' })
  const drawing = [Array.from({ length: 12 }, (_, n) => [10 + 20 * n, 90 + (n % 3) * 10])]
  const drawn = { status: 'sent', drawing }
  expect((await mark([there.id], { ...drawn, drawing: [[[1, 1]]] })).body.errors).toHaveProperty('drawing')
  expect((await mark([there.id], drawn)).body.errors).toEqual({
    received_by: ['Scrieți numele celui care a semnat.'],
  })
  expect((await mark([there.id, here.id], { ...drawn, received_by: 'Ion' })).body.errors).toEqual({
    drawing: ['O semnătură este a unei singure expedieri.'],
  })
  expect((await mark([there.id], { ...drawn, received_by: 'Ion Ionescu' })).body.data[0]).toMatchObject({
    received_by: 'Ion Ionescu',
    drawn: true,
    drawing,
  })
  const posta = await person('posta')
  const { data } = (await posta.get<ListAnswer<Dispatch>>('/api/dispatch/list/20')).body
  expect(data.find(({ id }) => id === there.id)).toMatchObject({ drawn: true, drawing: null })
  const [one, other] = [await add(), await add()]
  expect((await mark([one.id, other.id], { status: 'sent', tracking_number: 'RR1RO' })).body.errors).toEqual({
    tracking_number: ['Numărul de urmărire este al unei singure expedieri.'],
  })
  expect(
    (await mark([one.id], { status: 'sent', tracking_number: 'RR1RO' })).body.data[0]?.tracking_number,
  ).toBe('RR1RO')
})

it('what came back is sent again once, and whoever prepared it is told', async () => {
  const { add, mark, post, work, whole, ofCase, person } = await letterOffice(t)
  const worker = await noticeWorker(t)
  const { case_id: _case, document_id: _document, ...fields } = whole
  const first = await add()
  const early = await post('/api/dispatch/repeat', { id: first.id, ...fields })
  expect([early.status, early.body.code]).toEqual([409, 'DISPATCH_DONE'])
  await mark([first.id], { status: 'sent' })
  await mark([first.id], { status: 'returned', reason: 'Adresant mutat' })
  await worker.relay()
  expect(await panelOf(await person('olga'))).toContain(`dispatch_returned ${work.number}`)
  const again = (await post('/api/dispatch/repeat', { id: first.id, ...fields, address: 'Str. Nouă 5' })).body
  expect(again.data).toMatchObject({
    repeats_id: first.id,
    status: { code: 'prepared' },
    address: 'Str. Nouă 5',
  })
  const twice = await post('/api/dispatch/repeat', { id: first.id, ...fields })
  expect([twice.status, twice.body.code]).toEqual([409, 'DISPATCH_REPEATED'])
  expect((await ofCase(work.id)).map(({ to_repeat, status }) => [status.code, to_repeat])).toEqual([
    ['prepared', false],
    ['returned', false],
  ])
})

it('is mended while it has not left, on the version one saw', async () => {
  const { add, post, whole, mark } = await letterOffice(t)
  const { case_id: _case, document_id: _document, ...fields } = whole
  const { id, version } = await add()
  const changed = await post('/api/dispatch/update', { id, version, ...fields, address: 'Str. Nouă 5' })
  expect(changed.body.data).toMatchObject({ address: 'Str. Nouă 5', version: version + 1 })
  expect((await post('/api/dispatch/update', { id, version, ...fields })).body.code).toBe('STALE_VERSION')
  await mark([id], { status: 'sent' })
  expect((await post('/api/dispatch/update', { id, ...fields })).body.code).toBe('DISPATCH_STATUS')
})

it('mended, it leaves with its files as they were; a file that is taken out and put in again comes as it is now', async () => {
  const office = await letterOffice(t)
  const { post, whole, paper, letter, outgoing, made, work, upload } = office
  const olga = await office.person('olga')
  const upload_id = await upload('semnat.txt', 'Semnat')
  const registered = await olga.post<{ id: number }>(
    '/api/document/add',
    paper({ category: 'iesire', doc_type_id: letter, register_id: outgoing, upload_ids: [upload_id] }),
  )
  const document_id = registered.body.id
  await made('primar', '/api/workcase/add_document', { id: work.id, document_id })
  const { case_id: _case, document_id: _document, ...fields } = whole
  const file_ids = [upload_id]
  const { id, files } = await office.add({ document_id, file_ids })
  expect(files).toMatchObject([{ name: 'semnat.txt' }])
  const version = { id: upload_id, upload_id: await upload('altul.txt', 'Alt text') }
  expect((await olga.post('/api/document_file/add_version', version)).status).toBe(200)
  const mend = async (more: object) =>
    (await post('/api/dispatch/update', { id, ...fields, ...more })).body.data.files
  expect(await mend({ file_ids, address: 'Str. Nouă 5' })).toEqual(files)
  expect(await mend({ file_ids: [] })).toEqual([])
  expect(await mend({ file_ids })).toMatchObject([{ id: upload_id, name: 'altul.txt' }])
})

it('the list is for who dispatches, shows what they see, filters and searches', async () => {
  const { add, person, call, mark } = await letterOffice(t)
  const one = await add()
  const two = await add({ method: 'courier', postal_kind: null, ship_to: 'SC Narcisa SRL' })
  const posta = await person('posta')
  const list = async (query: string) =>
    (await posta.get<ListAnswer<Dispatch>>(`/api/dispatch/list/20?${query}`)).body
  expect((await list('')).meta.total).toBe(2)
  const waiting = async () => (await posta.get('/api/waiting/counts')).body
  expect(await waiting()).toMatchObject({ dispatches: 2 })
  await mark([two.id], { status: 'sent' })
  expect(await waiting()).toMatchObject({ dispatches: 1 })
  const post = 'filters[0][column]=method&filters[0][match][method][equals]=post'
  expect((await list(post)).data.map(({ id }) => id)).toEqual([one.id])
  expect((await list('search=narcisa')).data.map(({ ship_to }) => ship_to)).toEqual(['SC Narcisa SRL'])
  expect((await call('ana', '/api/dispatch/mark', { ids: [one.id], status: 'sent' })).status).toBe(403)
  const closed = await (await person('olga')).get<{ missing: string }>('/api/dispatch/list/20')
  expect([closed.status, closed.body.missing]).toEqual([403, 'shipping.create'])
})

it('a case tells what left it to whoever sees the case, and leaves out what they do not see', async () => {
  const { add, work, sent, call, person, sign, institutionId } = await letterOffice(t)
  const one = await add()
  const olga = await person('olga')
  const seen = async () => (await olga.get<Dispatch[]>(`/api/dispatch/of_case/${work.id}`)).body
  expect((await seen()).map(({ id }) => id)).toEqual([one.id])
  expect((await olga.get('/api/dispatch/of_case/999999')).status).toBe(404)
  await t.asSuperuser('update documents set access_level = 4 where institution_id = $1 and id = $2', [
    institutionId,
    one.document.id,
  ])
  await t.asSuperuser(
    'update document_access set access_level = 4 where institution_id = $1 and document_id = $2',
    [institutionId, one.document.id],
  )
  const told = await (await sign('ana')).get(`/api/workcase/activity/${work.id}`)
  expect(told.status).toBe(200)
  for (const secret of [sent.number, byPost.address]) expect(JSON.stringify(told.body)).not.toContain(secret)
  expect(JSON.stringify(told.body)).toContain('workcase.dispatch_prepared')
  const posta = await person('posta')
  expect((await posta.get<Dispatch[]>(`/api/dispatch/of_case/${work.id}`)).body).toEqual([])
  expect((await posta.get<ListAnswer<Dispatch>>('/api/dispatch/list/20')).body.meta.total).toBe(0)
  expect((await call('ana', '/api/dispatch/mark', { ids: [one.id], status: 'sent' })).status).not.toBe(200)
})

it('prints the list of the day as the post office takes it', async () => {
  const { add, person } = await letterOffice(t)
  await add()
  const posta = await person('posta')
  const printed = await posta.get('/api/dispatch/print?on=2026-11-20&method=post')
  expect([printed.status, printed.headers['content-type']]).toEqual([200, 'application/pdf'])
  expect(printed.raw.subarray(0, 5).toString()).toBe('%PDF-')
  expect((await posta.get('/api/dispatch/print?on=azi')).status).toBe(422)
})
