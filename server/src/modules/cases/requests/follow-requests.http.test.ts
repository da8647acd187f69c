import type { ListAnswer } from '@hdoc/contract/calls/resource.ts'
import type { QueuedShare } from '@hdoc/contract/cases/case-rows.ts'
import { expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { noticeWorker } from '../../../../test/notices/notice-worker.ts'
import { workerServices } from '../../../../test/programs/worker-services.ts'
import { requestOffice } from '../../../../test/requests/request-office.ts'
import type { JobContext } from '../../../platform/jobs/job-context.ts'
import type { Mail } from '../../../platform/mail/mailer.ts'
import { handle as tellDeadlines } from '../../documents/notices/deadlines/tell-deadlines.handler.ts'
import { handle as follow } from './follow-requests.handler.ts'
import { handle as mailRequest } from './mail/mail-request.handler.ts'

const NOW = '2026-11-20T10:00:00+02:00'
const t = await testApp({
  now: NOW,
  settings: { smtpUrl: 'smtp://127.0.0.1:1' },
  limits: { sessionIdleMinutes: 9_999_999, sessionAbsoluteHours: 99_999 },
})
const worker = await noticeWorker(t)
const at = async (time: string) => {
  t.clock.set(time)
  await follow(await workerServices(t))
}

async function town() {
  t.clock.set(NOW)
  const office = await requestOffice(t)
  const { institutionId, docTypeId } = office
  const stopClock = (dayType = 'calendar') =>
    t.asSuperuser('update doc_types set stops_clock = true, day_type = $2 where id = $1', [
      docTypeId,
      dayType,
    ])
  /** Mails that wait in the queue for a request of this institution. */
  const waiting = async () => {
    await worker.relay()
    const rows = await t.asSuperuser<{ payload: { institution: number; payload: { mail: string } } }>(
      `select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks k on k.id = j.task_id
        where k.identifier = 'cases.mail-data-request'`,
    )
    return rows.flatMap(({ payload }) =>
      payload.institution === institutionId ? [payload.payload.mail] : [],
    )
  }
  const mails: Mail[] = []
  const mail = async (request_id: number, which: string) => {
    const services = await workerServices(t)
    const ctx: JobContext = {
      ...services,
      mailer: { send: async (one) => void mails.push(one), close: () => undefined },
      institutionId,
      signal: new AbortController().signal,
      tx: (work, options) => services.database.inInstitution(institutionId, work, options),
    }
    await mailRequest(ctx, { request_id, mail: which })
    return mails.at(-1)
  }
  return { ...office, stopClock, waiting, mail, mails }
}

it('its last day over, the link ends and the share is in work again; what came stays', async () => {
  const { asked, requests, sign, document, originOf } = await town()
  const { row, show, send } = await asked()
  await send({ answers: [{ n: 1, text: 'Planul este la dosar' }] })
  await at('2026-12-03T23:30:00+02:00')
  expect((await show()).body.state).toBe('open')
  await at('2026-12-04T00:06:00+02:00')
  expect(await requests(row.id)).toMatchObject([
    { state: 'expired', items: [{ answer: 'Planul este la dosar' }, {}] },
  ])
  expect((await show()).body).toMatchObject({ state: 'expired', until_on: '2026-12-03' })
  const { body } = await (await sign('ana')).get(`/api/workcase/get/${row.id}`)
  expect(body).toMatchObject({ status: { code: 'in_progress' } })
  expect((await document(originOf(row))).status.id).toBe(3)
})

it('the mail bears the link that opens the page, and reminds once, three days before', async () => {
  const { asked, keyOf, mail, waiting, mails } = await town()
  const { id } = await asked()
  expect(await waiting()).toEqual(['asked'])
  const first = await mail(id, 'asked')
  expect(first).toMatchObject({
    to: 'petent@example.com',
    subject: expect.stringContaining('RG-0001/2026/20.11.2026'),
  })
  expect(first?.text).toContain(`/#/cerere-date/${id}?k=${await keyOf(id)}`)
  expect(first?.text).toContain('1. Plan de situație vizat OCPI')
  await at('2026-11-29T08:00:00+02:00')
  expect(await waiting()).toEqual(['asked'])
  await at('2026-11-30T08:00:00+02:00')
  await at('2026-12-01T08:00:00+02:00')
  expect(await waiting()).toEqual(['asked', 'reminder'])
  const reminder = await mail(id, 'reminder')
  expect([reminder?.messageId === first?.messageId, (await mail(id, 'reminder'))?.messageId]).toEqual([
    false,
    reminder?.messageId,
  ])
  await at('2026-12-04T08:00:00+02:00')
  await mail(id, 'again-1')
  expect(mails).toHaveLength(2)
})

it('where the type says so, the deadline stands from the request to the last answer, with the reason', async () => {
  const { asked, stopClock, sign, document, originOf, requests } = await town()
  await stopClock()
  const { row, send } = await asked({}, { deadline_type: 'date', deadline_on: '2026-12-10' })
  const ana = await sign('ana')
  const now = async () => (await ana.get<typeof row>(`/api/workcase/get/${row.id}`)).body
  expect(await now()).toMatchObject({ deadline_on: '2026-12-10', stopped_since: expect.any(String) })
  t.clock.set('2026-11-26T09:00:00+02:00')
  await send({
    answers: [
      { n: 1, text: 'a' },
      { n: 2, text: 'b' },
    ],
  })
  // Six days of standing.
  expect(await now()).toMatchObject({ deadline_on: '2026-12-16', stopped_since: null })
  const { deadline_on, deadline_reason } = await document(originOf(row))
  expect([deadline_on, JSON.stringify(deadline_reason)]).toEqual([
    '2026-12-16',
    expect.stringContaining('10.12.2026'),
  ])
  expect(await requests(row.id)).toMatchObject([{ added_days: 6, stops_clock: true }])
  const kept = await t.asSuperuser('select reason, stopped from document_extensions where document_id = $1', [
    originOf(row),
  ])
  expect(kept).toEqual([
    { reason: 'Termenul a stat cât s-au așteptat completări: 20.11.2026–26.11.2026', stopped: true },
  ])
})

it('the days for which it stood are added to the end of the term, which moves off days off once, and last', async () => {
  const { asked, stopClock, document, originOf, sign } = await town()
  await stopClock()
  // Eight days end on Saturday 28.11; 30.11 and 01.12 are holidays.
  const term = { deadline_type: 'days', deadline_days: 8 }
  const [short, long] = [await asked({}, term), await asked({}, term)]
  const answers = [
    { n: 1, text: 'a' },
    { n: 2, text: 'b' },
  ]
  const day = async (one: typeof short) => (await document(originOf(one.row))).deadline_on
  expect(await day(short)).toBe('2026-12-02')
  t.clock.set('2026-11-21T09:00:00+02:00')
  await short.send({ answers })
  t.clock.set('2026-11-26T09:00:00+02:00')
  await long.send({ answers })
  // 28.11 and a day is a Sunday, which moves to the same day; 28.11 and six days is a Friday.
  expect([await day(short), await day(long)]).toEqual(['2026-12-02', '2026-12-04'])
  const ana = await sign('ana')
  const { extensions, deadline_reason } = (
    await ana.get<{ extensions: unknown[]; deadline_reason: string }>(
      `/api/document/get/${originOf(short.row)}`,
    )
  ).body
  expect(extensions).toMatchObject([
    { before: '2026-12-02', after: '2026-12-02', stopped: true, stood_days: 1 },
  ])
  expect(deadline_reason).toContain('prelungit de la 28.11.2026 cu 1 zi calendaristică')
})

it('a deadline that a free day taken back does not draw nearer is not said to have moved', async () => {
  const { asked, stopClock, document, originOf, requests, institutionId } = await town()
  await stopClock()
  const free = (...dates: string[]) =>
    t.asSuperuser('update institutions set free_days = $2::jsonb where id = $1', [
      institutionId,
      JSON.stringify(dates.map((date) => ({ date, name: '' }))),
    ])
  await free('2026-11-25', '2026-11-26')
  const one = await asked({}, { deadline_type: 'days', deadline_days: 5 })
  await free()
  t.clock.set('2026-11-21T09:00:00+02:00')
  await one.send({
    answers: [
      { n: 1, text: 'a' },
      { n: 2, text: 'b' },
    ],
  })
  expect((await document(originOf(one.row))).deadline_on).toBe('2026-11-27')
  expect(await requests(one.row.id)).toMatchObject([{ state: 'answered', added_days: 0 }])
})

it('in working days a weekend adds nothing; where the type does not say so, nothing moves', async () => {
  const { asked, stopClock, sign } = await town()
  const plain = await asked({}, { deadline_type: 'date', deadline_on: '2026-12-10' })
  await stopClock('working')
  const working = await asked({}, { deadline_type: 'date', deadline_on: '2026-12-10' })
  t.clock.set('2026-11-23T09:00:00+02:00')
  const answers = [
    { n: 1, text: 'a' },
    { n: 2, text: 'b' },
  ]
  for (const one of [plain, working]) await one.send({ answers })
  const ana = await sign('ana')
  const day = async (id: number) =>
    (await ana.get<{ deadline_on: string }>(`/api/workcase/get/${id}`)).body.deadline_on
  expect([await day(plain.row.id), await day(working.row.id)]).toEqual(['2026-12-10', '2026-12-11'])
})

it('a request that is ended days after its last day adds none of them to the deadline', async () => {
  const { asked, stopClock, document, originOf } = await town()
  await stopClock()
  const { row } = await asked({}, { deadline_type: 'date', deadline_on: '2026-12-10' })
  await at('2026-12-09T08:00:00+02:00')
  // From 20.11. to the day after 03.12.
  expect((await document(originOf(row))).deadline_on).toBe('2026-12-24')
})

it('a case whose deadline is that of another paper does not say that it stands', async () => {
  const { asked, stopClock, sign, made, register, docTypeId } = await town()
  await stopClock()
  const until = (deadline_on: string) => ({ deadline_type: 'date', deadline_on })
  const { row } = await asked({}, until('2026-12-10'))
  const ana = await sign('ana')
  const stands = async () => {
    const { body } = await ana.get<typeof row>(`/api/workcase/get/${row.id}`)
    const queue = await ana.get<ListAnswer<QueuedShare>>('/api/workcase/queue/mine/20')
    const listed = queue.body.data.find(({ id }) => id === row.id)
    return [body.deadline_on, body.stopped_since !== null, listed?.clock_stopped]
  }
  const join = async (deadline_on: string) => {
    const { id } = await register({ doc_type_id: docTypeId, ...until(deadline_on) })
    await made('primar', '/api/workcase/add_document', { id: row.id, document_id: id, role: 'worked' })
  }
  await join('2026-12-15')
  expect(await stands()).toEqual(['2026-12-10', true, true])
  await join('2026-12-08')
  expect(await stands()).toEqual(['2026-12-08', false, false])
})

it('a deadline that stands is not told as near', async () => {
  const { asked, stopClock, institutionId } = await town()
  await stopClock()
  await asked({}, { deadline_type: 'date', deadline_on: '2026-11-27' })
  const other = await asked({}, { deadline_type: 'date', deadline_on: '2026-11-27' })
  await other.send({
    answers: [
      { n: 1, text: 'a' },
      { n: 2, text: 'b' },
    ],
  })
  await tellDeadlines(await workerServices(t))
  const told = await t.asSuperuser<{ document_id: number }>(
    'select document_id from document_deadline_notices where institution_id = $1',
    [institutionId],
  )
  expect(told).toEqual([{ document_id: other.row.documents[0]?.id }])
})
