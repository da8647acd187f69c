import type { ListAnswer } from '@hdoc/contract/calls/resource.ts'
import type { SubjectActivity } from '@hdoc/contract/calls/subject-activity.ts'
import type { Batch, BatchItem } from '@hdoc/contract/documents/bulk/document-batches.ts'
import type { Document } from '@hdoc/contract/documents/record/documents.ts'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { type Changed, clerkOffice } from '../../../../test/offices/clerk-office.ts'
import { aGroup, aPerson } from '../../../../test/offices/person.ts'
import { silentLog } from '../../../platform/log.ts'
import { handle } from './jobs/run-batch.handler.ts'

const t = await testApp({ now: '2026-11-20T10:00:00+02:00' })
type Office = Awaited<ReturnType<typeof clerkOffice>>
type Browser = Office['clerk']
type Saved = Failure & { id: number; data: Batch }

const preview = (browser: Browser, values: object, ids?: number[], query = '') =>
  browser.post<Saved>(`/api/document_batch/preview${query}`, { values, ...(ids && { ids }) })
const start = (browser: Browser, id: number) => browser.post<Saved>('/api/document_batch/start', { id })
const undo = (browser: Browser, id: number) => browser.post<Saved>('/api/document_batch/undo', { id })
const batchNow = async (browser: Browser, id: number) =>
  (await browser.get<Batch>(`/api/document_batch/get/${id}`)).body
const items = async (browser: Browser, id: number, query = '') =>
  (await browser.get<ListAnswer<BatchItem>>(`/api/document_batch/items/${id}${query}`)).body
const get = async (browser: Browser, id: number) =>
  (await browser.get<Document>(`/api/document/get/${id}`)).body
/** What the worker does, in its own role; `most` = transactions after which it is killed. */
async function work(
  institutionId: number,
  batch: number,
  most = Number.MAX_SAFE_INTEGER,
  signal = new AbortController().signal,
) {
  let made = 0
  await handle(
    {
      clock: t.clock,
      log: silentLog,
      filled: () => [],
      signal,
      tx: (run, options) => {
        if (made++ >= most) throw new Error('killed')
        return t.worker.inInstitution(institutionId, run, options)
      },
    },
    { batch_id: batch },
  )
}
/** Previews, starts and works off; the answer is the batch as it is then. */
async function done(office: Office, browser: Browser, values: object, ids: number[]) {
  const { id } = (await preview(browser, values, ids)).body
  await start(browser, id)
  await work(office.institutionId, id)
  return batchNow(browser, id)
}

describe('POST /api/document_batch/preview', () => {
  it('is refused to guests and to those without the list, and belongs to who made it', async () => {
    const { host, register, clerk, as, institutionId } = await clerkOffice(t)
    const { id } = await register()
    const values = { action: 'status', status: 6 }
    expect((await preview(t.browser(host), values, [id])).status).toBe(401)
    await aPerson(t.database, institutionId, 'fara', { permissions: [] })
    const none = t.browser(host)
    await none.signIn('fara')
    expect((await preview(none, values, [id])).body.missing).toBe('document.list')
    const batch = (await preview(clerk, values, [id])).body
    const head = await as('elena')
    for (const answer of [
      await head.get(`/api/document_batch/get/${batch.id}`),
      await head.get(`/api/document_batch/items/${batch.id}`),
      await start(head, batch.id),
      await undo(head, batch.id),
    ])
      expect(answer.status).toBe(404)
  })

  it('says of each document whether it will change and why not, in the words of a single change', async () => {
    const { register, clerk, as, institutionId, host } = await clerkOffice(t)
    const [open, closed, annulled, hidden] = [
      await register(),
      await register(),
      await register(),
      await register({ access_level: 'restricted' }),
    ]
    const elena = await as('elena')
    await clerk.post('/api/document/change_status', { id: closed.id, status: 6 })
    await elena.post('/api/document/annul', { id: annulled.id, reason: 'Greșit' })
    const all = [open.id, closed.id, annulled.id]
    const { body } = await preview(clerk, { action: 'status', status: 8 }, [...all, ...all])
    expect(body.data).toMatchObject({
      state: 'ready',
      counts: { will: 1, wont: 2, changed: 0 },
      undo_until: null,
    })
    const listed = (await items(clerk, body.id)).data
    expect(listed.map(({ document_id, state, reason }) => [document_id, state, reason])).toEqual([
      [annulled.id, 'wont', 'Documentul este anulat și nu mai poate fi schimbat.'],
      [closed.id, 'wont', expect.stringContaining('Redeschide documente închise')],
      [open.id, 'will', ''],
    ])
    expect(listed[2]).toMatchObject({ number: open.number, short_description: 'Cerere de adeverință' })
    expect((await items(clerk, body.id, '?state=will&page=2')).meta).toMatchObject({ total: 1, last_page: 1 })
    // Documents one does not see are not part of the set, and a preview must not become a way to learn of
    // them.
    await aPerson(t.database, institutionId, 'altul', { permissions: ['document.list', 'document.register'] })
    const other = t.browser(host)
    await other.signIn('altul')
    const theirs = (await preview(other, { action: 'status', status: 8 }, [hidden.id, open.id])).body
    expect((await items(other, theirs.id)).data.map(({ document_id }) => document_id)).toEqual([open.id])
    const english = await as('radu', 'en')
    const readers = (await preview(english, { action: 'deadline', type: 'days', days: 3, reason: 'x' }, all))
      .body
    expect((await items(english, readers.id)).data.map(({ reason }) => reason)).toEqual([
      'The document is annulled and cannot be changed any more.',
      'The document is closed. Reopen it first.',
      expect.stringContaining('Edits documents of the registers'),
    ])
  })

  it('takes all of a list by its filter, and refuses more than a batch may have', async () => {
    const { register, clerk, institutionId, registerId } = await clerkOffice(t)
    for (const pages of [1, 2, 2]) await register({ pages })
    const two = '?filters[0][column]=pages&filters[0][match][pages][equals]=2'
    const { body } = await preview(clerk, { action: 'access_level', access_level: 'public' }, undefined, two)
    expect(body.data.counts.will).toBe(2)
    const wrong = await preview(
      clerk,
      { action: 'status', status: 6 },
      undefined,
      '?filters[0][column]=nimic',
    )
    expect(wrong.status).toBe(422)
    await t.asSuperuser(
      `insert into documents (institution_id, register_id, series, counter, number, category, registered_at, registered_on, doc_type_id,
         short_description, registered_by_institution_id, registered_by_id, registered_by_name, tracking_code)
       select institution_id, $2, series, 100 + n, 'X-' || n, category, registered_at, registered_on, doc_type_id, 'Multe',
              registered_by_institution_id, registered_by_id, registered_by_name, tracking_code || n
         from (select * from documents where institution_id = $1 limit 1) d, generate_series(1, 10000) n`,
      [institutionId, registerId],
    )
    const refused = await preview(clerk, { action: 'status', status: 6 })
    expect([refused.status, refused.body.code]).toEqual([422, 'BATCH_TOO_LARGE'])
  })

  it('keeps people from hiding documents from themselves', async () => {
    const { register, as, institutionId, host, registerId } = await clerkOffice(t)
    const group = await aGroup(t.database, institutionId, 'Urbanism')
    await aPerson(t.database, institutionId, 'ana', {
      permissions: ['document.list', 'document.edit_own_register', 'document.register'],
      groupIds: [group],
    })
    const ana = t.browser(host)
    await ana.signIn('ana')
    const [hers, other] = [await register({ group_id: group }), await register()]
    const values = { action: 'access_level', access_level: 'department' }
    const { id, data } = (await preview(ana, values, [hers.id, other.id])).body
    expect(data.counts).toMatchObject({ will: 1, wont: 1 })
    expect((await items(ana, id, '?state=wont')).data[0]).toMatchObject({
      document_id: other.id,
      reason: expect.stringMatching(/vedea|vedeți/),
    })
    expect((await get(await as('elena'), hers.id)).version).toBe(1)
    expect(registerId).toBeGreaterThan(0)
  })
})

describe('a batch', () => {
  it('changes what it said, each with its trail, reports what changed meanwhile, and is undone', async () => {
    const office = await clerkOffice(t)
    const { register, clerk, institutionId } = office
    const papers = [await register(), await register(), await register(), await register()]
    const ids = papers.map(({ id }) => id)
    const values = { action: 'status', status: 15, pending_type: 'days', pending_days: 5 }
    const { id } = (await preview(clerk, values, ids)).body
    await clerk.post('/api/document/update', { id: ids[1], values: { pages: 3 } })
    expect((await start(clerk, id)).body.data.state).toBe('running')
    expect((await start(clerk, id)).body.data.state).toBe('running')
    // Killed in the middle, twice; then done to its end.
    await expect(work(institutionId, id, 4)).rejects.toThrow('killed')
    await expect(work(institutionId, id, 2)).rejects.toThrow('killed')
    expect((await batchNow(clerk, id)).counts).toMatchObject({ will: 3, changed: 1, failed: 0 })
    await work(institutionId, id)
    const after = await batchNow(clerk, id)
    expect(after).toMatchObject({ state: 'done', counts: { will: 0, changed: 3, failed: 1 } })
    expect(after.undo_until).toBe('2026-11-20T08:10:00.000Z')
    expect((await items(clerk, id, '?state=failed')).data[0]).toMatchObject({
      document_id: ids[1],
      reason: expect.stringContaining('Gina Ghișeu'),
    })
    expect(await get(clerk, ids[0]!)).toMatchObject({ status: { id: 15 }, pending: { until: '2026-11-25' } })
    const trail = (await clerk.get<SubjectActivity[]>(`/api/document/activity/${ids[0]}`)).body
    expect([trail[0]!.action, trail[0]!.changes]).toEqual([
      'document.status_changed',
      expect.arrayContaining([
        { field: 'status', before: '1', after: '15' },
        { field: 'batch', before: '', after: String(id) },
      ]),
    ])
    const events = await t.asSuperuser(
      `select from outbox_events where institution_id = $1 and type = 'document.batch_wanted'`,
      [institutionId],
    )
    expect(events).toHaveLength(1)
    // One of the three goes on; the other two come back.
    await clerk.post('/api/document/change_status', { id: ids[3], status: 6 })
    expect((await undo(clerk, id)).body.data.state).toBe('undoing')
    await expect(work(institutionId, id, 3)).rejects.toThrow('killed')
    await work(institutionId, id)
    await work(institutionId, id)
    expect(await batchNow(clerk, id)).toMatchObject({
      state: 'undone',
      counts: { undone: 2, kept: 1, failed: 1 },
      undo_until: null,
    })
    expect(await get(clerk, ids[0]!)).toMatchObject({ status: { id: 1 }, pending: null, version: 3 })
    expect((await get(clerk, ids[3]!)).status.id).toBe(6)
    const actions = await t.asSuperuser<{ action: string; n: number }>(
      `select action, count(*)::int as n from audit_entries where institution_id = $1 and action like '%batch%' group by 1 order by 1`,
      [institutionId],
    )
    expect(actions).toEqual([
      { action: 'document.batch_undone', n: 2 },
      { action: 'document_batch.finished', n: 1 },
      { action: 'document_batch.started', n: 1 },
      { action: 'document_batch.undo_started', n: 1 },
      { action: 'document_batch.undone', n: 1 },
    ])
  })

  it('brings the notice of the end of waiting back to whoever made the document wait', async () => {
    const office = await clerkOffice(t)
    const { register, clerk, as, institutionId, people } = office
    const { id } = await register()
    const wait = { id, status: 15, pending_type: 'date', pending_until: '2026-11-25' }
    expect((await clerk.post<Changed>('/api/document/change_status', wait)).status).toBe(200)
    const elena = await as('elena')
    const batch = await done(office, elena, { action: 'status', status: 6 }, [id])
    expect(batch.counts).toMatchObject({ changed: 1 })
    const notices = () =>
      t.asSuperuser<{ user_id: number; due_on: string }>(
        'select user_id::int, due_on::text from document_notices where institution_id = $1',
        [institutionId],
      )
    expect(await notices()).toEqual([])
    await undo(elena, batch.id)
    await work(institutionId, batch.id)
    expect(await get(elena, id)).toMatchObject({ status: { id: 15 }, pending: { until: '2026-11-25' } })
    expect(await notices()).toEqual([{ user_id: people.clerk, due_on: '2026-11-25' }])
  })

  it('changes access level, type with its deadline, and deadline; and each comes back as it was', async () => {
    const office = await clerkOffice(t)
    const { register, as, institutionId } = office
    const elena = await as('elena')
    const { id } = await register({ deadline_type: 'date', deadline_on: '2026-12-20' })
    const [type] = await t.asSuperuser<{ id: string }>(
      `insert into doc_types (institution_id, name, category, deadline_days) values ($1, 'Petiție', 'intrare', 10) returning id`,
      [institutionId],
    )
    const before = await get(elena, id)
    const wishes: [object, object][] = [
      [{ action: 'access_level', access_level: 'restricted' }, { access_level: 'restricted' }],
      [
        { action: 'doc_type', doc_type_id: Number(type!.id), with_deadline: true },
        { doc_type: { name: 'Petiție' }, deadline_on: '2026-12-02' },
      ],
      [
        { action: 'deadline', type: 'date', deadline_on: '2026-12-31', reason: 'Expertiză' },
        { deadline_on: '2026-12-31', extensions: [{ after: '2026-12-31', reason: 'Expertiză' }] },
      ],
      [{ action: 'status', status: 6 }, { status: { id: 6 } }],
    ]
    for (const [values, expected] of wishes) {
      const batch = await done(office, elena, values, [id])
      expect(batch.counts, JSON.stringify(values)).toMatchObject({ changed: 1 })
      expect(await get(elena, id)).toMatchObject(expected)
      await undo(elena, batch.id)
      await work(institutionId, batch.id)
      const { version, ...now } = await get(elena, id)
      const { version: first, ...then } = before
      expect(now).toEqual(then)
      expect(version).toBeGreaterThan(first)
    }
    const again = await preview(elena, { action: 'access_level', access_level: 'institution' }, [id])
    expect((await items(elena, again.body.id)).data[0]!.reason).toBe('Documentul are deja această valoare.')
    expect((await start(elena, again.body.id)).body.code).toBe('BATCH_EMPTY')
  })

  it('that opened a document again, undone, closes it on the day it had been closed', async () => {
    const office = await clerkOffice(t)
    const { register, institutionId, host } = office
    await aPerson(t.database, institutionId, 'sefa', {
      roles: ['DocAdmin'],
      permissions: ['document.list', 'document.reopen'],
    })
    const head = t.browser(host)
    await head.signIn('sefa')
    const { id } = await register()
    await done(office, head, { action: 'status', status: 6 }, [id])
    await t.asSuperuser(
      `update documents set closed_on = '2026-11-22' where institution_id = $1 and id = $2`,
      [institutionId, id],
    )
    const batch = await done(office, head, { action: 'status', status: 3, reason: 'Cerere nouă' }, [id])
    expect(batch.counts).toMatchObject({ changed: 1 })
    expect(await get(head, id)).toMatchObject({ status: { id: 3 }, closed_on: null })
    await undo(head, batch.id)
    await work(institutionId, batch.id)
    expect(await get(head, id)).toMatchObject({ status: { id: 6 }, closed_on: '2026-11-22' })
  })

  it('asks for the rights again when it runs, and for an account', async () => {
    const office = await clerkOffice(t)
    const { register, clerk, institutionId, people } = office
    const ids = [(await register()).id, (await register()).id]
    const { id } = (await preview(clerk, { action: 'status', status: 6 }, ids)).body
    await start(clerk, id)
    await t.asSuperuser(`update users set state = 'inactive' where institution_id = $1 and id = $2`, [
      institutionId,
      people.clerk,
    ])
    await work(institutionId, id)
    const states = await t.asSuperuser(
      `select state, reason->>'code' as code from document_batch_items where institution_id = $1 and batch_id = $2`,
      [institutionId, id],
    )
    expect(states).toEqual([
      { state: 'failed', code: 'PERSON_WITHOUT_ACCESS' },
      { state: 'failed', code: 'PERSON_WITHOUT_ACCESS' },
    ])
  })

  it('is undone in ten minutes only', async () => {
    const office = await clerkOffice(t)
    const { id } = await office.register()
    const batch = await done(office, office.clerk, { action: 'status', status: 6 }, [id])
    t.clock.set('2026-11-20T10:10:00+02:00')
    const late = await undo(office.clerk, batch.id)
    expect([late.status, late.body.code]).toEqual([409, 'BATCH_UNDO_OVER'])
    expect((await batchNow(office.clerk, batch.id)).undo_until).toBeNull()
    t.clock.set('2026-11-20T10:00:00+02:00')
    expect((await office.clerk.post<Changed>('/api/document/change_status', { id, status: 6 })).status).toBe(
      403,
    )
  })
})

describe('GET /api/document/export_chosen', () => {
  it('holds the chosen documents that one sees', async () => {
    const { register, clerk, as } = await clerkOffice(t)
    const [one, , hidden] = [
      await register(),
      await register(),
      await register({ access_level: 'restricted' }),
    ]
    const csv = await (await as('radu')).get<string>(
      `/api/document/export_chosen/csv?ids=${one!.id},${hidden!.id}`,
    )
    expect(String(csv.body).trim().split('\r\n')).toHaveLength(2)
    expect(String(csv.body)).toContain(one!.number)
    expect((await clerk.get('/api/document/export_chosen/csv?ids=nimic')).status).toBe(422)
  })
})
