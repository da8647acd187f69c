import type { Failure } from '@hdoc/contract/failures/errors.ts'
import { expect, it } from 'vitest'
import { testApp } from '../../../../../test/browsers/app.ts'
import { requestOffice } from '../../../../../test/requests/request-office.ts'

const NOW = '2026-11-20T10:00:00+02:00'
const t = await testApp({
  now: NOW,
  settings: { smtpUrl: 'smtp://127.0.0.1:1' },
  limits: { sessionIdleMinutes: 9_999_999, sessionAbsoluteHours: 99_999 },
})
const text = Buffer.from('Plan de situație vizat de OCPI, planșa 1.\n')

it('shows what is asked, by whom and until when, and nothing of any person but who asks', async () => {
  const { asked } = await requestOffice(t)
  const { show } = await asked({}, { short_description: 'Cerere SECRETĂ', additional_info: 'SECRET' })
  const { body, raw } = await show()
  expect(body).toMatchObject({
    state: 'open',
    number: 'RG-0001/2026',
    asked_by: 'Ana Urbanism',
    group: 'Urbanism',
    until_on: '2026-12-03',
    items: [{ n: 1, what: 'Plan de situație vizat OCPI' }, { n: 2 }],
    max_files: 10,
    max_mb: 25,
  })
  for (const secret of ['SECRET', 'Popescu', 'petent@example.com', 'DS-0'])
    expect(raw.toString()).not.toContain(secret)
})

it('a wrong secret, another’s secret and no such request answer alike; guesses are limited', async () => {
  const { asked, guest } = await requestOffice(t)
  const [one, other] = [await asked(), await asked()]
  const ask = async (id: number, k: string) => {
    const { status, body } = await guest.get<Failure>(`/api/data_request/show/${id}?k=${k}`)
    return [status, body.code]
  }
  const unknown = [404, 'DATA_REQUEST_UNKNOWN']
  expect(await ask(one.id, other.k)).toEqual(unknown)
  expect(await ask(one.id, 'a'.repeat(40))).toEqual(unknown)
  expect(await ask(999_999, one.k)).toEqual(unknown)
  const elsewhere = await requestOffice(t)
  const there = await elsewhere.guest.get<Failure>(`/api/data_request/show/${one.id}?k=${one.k}`)
  expect([there.status, there.body.code]).toEqual(unknown)
  const wrong = { id: one.id, k: other.k }
  const begun = await guest.step<Failure>(
    'POST',
    `/api/data_request/file/${one.id}?k=${other.k}&item=1`,
    undefined,
    {
      'upload-length': '5',
      'upload-metadata': 'filename YS50eHQ=',
    },
  )
  const finished = await guest.post<Failure>('/api/data_request/finish_file', { ...wrong, file_id: 1 })
  const sent = await guest.post<Failure>('/api/data_request/send', wrong)
  for (const { status, body } of [begun, finished, sent]) expect([status, body.code]).toEqual(unknown)
  for (let n = 0; n < 40; n++) await ask(one.id, `${n}`.padStart(40, 'x'))
  expect((await ask(one.id, 'b'.repeat(40)))[0]).toBe(429)
})

it('a file goes on where it stands, is looked at, may be taken out, and waits for the sending', async () => {
  const { asked, guest } = await requestOffice(t)
  const { id, k, begin, finish, send, show } = await asked()
  const begun = await begin(1, 'plan.txt', text.length, text.subarray(0, 10))
  expect([begun.status, begun.headers['upload-offset']]).toEqual([201, '10'])
  const part = String(begun.headers.location)
  expect(part).toContain(`?k=${k}`)
  const fileId = Number(/part\/\d+\/(\d+)/.exec(part)?.[1])
  expect((await finish(fileId)).body.code).toBe('UPLOAD_UNFINISHED')
  expect((await guest.step('HEAD', part)).headers['upload-offset']).toBe('10')
  const at = (offset: number) => ({ 'upload-offset': String(offset) })
  expect((await guest.step('PATCH', part, text, at(0))).status).toBe(409)
  expect((await guest.step('PATCH', part, text.subarray(10), at(10))).headers['upload-offset']).toBe(
    String(text.length),
  )
  const [first, again] = await Promise.all([finish(fileId), finish(fileId)])
  expect([first.status, again.status]).toEqual([200, 200])
  const other = await asked()
  expect((await guest.step('HEAD', `/api/data_request/part/${other.id}/${fileId}?k=${other.k}`)).status).toBe(
    404,
  )
  expect((await guest.step('HEAD', `/api/data_request/part/${id}/${fileId}?k=${other.k}`)).status).toBe(404)
  expect((await guest.step('DELETE', part)).status).toBe(204)
  expect((await show()).body.items[0]?.files).toEqual([])
  const nothing = await send()
  expect([nothing.status, nothing.body.code]).toEqual([422, 'DATA_REQUEST_EMPTY'])
})

it('refuses what is too big, what is of another kind, for no item, and an eleventh file', async () => {
  const { asked } = await requestOffice(t)
  const { begin, upload, show } = await asked()
  expect((await begin(1, 'mare.pdf', 25 * 1024 * 1024 + 1)).body.code).toBe('file_too_big')
  expect((await begin(7, 'a.txt', 5)).body.errors).toHaveProperty('item')
  expect((await upload(1, 'program.exe', Buffer.from('MZ'))).body.code).toBe('file_type')
  expect((await upload(1, 'fals.pdf', text)).body.code).toBe('FILE_CONTENT')
  expect((await show()).body.items[0]?.files).toEqual([])
  const many = await Promise.all(Array.from({ length: 12 }, (_, n) => begin(1, `${n}.txt`, 5)))
  expect(many.filter(({ status }) => status === 201)).toHaveLength(10)
  expect(many.find(({ status }) => status !== 201)?.body.code).toBe('DATA_REQUEST_FULL')
})

it('sent twice at once it arrives once, and the second tap is answered like the first', async () => {
  const { asked, document, originOf, requests } = await requestOffice(t)
  const { row, upload, send } = await asked()
  await upload(1, 'plan.txt', text)
  const answer = { answers: [{ n: 2, text: 'Nu există' }] }
  const both = await Promise.all([send(answer), send(answer)])
  expect(both.some(({ status }) => status === 200)).toBe(true)
  expect((await document(originOf(row))).files).toHaveLength(1)
  expect((await requests(row.id))[0]?.state).toBe('answered')
  const partly = await asked()
  expect((await partly.send(answer)).status).toBe(200)
  expect((await partly.send(answer)).status).toBe(200)
  expect((await requests(partly.row.id))[0]?.items.map(({ answer: text2 }) => text2)).toEqual([
    '',
    'Nu există',
  ])
})
