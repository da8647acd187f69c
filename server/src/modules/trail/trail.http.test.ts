import type { ListAnswer } from '@hdoc/contract/calls/resource.ts'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import type { ActivityDetail, ActivityEntry, TrailCheck, TrailHead } from '@hdoc/contract/trail/activity.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Browser, testApp } from '../../../test/browsers/app.ts'
import { clerkOffice } from '../../../test/offices/clerk-office.ts'
import { aPerson } from '../../../test/offices/person.ts'
import { findDamage } from '../../app/verify/find-damage.ts'
import { sealAll } from '../../platform/audit/seal-audit.ts'
import { headIsSigned } from '../../platform/audit/sign-head.ts'
import { writtenHead } from './heads/written-head.ts'
import { handle as checkChainNow } from './jobs/check-chain.handler.ts'
import { checkKeptHeads } from './outside/check-kept-heads.ts'

const t = await testApp()
let office: Awaited<ReturnType<typeof clerkOffice>>
let admin: Browser
type List = ListAnswer<ActivityEntry> & Failure

beforeEach(async () => {
  office = await clerkOffice(t)
  await aPerson(t.database, office.institutionId, 'sef', { isAdmin: true, name: 'Elena Cireșaru' })
  admin = t.browser(office.host)
  await admin.signIn('sef')
  await office.register({ short_description: '=HYPERLINK("x")' })
  await sealAll(t.database)
})

/** What the worker does with the event, in this institution. */
async function work(checkId: number): Promise<void> {
  await checkChainNow(
    {
      clock: t.clock,
      settings: t.settings,
      institutionId: office.institutionId,
      tx: (run, options) => t.database.inInstitution(office.institutionId, run, options),
    },
    { check_id: checkId },
  )
}
const list = (query = '') => admin.get<List>(`/api/activity/list/20${query}`)
const filter = (column: string, mode: string, value: string) =>
  `?filters[0][column]=${column}&filters[0][match][${column}][${mode}]=${value}`
const damage = async () =>
  (await findDamage(t.database, { institutionId: office.institutionId })).map(({ rule }) => rule)

describe('the trail', () => {
  it('is seen by who holds the right only, and emptied by who holds the other one', async () => {
    await aPerson(t.database, office.institutionId, 'curios', { permissions: ['activity.view'] })
    const guest = t.browser(office.host)
    expect((await guest.get('/api/activity/list/20')).status).toBe(401)
    expect((await office.clerk.get<Failure>('/api/activity/list/20')).body.missing).toBe('activity.view')
    expect((await office.clerk.get('/api/activity/export')).status).toBe(403)
    await guest.signIn('curios')
    expect((await guest.get('/api/activity/list/20')).status).toBe(200)
    const refused = await guest.post<Failure>('/api/activity/erase', { ids: [1], reason: 'cerere' })
    expect([refused.status, refused.body.missing]).toEqual([403, 'activity.erase'])
  })

  it('lists who, what and when, newest first, with exact totals of every filter', async () => {
    const { body } = await list()
    expect(body.meta.total).toBe(body.data.length)
    expect(body.data[0]!.id).toBeGreaterThan(body.data[1]!.id)
    const registered = await list(filter('action', 'in', 'document.registered'))
    expect(registered.body.meta.total).toBe(1)
    expect(registered.body.data[0]).toMatchObject({
      action: 'document.registered',
      subject_type: 'document',
      real: '',
      erased: false,
    })
    expect((await list(filter('at', 'dateIs', '2026-11-20'))).body.meta.total).toBe(body.meta.total)
    expect((await list(filter('at', 'dateBefore', '2026-11-20'))).body.meta.total).toBe(0)
    expect((await list(filter('by', 'contains', 'ciresaru'))).body.meta.total).toBeGreaterThan(0)
    expect((await list('?search=nimeni-cu-acest-nume')).body.meta.total).toBe(0)
  })

  it('tells of one entry what changed, with its place in the chain', async () => {
    const [entry] = (await list(filter('action', 'in', 'document.registered'))).body.data
    const { body } = await admin.get<ActivityDetail>(`/api/activity/get/${entry!.id}`)
    expect(body.hash).toMatch(/^[0-9a-f]{64}$/)
    expect(body.seal).toBe(entry!.seal)
    expect(body.changes.length).toBeGreaterThan(0)
    expect((await admin.get('/api/activity/get/999999999')).status).toBe(404)
  })

  it('is exported as filtered, no cell a formula, and the export is an entry of its own', async () => {
    const { raw, headers } = await admin.get(
      `/api/activity/export${filter('action', 'in', 'document.registered')}`,
    )
    expect(headers['content-disposition']).toContain('attachment')
    const text = raw.toString('utf8')
    expect(text.startsWith('\ufeffNr.;')).toBe(true)
    expect(text.trim().split('\r\n')).toHaveLength(2)
    expect(text).not.toMatch(/(^|;)"?[=+@]/m)
    expect((await list(filter('action', 'in', 'activity.exported'))).body.meta.total).toBe(1)
  })
})

describe('the check of the chain', () => {
  const ask = async () => (await admin.post<{ id: number }>('/api/activity/verify')).body.id
  const checks = async () => (await admin.get<TrailCheck[]>('/api/activity/checks')).body

  it('says when it was made and that nothing is wrong', async () => {
    const id = await ask()
    expect(await checks()).toMatchObject([{ id, finished_at: null, asked_by: 'Elena Cireșaru' }])
    expect(await ask()).toBe(id)
    await sealAll(t.database)
    await work(id)
    const [check] = await checks()
    expect(check).toMatchObject({ id, findings: [] })
    expect(check!.finished_at).not.toBeNull()
    expect(check!.entries).toBe((await list()).body.meta.total)
  })

  it('names the first entry that was changed', async () => {
    const id = await ask()
    const [entry] = (await list(filter('action', 'in', 'document.registered'))).body.data
    await t.asSuperuser(
      `set session_replication_role = replica; update audit_entries set actor_name = 'Altcineva' where id = ${entry!.id}`,
    )
    await work(id)
    const [check] = await checks()
    expect(check!.findings).toHaveLength(1)
    expect(check!.findings![0]).toMatchObject({ rule: 'audit-chain' })
    expect(check!.findings![0]!.ro).toContain(`sigiliul ${entry!.seal} al intrării de audit ${entry!.id}`)
  })
})

describe('signed heads', () => {
  it('prove a chain that was cut together with its seals', async () => {
    const signed = await admin.post<{ data: TrailHead }>('/api/activity/sign_head')
    const kept = (await admin.get('/api/activity/download_heads')).raw.toString()
    const file = JSON.parse(kept) as { public_key: string; heads: TrailHead[] }
    expect(file.heads).toEqual([signed.body.data])
    const { institution_id, seq, signature } = file.heads[0]!
    expect(institution_id).toBe(office.institutionId)
    expect(headIsSigned(file.public_key, writtenHead(file.heads[0]!), signature)).toBe(true)
    expect(await checkKeptHeads(t.database, t.settings, kept)).toEqual([])
    await t.asSuperuser(
      `set session_replication_role = replica;
       delete from audit_payloads where institution_id = ${institution_id} and entry_id in (select entry_id from audit_seals where institution_id = ${institution_id} and seq = ${seq});
       delete from audit_entries where institution_id = ${institution_id} and id in (select entry_id from audit_seals where institution_id = ${institution_id} and seq = ${seq});
       delete from audit_seals where institution_id = ${institution_id} and seq = ${seq}`,
    )
    expect(await damage()).toContain('audit-head')
    await t.asSuperuser(`delete from audit_heads where institution_id = ${institution_id}`)
    expect(await damage()).not.toContain('audit-head')
    expect((await checkKeptHeads(t.database, t.settings, kept)).map(({ rule }) => rule)).toEqual([
      'kept-head',
    ])
  })

  it('are listed newest first, to who may see the trail and of their institution alone', async () => {
    const { data } = (await admin.post<{ data: TrailHead }>('/api/activity/sign_head')).body
    expect((await admin.get<TrailHead[]>('/api/activity/heads')).body).toEqual([data])
    expect((await office.clerk.get<Failure>('/api/activity/heads')).body.missing).toBe('activity.view')
    expect((await t.browser(office.host).get('/api/activity/heads')).status).toBe(401)
    const elsewhere = await clerkOffice(t)
    await aPerson(t.database, elsewhere.institutionId, 'vecin', { isAdmin: true })
    const neighbour = t.browser(elsewhere.host)
    await neighbour.signIn('vecin')
    expect((await neighbour.get<TrailHead[]>('/api/activity/heads')).body).toEqual([])
  })

  it('find a file that was changed, and refuse one that is none', async () => {
    await admin.post('/api/activity/sign_head')
    const kept = JSON.parse((await admin.get('/api/activity/download_heads')).raw.toString()) as {
      heads: TrailHead[]
    }
    kept.heads[0]!.seq += 1
    const [finding] = await checkKeptHeads(t.database, t.settings, JSON.stringify(kept))
    expect(finding!.sentence.en).toContain('the file was changed')
    await expect(checkKeptHeads(t.database, t.settings, 'nu e json')).rejects.toThrow()
  })
})

describe('contents emptied on request', () => {
  it('are gone, named as such, and the chain still verifies', async () => {
    const [entry] = (await list(filter('action', 'in', 'document.registered'))).body.data
    const reason = 'Cerere de ștergere nr. 12'
    expect((await admin.post('/api/activity/erase', { ids: [entry!.id], reason })).status).toBe(200)
    const { body } = await admin.get<ActivityDetail>(`/api/activity/get/${entry!.id}`)
    expect(body).toMatchObject({ erased: true, changes: [], erasure: { by: 'Elena Cireșaru', reason } })
    await sealAll(t.database)
    expect(await damage()).toEqual([])
    const own = (await list(filter('action', 'in', 'activity.erased'))).body.data[0]
    const detail = await admin.get<ActivityDetail>(`/api/activity/get/${own!.id}`)
    expect(detail.body).toMatchObject({ reason, changes: [{ field: 'entries', after: `[${entry!.id}]` }] })
    expect((await admin.post('/api/activity/erase', { ids: [entry!.id], reason })).status).toBe(404)
  })

  it('need a reason', async () => {
    const { status, body } = await admin.post<Failure>('/api/activity/erase', { ids: [1], reason: ' ' })
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['reason']])
  })

  it('that vanish otherwise are a finding', async () => {
    await t.asSuperuser(
      `set session_replication_role = replica; delete from audit_payloads where institution_id = ${office.institutionId}`,
    )
    expect(await damage()).toContain('audit-content')
  })
})
