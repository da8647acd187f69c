import type { Status } from '@hdoc/contract/access/session.ts'
import type { ListAnswer } from '@hdoc/contract/calls/resource.ts'
import type { Document } from '@hdoc/contract/documents/record/documents.ts'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { type Changed, clerkOffice } from '../../../../test/offices/clerk-office.ts'
import { aPerson } from '../../../../test/offices/person.ts'
import { findDamage } from '../../../app/verify/find-damage.ts'

const t = await testApp({ now: '2026-11-20T10:00:00+02:00' })

async function testingOffice() {
  const office = await clerkOffice(t)
  await aPerson(t.database, office.institutionId, 'tester', {
    name: 'Toma Tester',
    permissions: ['document.list', 'document.register', 'can_delete_test_data', 'document.change_issuer'],
  })
  const tester = t.browser(office.host)
  await tester.signIn('tester')
  return { ...office, tester }
}
type Browser = Awaited<ReturnType<typeof testingOffice>>['tester']
const mode = (browser: Browser, on: boolean) =>
  browser.post<Changed & { until: string | null }>('/api/delete_mode/switch', { on })
const remove = (browser: Browser, id: number, more: object = {}) =>
  browser.post<Changed>('/api/document/delete_test', { id, reason: 'Exercițiu', ...more })
const shownMode = async (browser: Browser) =>
  (await browser.get<Status>('/api/status')).body.user?.delete_mode

describe('POST /api/delete_mode/switch', () => {
  it('asks for the right, is shown to everybody while it is on, ends after a day, and is in the trail', async () => {
    const { host, clerk, as, tester, institutionId, send } = await testingOffice()
    expect((await mode(t.browser(host), true)).status).toBe(401)
    expect((await mode(await as('elena'), true)).body.missing).toBe('can_delete_test_data')
    expect(await shownMode(clerk)).toBeUndefined()
    const refused = await send({ is_test: true })
    expect([refused.status, refused.body.code]).toEqual([403, 'DELETE_MODE_OFF'])
    expect((await mode(tester, true)).body.until).toBe('2026-11-21T08:00:00.000Z')
    expect(await shownMode(clerk)).toBe('2026-11-21T08:00:00.000Z')
    expect((await send({ is_test: true })).status).toBe(200)
    t.clock.set('2026-11-21T10:00:00+02:00')
    // The sessions ended meanwhile; what counts is the clock when the mode is read.
    await clerk.signIn('ghiseu')
    expect(await shownMode(clerk)).toBeUndefined()
    expect((await clerk.post('/api/document/add', { is_test: true })).status).toBe(422)
    expect((await send({ is_test: true })).status).toBe(403)
    t.clock.set('2026-11-20T10:00:00+02:00')
    expect((await mode(tester, false)).body.until).toBeNull()
    expect(await shownMode(clerk)).toBeUndefined()
    const trail = await t.asSuperuser(
      `select action, actor_name from audit_entries where institution_id = $1 and subject_type = 'delete_mode' order by id`,
      [institutionId],
    )
    expect(trail).toEqual([
      { action: 'delete_mode.switched_on', actor_name: 'Toma Tester' },
      { action: 'delete_mode.switched_off', actor_name: 'Toma Tester' },
    ])
  })
})

describe('POST /api/document/delete_test', () => {
  it('takes what a test document holds and leaves its number, in the ledger and in the list', async () => {
    const { register, clerk, as, tester, institutionId } = await testingOffice()
    await mode(tester, true)
    const real = await register()
    const upload = await clerk.upload<{ id: number }>('proba.txt', Buffer.from('ceva de probă\n'))
    const test = await register({
      is_test: true,
      short_description: 'Date inventate',
      additional_info: 'x',
      upload_ids: [upload.body.id],
    })
    expect(await (await clerk.get<Document>(`/api/document/get/${test.id}`)).body).toMatchObject({
      is_test: true,
      deleted: null,
      can: { delete_test: false },
      cannot: { delete_test: expect.stringContaining('Șterge documente de test') },
    })
    await clerk.post('/api/document_comment/add', { document_id: test.id, body: 'Comentariu' })
    const elena = await as('elena')
    const link = { document_id: real.id, other_id: test.id, kind: 'answers', direction: 'from' }
    expect((await elena.post('/api/document_link/add', link)).status).toBe(200)
    const later = { id: test.id, type: 'days', days: 5, reason: 'x' }
    expect((await clerk.post('/api/document/extend_deadline', later)).status).toBe(200)
    expect((await remove(clerk, test.id)).body.missing).toBe('can_delete_test_data')
    expect((await remove(tester, real.id)).body.code).toBe('NOT_A_TEST')
    expect((await remove(tester, test.id, { version: 1 })).status).toBe(409)
    expect((await remove(tester, test.id, { reason: ' ' })).status).toBe(422)
    const { status, body } = await remove(tester, test.id)
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      number: test.number,
      short_description: 'șters (test)',
      additional_info: '',
      issuer: null,
      deadline_on: null,
      files: [],
      extensions: [],
      status: { id: 9 },
      deleted: { by: 'Toma Tester' },
      can: { edit: false, annul: false, change_status: false, delete_test: false },
    })
    expect((await remove(tester, test.id)).body.code).toBe('DOCUMENT_DELETED')
    const { data } = (await clerk.get<ListAnswer<Document>>('/api/document/list/20')).body
    expect(data.map(({ number, short_description }) => [number, short_description])).toEqual([
      [test.number, 'șters (test)'],
      [real.number, 'Cerere de adeverință'],
    ])
    const left = await t.asSuperuser<{ rows: number }>(
      `select (select count(*) from document_comments where document_id = $2) + (select count(*) from document_links where to_id = $2)
            + (select count(*) from document_extensions where document_id = $2) + (select count(*) from files where document_id = $2) as rows
        where $1 > 0`,
      [institutionId, test.id],
    )
    expect(Number(left[0]!.rows)).toBe(0)
    expect(await findDamage(t.database)).toEqual([])
  })

  it('leaves nothing to come back: its files are nobody’s, and nothing is added to it any more', async () => {
    const { register, send, clerk, as, tester } = await testingOffice()
    await mode(tester, true)
    const real = await register()
    const upload = await clerk.upload<{ id: number }>('proba.txt', Buffer.from('ceva de probă\n'))
    const test = await register({ is_test: true, upload_ids: [upload.body.id] })
    expect((await remove(tester, test.id)).status).toBe(200)
    expect((await send({ upload_ids: [upload.body.id] })).body.errors).toHaveProperty('upload_ids')
    expect(
      (await clerk.post<Changed>('/api/document/attach', { id: real.id, upload_ids: [upload.body.id] }))
        .status,
    ).toBe(422)
    expect((await clerk.get(`/api/file/download/${upload.body.id}`)).status).toBe(404)
    const said = await clerk.post<Changed>('/api/document_comment/add', {
      document_id: test.id,
      body: 'Comentariu',
    })
    expect([said.status, said.body.code]).toEqual([409, 'DOCUMENT_DELETED'])
    const elena = await as('elena')
    const link = { document_id: real.id, other_id: test.id, kind: 'answers', direction: 'from' }
    const linked = await elena.post<Changed>('/api/document_link/add', link)
    expect([linked.status, linked.body.code]).toEqual([409, 'DOCUMENT_DELETED'])
    const back = { ...link, document_id: test.id, other_id: real.id }
    expect((await elena.post<Changed>('/api/document_link/add', back)).body.code).toBe('DOCUMENT_ANNULLED')
  })

  it('is refused when the mode is off, and by the database for a real document whoever asks', async () => {
    const { register, tester, institutionId } = await testingOffice()
    await mode(tester, true)
    const test = await register({ is_test: true })
    const real = await register()
    await mode(tester, false)
    const refused = await remove(tester, test.id)
    expect([refused.status, refused.body.code]).toEqual([403, 'DELETE_MODE_OFF'])
    for (const statement of [
      `select delete_test_document(${institutionId}, ${real.id}, now(), 'x', 'x')`,
      `delete from document_comments where institution_id = ${institutionId} and document_id = ${real.id}`,
    ]) {
      await t.asSuperuser(
        `insert into document_comments (institution_id, document_id, body, written_at, author_institution_id, author_id, author_name)
         select $1, $2, 'x', now(), $1, registered_by_id, 'x' from documents where institution_id = $1 and id = $2`,
        [institutionId, real.id],
      )
      await expect(t.asSuperuser(statement), statement).rejects.toMatchObject({ code: 'HD041' })
    }
  })
})

describe('POST /api/document/change_issuer', () => {
  const change = (browser: Browser, id: number, more: object) =>
    browser.post<Changed>('/api/document/change_issuer', { id, reason: 'Greșit ales la ghișeu', ...more })

  it('gives a document its right issuer, by right and with reason, and keeps the earlier one visible', async () => {
    const { register, clerk, tester, as, institutionId } = await testingOffice()
    const { id } = await register()
    const [other] = await t.asSuperuser<{ id: string }>(
      `insert into issuers (institution_id, type, name) values ($1, 'pf', 'Ionescu Ana') returning id`,
      [institutionId],
    )
    const issuer_id = Number(other!.id)
    expect((await change(clerk, id, { issuer_id })).body.missing).toBe('document.change_issuer')
    expect((await change(tester, id, { issuer_id, reason: ' ' })).body.errors).toHaveProperty('reason')
    expect((await change(tester, id, {})).body.errors).toHaveProperty('issuer_id')
    expect((await change(tester, id, { issuer_id: 999_999 })).body.errors).toHaveProperty('issuer_id')
    const { body } = await change(tester, id, { issuer_id, version: 1 })
    expect(body.data).toMatchObject({
      issuer: { id: issuer_id, name: 'Ionescu Ana' },
      issuer_changes: [
        { by: 'Toma Tester', before: 'Popescu Ion', after: 'Ionescu Ana', reason: 'Greșit ales la ghișeu' },
      ],
      version: 2,
    })
    expect((await change(tester, id, { issuer_id })).body.errors).toEqual({
      issuer_id: ['Documentul are deja această valoare.'],
    })
    expect((await change(tester, id, { issuer_id, version: 1 })).status).toBe(409)
    const written = await change(tester, id, { issuer: { type: 'pf', name: 'Nou Venit' } })
    expect(written.body.data.issuer_changes).toHaveLength(2)
    const trail = await clerk.get<{ action: string; changes: object[] }[]>(`/api/document/activity/${id}`)
    expect(trail.body[0]).toMatchObject({
      action: 'document.issuer_changed',
      changes: [{ field: 'issuer', before: 'Ionescu Ana', after: 'Nou Venit' }],
    })
    await (await as('elena')).post('/api/document/annul', { id, reason: 'x' })
    expect((await change(tester, id, { issuer_id })).body.code).toBe('DOCUMENT_ANNULLED')
  })
})
