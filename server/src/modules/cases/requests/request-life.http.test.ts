import type { SubjectActivity } from '@hdoc/contract/calls/subject-activity.ts'
import { expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { noticeWorker, panelOf } from '../../../../test/notices/notice-worker.ts'
import { workerServices } from '../../../../test/programs/worker-services.ts'
import { type RequestAnswer, requestOffice, twoItems } from '../../../../test/requests/request-office.ts'
import { sql } from '../../../platform/db/sql.ts'
import type { JobServices } from '../../../platform/jobs/job-context.ts'
import { lockDocument } from '../../documents/index.ts'
import { handle as removeUploads } from '../../documents/upload/jobs/remove-waiting-uploads.handler.ts'
import { moveWork } from '../move/move-work.ts'
import { program } from '../record/wake-shares.ts'
import { handle as follow } from './follow-requests.handler.ts'

const NOW = '2026-11-20T10:00:00+02:00'
const t = await testApp({
  now: NOW,
  settings: { smtpUrl: 'smtp://127.0.0.1:1' },
  limits: { sessionIdleMinutes: 9_999_999, sessionAbsoluteHours: 99_999 },
})
const worker = await noticeWorker(t)
const both = {
  answers: [
    { n: 1, text: 'a' },
    { n: 2, text: 'b' },
  ],
}

async function town() {
  t.clock.set(NOW)
  const office = await requestOffice(t)
  const { docTypeId, sign } = office
  const activity = async (caseId: number) =>
    (await (await sign('ana')).get<SubjectActivity[]>(`/api/workcase/activity/${caseId}`)).body
  const stopClock = () =>
    t.asSuperuser(`update doc_types set stops_clock = true, day_type = 'calendar' where id = $1`, [docTypeId])
  return { ...office, activity, stopClock }
}
const until10 = { deadline_type: 'date', deadline_on: '2026-12-10' }

it('a case that is closed, or joined to another, keeps the days for which its deadline stood', async () => {
  const { asked, begun, stopClock, made, document, originOf, requests, sign } = await town()
  await stopClock()
  const [closed, joined] = [await asked({}, until10), await asked({}, until10)]
  const into = await begun()
  t.clock.set('2026-11-26T09:00:00+02:00')
  await made('ana', '/api/workcase/close', { id: closed.row.id, status: 6 })
  await made('ana', '/api/workcase/join', { id: into.row.id, other_id: joined.row.id })
  for (const one of [closed, joined])
    expect((await document(originOf(one.row))).deadline_on).toBe('2026-12-16')
  expect(await requests(closed.row.id)).toMatchObject([{ state: 'case_closed', added_days: 6 }])
  const { body } = await (await sign('ana')).get(`/api/workcase/get/${closed.row.id}`)
  expect(body).toMatchObject({ deadline_on: '2026-12-16' })
  expect(await requests(joined.row.id)).toMatchObject([{ state: 'case_joined', added_days: 6 }])
  expect((await joined.show()).body.state).toBe('case_joined')
  await made('primar', '/api/workcase/reopen', { id: closed.row.id, reason: 'Mai sunt completări' })
  expect((await document(originOf(closed.row))).deadline_on).toBe('2026-12-16')
})

it('what comes after the work was handed over is told to whoever has it now', async () => {
  const { asked, urbanism, legal, ids, host, originOf, institutionId } = await town()
  const { row, send } = await asked()
  await t.database.inInstitution(institutionId, async (db) =>
    moveWork(
      { db, actor: { ...program, institutionId, id: ids.ana }, language: 'ro', now: t.clock.now() },
      [{ caseId: row.id, documentId: originOf(row) }],
      {
        from: { id: urbanism, name: 'Urbanism' },
        to: { id: legal, name: 'Juridic' },
        userId: ids.calin,
        sheet: 'F-1',
      },
    ),
  )
  await send({ answers: [{ n: 1, text: 'Planul este la dosar' }] })
  await worker.relay()
  const panel = t.browser(host)
  await panel.signIn('calin')
  expect(await panelOf(panel)).toContain(`data_arrived ${row.number}`)
})

it('a share that waits longer for something else goes on waiting, for its own reason', async () => {
  const { begun, ask, made, sign, activity } = await town()
  const { row, share_id } = await begun()
  await made('ana', '/api/workcase/wait', { share_id, pending_type: 'days', pending_days: 30, reason: 'ISU' })
  const { body } = await ask(row.id)
  const ana = await sign('ana')
  await ana.post('/api/data_request/cancel', { id: body.id, reason: 'Nu mai e nevoie' })
  const now = (await ana.get<typeof row>(`/api/workcase/get/${row.id}`)).body
  expect(now).toMatchObject({ status: { code: 'waiting' }, wait_until: '2026-12-20' })
  expect(now.shares[0]?.reason).toBe('ISU')
  const [ended] = await activity(row.id)
  expect(ended?.action).toBe('workcase.data_ended')
  expect(ended?.changes.map(({ field }) => field)).not.toContain('share_status')
})

it('its sheet, by which anybody answers, is for those who may change it; each print is in the trail', async () => {
  const { asked, sign, activity, requests } = await town()
  const { row, id } = await asked()
  const ion = await sign('ion')
  expect((await ion.get(`/api/workcase/get/${row.id}`)).status).toBe(200)
  expect((await ion.get(`/api/data_request/sheet/${id}`)).status).toBe(403)
  const shown = await ion.get<{ requests: { can: object }[] }>(`/api/data_request/of_case/${row.id}`)
  expect(shown.body.requests[0]?.can).toEqual({ remind: false, cancel: false, print: false })
  expect((await requests(row.id))[0]?.can.print).toBe(true)
  expect((await (await sign('ana')).get(`/api/data_request/sheet/${id}`)).status).toBe(200)
  const prints = (await activity(row.id)).filter(({ action }) => action === 'workcase.data_sheet_printed')
  expect(prints.map(({ by }) => by)).toEqual(['Ana Urbanism'])
})

it('a repeat says nothing twice, and one link does not send without end', async () => {
  const { asked, requests, institutionId } = await town()
  const { row, id, send } = await asked()
  const once = { answers: [{ n: 1, text: 'Planul este la dosar' }], message: 'Revin cu dovada' }
  expect([(await send(once)).status, (await send(once)).status]).toEqual([200, 200])
  expect((await requests(row.id))[0]?.replies.map(({ text }) => text)).toEqual(['Revin cu dovada'])
  await t.asSuperuser('update data_requests set sends = 50 where institution_id = $1 and id = $2', [
    institutionId,
    id,
  ])
  const more = await send({ answers: [{ n: 1, text: 'Altă variantă' }], message: 'Și încă ceva' })
  expect([more.status, more.body.code]).toEqual([409, 'DATA_REQUEST_SENDS'])
  expect((await requests(row.id))[0]).toMatchObject({
    items: [{ answer: 'Planul este la dosar' }, {}],
    replies: [{}],
  })
})

it('a whole file waits for its sending as long as its request, and goes when that is over', async () => {
  const { asked, sign, document, originOf, institutionId } = await town()
  const plan = Buffer.from('Plan de situație vizat\n')
  const [kept, dropped] = [await asked(), await asked()]
  for (const one of [kept, dropped]) await one.upload(1, 'plan.txt', plan)
  await (await sign('ana')).post<RequestAnswer>('/api/data_request/cancel', { id: dropped.id, reason: 'x' })
  t.clock.set('2026-11-24T08:05:00+02:00')
  const services = await workerServices(t)
  await follow(services)
  await removeUploads(services)
  expect((await kept.show()).body.items[0]?.files).toMatchObject([{ name: 'plan.txt', whole: true }])
  await kept.send()
  expect((await document(originOf(kept.row))).files.map(({ name }) => name)).toEqual(['plan.txt'])
  const left = await t.asSuperuser(
    'select id from files where institution_id = $1 and data_request_id = $2',
    [institutionId, dropped.id],
  )
  expect(left).toEqual([])
})

it('an institution whose upkeep fails stops none of the others', async () => {
  const [broken, well] = [await town(), await town()]
  const [first, second] = [await broken.asked(), await well.asked()]
  t.clock.set('2026-12-04T00:06:00+02:00')
  const failures: unknown[] = []
  const services = await workerServices(t)
  const failing: JobServices = {
    ...services,
    log: Object.assign(Object.create(services.log), { error: (told: unknown) => failures.push(told) }),
    database: {
      ...t.worker,
      inInstitution: (id, work, options) =>
        id === broken.institutionId
          ? Promise.reject(new Error('broken'))
          : t.worker.inInstitution(id, work, options),
    },
  }
  await follow(failing)
  expect((await well.requests(second.row.id))[0]?.state).toBe('expired')
  expect(failures).toMatchObject([{ institution: broken.institutionId }])
  await follow(services)
  expect((await broken.requests(first.row.id))[0]?.state).toBe('expired')
})

it('sending takes the documents of its case in the order of their ids, as everybody does', async () => {
  const { register, asked, made, originOf, institutionId } = await town()
  const earlier = await register()
  const { row, send } = await asked({ items: twoItems })
  await made('primar', '/api/workcase/add_document', { id: row.id, document_id: earlier.id, role: 'worked' })
  let sending: ReturnType<typeof send> | undefined
  await t.database.inInstitution(institutionId, async (db) => {
    await lockDocument(db, earlier.id)
    sending = send(both)
    const waiting = () =>
      t.asSuperuser(
        `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      )
    await expect.poll(waiting, { timeout: 15_000 }).not.toEqual([])
    await db.run(sql`
      select 1 from documents where institution_id = ${institutionId} and id = ${originOf(row)} for update nowait`)
  })
  expect((await sending)?.body.data.state).toBe('answered')
})
