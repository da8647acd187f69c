import type { ListAnswer } from '@hdoc/contract/calls/resource.ts'
import type { SubjectActivity } from '@hdoc/contract/calls/subject-activity.ts'
import type { Document, DocumentListRow } from '@hdoc/contract/documents/record/documents.ts'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { type Changed, clerkOffice } from '../../../../test/offices/clerk-office.ts'
import { aGroup, aPerson } from '../../../../test/offices/person.ts'

const t = await testApp({ now: '2026-11-20T10:00:00+02:00' })
type Browser = Awaited<ReturnType<Awaited<ReturnType<typeof clerkOffice>>['as']>>
const get = async (browser: Browser, id: number) =>
  (await browser.get<Document>(`/api/document/get/${id}`)).body
const change = (browser: Browser, id: number, status: number, more: object = {}) =>
  browser.post<Changed>('/api/document/change_status', { id, status, ...more })
const extend = (browser: Browser, id: number, more: object) =>
  browser.post<Changed>('/api/document/extend_deadline', { id, reason: 'Lipsesc acte', ...more })
/** Documents by status, as both tables of counters say and as the documents are. */
const counted = async (institutionId: number) =>
  (
    await t.asSuperuser<{ table: string; rows: string }>(
      `select 'totals' as table, coalesce(jsonb_agg(x order by x), '[]')::text as rows from
         (select status, sum(documents) as n from document_totals where institution_id = $1 group by 1 having sum(documents) <> 0) x
       union all select 'counts', coalesce(jsonb_agg(x order by x), '[]')::text from
         (select status, sum(documents) as n from document_counts where institution_id = $1 group by 1 having sum(documents) <> 0) x
       union all select 'documents', coalesce(jsonb_agg(x order by x), '[]')::text from
         (select status, count(*) as n from documents where institution_id = $1 group by 1) x`,
      [institutionId],
    )
  ).map(({ rows }) => rows)

describe('POST /api/document/change_status', () => {
  it('is refused to guests, to those who may not edit, and for what may not be seen', async () => {
    const { host, register, as } = await clerkOffice(t)
    const { id } = await register()
    expect((await change(t.browser(host), id, 6)).status).toBe(401)
    const refused = await change(await as('radu'), id, 6)
    expect([refused.status, refused.body.missing]).toEqual([403, 'document.edit_own_register'])
    expect((await get(await as('radu'), id)).cannot.change_status).toContain('Nu aveți dreptul necesar')
    const hidden = await register({ access_level: 'restricted' })
    expect((await change(await as('radu'), hidden.id, 6)).status).toBe(404)
  })

  it('lets the department at work on it move it on', async () => {
    const { institutionId, host, register } = await clerkOffice(t)
    const group = await aGroup(t.database, institutionId, 'Urbanism')
    await aPerson(t.database, institutionId, 'referent', {
      permissions: ['document.list'],
      groupIds: [group],
    })
    const worker = t.browser(host)
    await worker.signIn('referent')
    const mine = await register({ group_id: group })
    expect((await change(worker, mine.id, 8)).body.data.status.code).toBe('document_solved_favorable')
    expect((await change(worker, (await register()).id, 8)).status).toBe(403)
  })

  it('never offers 4 and 9, knows no other, and keeps to the table', async () => {
    const { register, clerk } = await clerkOffice(t)
    const { id } = await register()
    for (const status of [4, 9, 0, 16])
      expect((await change(clerk, id, status)).body.errors, String(status)).toHaveProperty('status')
    const same = await change(clerk, id, 1)
    expect([same.status, same.body.code, same.body.message]).toEqual([
      409,
      'STATUS_NOT_ALLOWED',
      'Din starea „Nerezolvat” documentul nu poate trece în „Nerezolvat”.',
    ])
    expect((await change(clerk, id, 3)).status).toBe(200)
    expect((await change(clerk, id, 6)).status).toBe(200)
  })

  it('opens a closed document again by right and with a reason, and only to „in progress”', async () => {
    const { register, clerk, as, institutionId, host } = await clerkOffice(t)
    const { id } = await register()
    await change(clerk, id, 6)
    const refused = await change(clerk, id, 3, { reason: 'A revenit petentul' })
    expect([refused.status, refused.body.missing]).toEqual([403, 'document.reopen'])
    await aPerson(t.database, institutionId, 'sef', {
      permissions: ['document.list', 'document.reopen'],
      name: 'Șef',
    })
    const head = t.browser(host)
    await head.signIn('sef')
    expect((await change(head, id, 3)).body.errors).toEqual({
      reason: ['Acest câmp trebuie să fie completat.'],
    })
    expect((await change(head, id, 1, { reason: 'x' })).status).toBe(409)
    expect((await change(head, id, 3, { reason: 'A revenit petentul' })).body.data.status.id).toBe(3)
    const { body } = await (await as('elena')).get<SubjectActivity[]>(`/api/document/activity/${id}`)
    expect([body[0]!.action, body[0]!.reason, body[0]!.changes]).toEqual([
      'document.reopened',
      'A revenit petentul',
      [{ field: 'status', before: '6', after: '3' }],
    ])
  })

  it('lets a document wait until a day or for days, and falls back on that day by the clock alone', async () => {
    const { register, clerk, institutionId } = await clerkOffice(t)
    const { id } = await register()
    await change(clerk, id, 5)
    expect((await change(clerk, id, 15)).body.errors).toEqual({
      pending_type: ['Alegeți tipul așteptării: până la o dată sau un număr de zile.'],
    })
    expect(
      (await change(clerk, id, 15, { pending_type: 'date', pending_until: '2026-11-20' })).body.errors,
    ).toEqual({ pending_until: ['Alegeți o zi de mâine înainte.'] })
    const { body } = await change(clerk, id, 15, { pending_type: 'days', pending_days: 5 })
    expect(body.data).toMatchObject({
      status: { id: 15 },
      pending: { until: '2026-11-25', resume: 'În lucru – nerezolvat' },
    })
    const again = await change(clerk, id, 15, { pending_type: 'date', pending_until: '2026-11-23' })
    expect(again.body.data.pending).toEqual({ until: '2026-11-23', resume: 'În lucru – nerezolvat' })
    const notices = await t.asSuperuser<{ due_on: string; kind: string }>(
      'select due_on::text, kind from document_notices where institution_id = $1',
      [institutionId],
    )
    expect(notices).toEqual([{ due_on: '2026-11-23', kind: 'pending_ended' }])
    // The day itself comes in the test of the job below; here the stored day is moved into the past.
    await t.asSuperuser(`update documents set pending_until = '2026-11-20' where institution_id = $1`, [
      institutionId,
    ])
    expect(await get(clerk, id)).toMatchObject({ status: { id: 5 }, pending: null })
    const list = await clerk.get<ListAnswer<DocumentListRow>>('/api/document/list/20')
    expect(list.body.data[0]!.status.id).toBe(5)
    expect((await clerk.get('/api/document/counts')).body).toEqual([{ status: 5, documents: 1 }])
  })

  it('keeps totals exact and one of two who change at once out', async () => {
    const { register, clerk, as, institutionId } = await clerkOffice(t)
    const papers = [await register(), await register(), await register()]
    await change(clerk, papers[0]!.id, 6)
    await change(clerk, papers[1]!.id, 15, { pending_type: 'days', pending_days: 2 })
    const [totals, counts, documents] = await counted(institutionId)
    expect([totals, counts]).toEqual([documents, documents])
    const id = papers[2]!.id
    const elena = await as('elena')
    const both = await Promise.all([
      change(clerk, id, 6, { version: 1 }),
      change(elena, id, 7, { version: 1 }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)!.body.code).toBe('STALE_VERSION')
  })

  it('is over for an annulled document', async () => {
    const { register, as } = await clerkOffice(t)
    const { id } = await register()
    const elena = await as('elena')
    await elena.post('/api/document/annul', { id, reason: 'Greșit' })
    for (const answer of [await change(elena, id, 6), await extend(elena, id, { type: 'days', days: 3 })])
      expect([answer.status, answer.body.code]).toEqual([409, 'DOCUMENT_ANNULLED'])
  })
})

describe('POST /api/document/extend_deadline', () => {
  it('is refused to guests and to those who may not edit', async () => {
    const { host, register, as } = await clerkOffice(t)
    const { id } = await register()
    expect((await extend(t.browser(host), id, { type: 'days', days: 3 })).status).toBe(401)
    expect((await extend(await as('radu'), id, { type: 'days', days: 3 })).body.missing).toBe(
      'document.edit_own_register',
    )
  })

  it('moves the deadline later with its reason, and keeps every earlier one', async () => {
    const { register, clerk } = await clerkOffice(t)
    const { id } = await register({ deadline_type: 'date', deadline_on: '2026-11-25' })
    expect((await extend(clerk, id, { type: 'days', days: 5, reason: ' ' })).body.errors).toHaveProperty(
      'reason',
    )
    expect((await extend(clerk, id, { type: 'date', deadline_on: '2026-11-25' })).body.errors).toEqual({
      deadline_on: ['Noul termen trebuie să fie după cel de acum (25.11.2026).'],
    })
    // Five days on are two public holidays in a row, Saint Andrew and the national day.
    expect((await extend(clerk, id, { type: 'days', days: 5 })).body.data).toMatchObject({
      deadline_on: '2026-12-02',
      deadline_reason: expect.stringMatching(
        /^Prelungit de la 25\.11\.2026 cu 5 zile calendaristice; 30\.11\.2026 /,
      ),
    })
    const { body } = await extend(clerk, id, {
      type: 'date',
      deadline_on: '2026-12-10',
      reason: 'Expertiză',
    })
    expect(body.data.deadline_reason).toBe('Prelungit de la 02.12.2026 până la 10.12.2026')
    expect(body.data.extensions.map(({ before, after, reason }) => [before, after, reason])).toEqual([
      ['2026-12-02', '2026-12-10', 'Expertiză'],
      ['2026-11-25', '2026-12-02', 'Lipsesc acte'],
    ])
  })

  it('is for open documents', async () => {
    const { register, clerk } = await clerkOffice(t)
    const { id } = await register()
    await change(clerk, id, 6)
    const closed = await clerk.post<Failure>('/api/document/extend_deadline', {
      id,
      type: 'days',
      days: 3,
      reason: 'x',
    })
    expect([closed.status, closed.body.code]).toEqual([409, 'DOCUMENT_CLOSED'])
    expect((await get(clerk, id)).cannot.extend).toBe('Documentul este închis. Redeschideți-l întâi.')
  })
})
