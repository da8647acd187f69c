import type { SubjectActivity } from '@hdoc/contract/calls/subject-activity.ts'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import { expect, it } from 'vitest'
import { startedAnew, testApp } from '../../../../../test/browsers/app.ts'
import { noticeWorker, panelOf } from '../../../../../test/notices/notice-worker.ts'
import { jobTurns } from '../../../../../test/programs/job-turns.ts'
import { type RequestAnswer, requestOffice, twoItems } from '../../../../../test/requests/request-office.ts'
import type { Settings } from '../../../../platform/env.ts'
import { mailRequest } from './mail-request.ts'

const t = await testApp({
  now: '2026-11-20T10:00:00+02:00',
  settings: { smtpUrl: 'smtp://127.0.0.1:1' },
})
const worker = await noticeWorker(t)
const turns = jobTurns(t, worker.services, mailRequest)
const refused = Object.assign(new Error('no such user'), { responseCode: 550, code: 'EENVELOPE' })
const unreachable = Object.assign(new Error('down'), { code: 'ECONNREFUSED' })

/** A case whose request is to leave, and what becomes of its mail. */
async function town() {
  worker.mails.length = 0
  worker.server.refuse = undefined
  const office = await requestOffice(t)
  const { institutionId, requests, sign } = office
  const { row, id } = await office.asked()
  await worker.relay()
  const state = async () => {
    const [one] = await requests(row.id)
    return [one?.mail_state, one?.mail_reason, one?.mailed_at ?? null]
  }
  const mail = async (attempt = 1) => {
    await worker.relay()
    return turns.all(attempt)
  }
  /** Runs one of its mails again. */
  const again = (which: string, attempt = 2) =>
    turns.one(institutionId, { request_id: id, mail: which }, attempt)
  const remind = async (more: object = {}) =>
    (await sign('ana')).post<RequestAnswer>('/api/data_request/remind', { id, ...more })
  const told = async () => {
    const panel = t.browser(office.host)
    await panel.signIn('ana')
    return (await panelOf(panel)).filter((one) => one.startsWith('data_mail'))
  }
  /** A worker with other settings, which takes the mails of this request. */
  const other = async (settings: Partial<Settings>) => {
    const one = await noticeWorker(t, { settings })
    return { ...one, turns: jobTurns(t, one.services, mailRequest) }
  }
  return { ...office, row, id, state, mail, again, remind, told, other }
}

it('is said to leave until it has left, once, and then when and where to', async () => {
  const { state, mail, again, row, sign } = await town()
  expect(await state()).toEqual(['waiting', '', null])
  expect(worker.mails).toHaveLength(0)
  expect(await mail()).toBe(0)
  expect(await state()).toEqual(['left', '', expect.stringContaining('2026-11-20')])
  expect(await again('asked')).toBe(true)
  expect(worker.mails.map(({ to }) => to)).toEqual(['petent@example.com'])
  const { body } = await (await sign('ana')).get<SubjectActivity[]>(`/api/workcase/activity/${row.id}`)
  expect(body[0]).toMatchObject({
    action: 'workcase.data_mailed',
    changes: [{ field: 'mailed_to', after: 'petent@example.com' }],
  })
})

it('refused for good, whoever asked is told, and it leaves again for the address that is right', async () => {
  const { state, mail, again, remind, told, row } = await town()
  worker.server.refuse = refused
  expect(await mail()).toBe(0)
  expect(await state()).toEqual(['refused', 'Serverul a refuzat mesajul: 550', null])
  expect(await told()).toEqual([`data_mail_refused ${row.number}`])
  worker.server.refuse = undefined
  expect(await again('asked')).toBe(true)
  expect(worker.mails).toHaveLength(0)
  const { body } = await remind({ email: 'petent.corect@example.com' })
  expect(body.data).toMatchObject({ mail_state: 'waiting', email: 'petent.corect@example.com' })
  expect(await mail()).toBe(0)
  expect((await state())[0]).toBe('left')
  // The citizen reads of it for the first time.
  expect(worker.mails).toMatchObject([
    { to: 'petent.corect@example.com', subject: expect.stringMatching(/^Completare la cererea/) },
  ])
})

it('is tried again while the server is down, and given up with the last reason', async () => {
  const { state, mail, again, remind, told, row } = await town()
  worker.server.refuse = unreachable
  expect(await mail()).toBe(1)
  expect(await state()).toEqual(['failed', 'Serverul nu răspunde: ECONNREFUSED', null])
  expect(await told()).toEqual([])
  await again('asked', 12)
  expect(await state()).toEqual(['refused', 'Serverul nu răspunde: ECONNREFUSED', null])
  expect(await told()).toEqual([`data_mail_refused ${row.number}`])
  worker.server.refuse = undefined
  expect((await remind()).status).toBe(200)
  // The one that is asked for by hand takes the place of the first.
  expect(await again('asked', 13)).toBe(true)
  expect(await state()).toEqual(['waiting', '', null])
  expect(await mail()).toBe(0)
  expect(worker.mails).toHaveLength(1)
})

it('without a mail server nothing is asked by e-mail, and nothing is said to have left', async () => {
  const { state, remind, other, institutionId, id, host, begun } = await town()
  const bare = await other({ smtpUrl: undefined })
  expect(await bare.turns.one(institutionId, { request_id: id, mail: 'asked' }, 1)).toBe(true)
  expect(await state()).toEqual(['refused', 'Canalul nu este configurat', null])
  await remind()
  const anew = await other({ secret: 'alt-secret-al-instalării-0123456789', oldSecrets: [] })
  expect(await anew.turns.one(institutionId, { request_id: id, mail: 'again-1' }, 1)).toBe(true)
  expect((await state())[1]).toContain('Legătura nu mai poate fi refăcută')
  expect([...bare.mails, ...anew.mails]).toEqual([])
  const { row } = await begun()
  const ana = (await startedAnew(t, { smtpUrl: undefined })).browser(host)
  await ana.signIn('ana')
  const ask = { case_id: row.id, items: twoItems, until_on: '2026-12-03', way: 'email', email: 'p@e.ro' }
  expect((await ana.post<Failure>('/api/data_request/add', ask)).body.errors).toEqual({
    way: ['Serverul de e-mail nu este configurat: alegeți foaia tipărită.'],
  })
  const late = { ...ask, until_on: '2027-05-20' }
  expect((await ana.post<Failure>('/api/data_request/add', late)).body.errors).toEqual({
    until_on: ['Alegeți o zi până la 19.05.2027.'],
  })
  expect((await ana.post('/api/data_request/add', { ...ask, way: 'paper', email: '' })).status).toBe(200)
  expect((await ana.get<{ mails: boolean }>(`/api/data_request/of_case/${row.id}`)).body.mails).toBe(false)
  expect((await ana.post<Failure>('/api/data_request/remind', { id })).body.code).toBe('DATA_REQUEST_NO_MAIL')
})
