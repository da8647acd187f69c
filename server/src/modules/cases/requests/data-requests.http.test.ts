import type { SubjectActivity } from '@hdoc/contract/calls/subject-activity.ts'
import { expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { noticeWorker, panelOf } from '../../../../test/notices/notice-worker.ts'
import { type RequestAnswer, requestOffice, twoItems } from '../../../../test/requests/request-office.ts'

const NOW = '2026-11-20T10:00:00+02:00'
const t = await testApp({
  now: NOW,
  settings: { smtpUrl: 'smtp://127.0.0.1:1' },
  limits: { sessionIdleMinutes: 9_999_999, sessionAbsoluteHours: 99_999 },
})
const worker = await noticeWorker(t)
const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')

it('what is asked waits; each arrival is told, and with the last one the share is in work again', async () => {
  const { asked, document, originOf, requests, sign, host, damage } = await requestOffice(t)
  const { row, id, upload, send, show } = await asked()
  const ana = await sign('ana')
  const now = async () => (await ana.get<typeof row>(`/api/workcase/get/${row.id}`)).body
  expect(await now()).toMatchObject({
    status: { code: 'waiting' },
    wait_until: '2026-12-04',
    can: { request_data: false },
  })
  expect((await document(originOf(row))).status.id).toBe(15)
  expect((await upload(1, 'plan-situație.pdf', pdf)).body.data.items[0]?.files).toMatchObject([
    { name: 'plan-situație.pdf', whole: true, sent: false },
  ])
  expect((await document(originOf(row))).files).toEqual([])
  const first = await send()
  expect(first.body.data).toMatchObject({ state: 'open', items: [{ answered: true }, { answered: false }] })
  const second = await send({
    answers: [{ n: 2, text: 'Am achitat online, chitanța 15.' }],
    message: 'Mulțumesc',
  })
  expect(second.body.data).toMatchObject({ state: 'answered', items: [] })
  expect((await document(originOf(row))).files).toMatchObject([
    { name: 'plan-situație.pdf', from_citizen: true, created_by: 'Petentul' },
  ])
  expect(await now()).toMatchObject({ status: { code: 'in_progress' }, can: { request_data: true } })
  expect(await requests(row.id)).toMatchObject([
    {
      id,
      state: 'answered',
      items: [{ files: [{ name: 'plan-situație.pdf' }] }, { answer: 'Am achitat online, chitanța 15.' }],
      replies: [{ text: 'Mulțumesc' }],
    },
  ])
  await worker.relay()
  const panel = t.browser(host)
  await panel.signIn('ana')
  expect((await panelOf(panel)).slice(0, 2)).toEqual([
    `data_complete ${row.number}`,
    `data_arrived ${row.number}`,
  ])
  const { body } = await ana.get<SubjectActivity[]>(`/api/workcase/activity/${row.id}`)
  expect(body.slice(0, 5).map(({ action, by }) => [action, by])).toEqual([
    ['workcase.data_ended', 'Petentul'],
    ['workcase.data_arrived', 'Petentul'],
    ['workcase.data_arrived', 'Petentul'],
    ['file.attached', 'Petentul'],
    ['workcase.data_asked', 'Ana Urbanism'],
  ])
  expect((await show()).body).toMatchObject({ state: 'answered', items: [], message: '' })
  expect(await damage()).toEqual([])
})

it('is asked by whoever has taken the work over, one at a time, with items, a day and an address', async () => {
  const { open, urbanism, begun, ask, ids, sign } = await requestOffice(t)
  const untaken = await open([{ group_id: urbanism, user_id: ids.ana, role: 'lead' }])
  expect((await ask(untaken.id)).status).toBe(409)
  const { row } = await begun()
  const body = { case_id: row.id, items: twoItems, until_on: '2026-12-03', email: 'p@example.com' }
  expect((await (await sign('calin')).post('/api/data_request/add', body)).status).toBe(403)
  expect((await (await sign('ion')).post<RequestAnswer>('/api/data_request/add', body)).body.code).toBe(
    'FORBIDDEN',
  )
  const wrong = async (more: object) => Object.keys((await ask(row.id, more)).body.errors ?? {})
  expect(await wrong({ items: [] })).toEqual(['items'])
  expect(await wrong({ items: [''] })).toEqual(['items.0'])
  expect(await wrong({ until_on: '2026-11-20' })).toEqual(['until_on'])
  expect(await wrong({ email: '' })).toEqual(['email'])
  const both = await Promise.all([ask(row.id), ask(row.id)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await ask(row.id)).body.code).toBe('DATA_REQUEST_WAITING')
  const there = `/api/data_request/of_case/${row.id}`
  expect((await (await sign('ana')).get<{ requests: [] }>(there)).body.requests).toHaveLength(1)
})

it('taken back with a reason: the share is in work, the link says so; closing the case ends the link too', async () => {
  const { asked, sign, made } = await requestOffice(t)
  const one = await asked()
  const ana = await sign('ana')
  const cancel = (reason: string) =>
    ana.post<RequestAnswer>('/api/data_request/cancel', { id: one.id, reason })
  expect((await cancel('')).body.errors).toHaveProperty('reason')
  expect((await cancel('A venit la ghișeu')).body.data).toMatchObject({
    state: 'cancelled',
    end_reason: 'A venit la ghișeu',
  })
  expect((await cancel('Din nou')).body.code).toBe('DATA_REQUEST_OVER')
  expect((await one.show()).body.state).toBe('cancelled')
  expect((await one.send({ answers: [{ n: 1, text: 'x' }] })).body).toMatchObject({
    code: 'DATA_REQUEST_OVER',
    message: 'Solicitarea s-a încheiat: Retrasă.',
  })
  const other = await asked()
  await made('ana', '/api/workcase/close', { id: other.row.id, status: 6 })
  expect((await other.show()).body.state).toBe('case_closed')
})

it('its sheet is a PDF while it waits, and it is mailed again on demand, not when it went on paper', async () => {
  const { asked, sign } = await requestOffice(t)
  const paper = await asked({ way: 'paper', email: '' })
  const ana = await sign('ana')
  const sheet = await ana.get(`/api/data_request/sheet/${paper.id}`)
  expect([sheet.status, sheet.headers['content-type'], sheet.raw.subarray(0, 5).toString()]).toEqual([
    200,
    'application/pdf',
    '%PDF-',
  ])
  const remind = (id: number) => ana.post<RequestAnswer>('/api/data_request/remind', { id })
  expect((await remind(paper.id)).body.code).toBe('DATA_REQUEST_ON_PAPER')
  const mailed = await asked()
  expect((await remind(mailed.id)).status).toBe(200)
  expect((await ana.get('/api/data_request/sheet/999999')).status).toBe(404)
})
