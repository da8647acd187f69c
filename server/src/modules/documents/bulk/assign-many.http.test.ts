import type { ListAnswer } from '@hdoc/contract/calls/resource.ts'
import type { SubjectActivity } from '@hdoc/contract/calls/subject-activity.ts'
import type { Batch, BatchItem } from '@hdoc/contract/documents/bulk/document-batches.ts'
import type { Document } from '@hdoc/contract/documents/record/documents.ts'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import type { Browser } from '../../../../test/browsers/browser.ts'
import { clerkOffice } from '../../../../test/offices/clerk-office.ts'
import { aGroup, aPerson } from '../../../../test/offices/person.ts'
import { findDamage } from '../../../app/verify/find-damage.ts'
import { sealAll } from '../../../platform/audit/seal-audit.ts'
import { silentLog } from '../../../platform/log.ts'
import { handle } from './jobs/run-batch.handler.ts'

const t = await testApp({ now: '2026-11-20T10:00:00+02:00' })
type Saved = Failure & { id: number; data: Batch }

async function townHall() {
  const office = await clerkOffice(t)
  const { institutionId, host } = office
  const taxes = await aGroup(t.database, institutionId, 'Taxe')
  const urbanism = await aGroup(t.database, institutionId, 'Urbanism')
  const ion = await aPerson(t.database, institutionId, 'ion', {
    name: 'Ion Taxe',
    permissions: ['document.list'],
    groupIds: [taxes],
  })
  const aBrowser = async (name: string) => {
    const browser = t.browser(host)
    await browser.signIn(name)
    return browser
  }
  const preview = (browser: Browser, values: object, ids: number[]) =>
    browser.post<Saved>('/api/document_batch/preview', { ids, values: { action: 'assign', ...values } })
  const work = (batch_id: number) =>
    handle(
      {
        clock: t.clock,
        log: silentLog,
        filled: () => [],
        signal: new AbortController().signal,
        tx: (run, options) => t.worker.inInstitution(institutionId, run, options),
      },
      { batch_id },
    )
  const turn = async (browser: Browser, id: number, what: 'start' | 'undo') => {
    await browser.post(`/api/document_batch/${what}`, { id })
    await work(id)
    return (await browser.get<Batch>(`/api/document_batch/get/${id}`)).body
  }
  const why = async (browser: Browser, id: number) =>
    (await browser.get<ListAnswer<BatchItem>>(`/api/document_batch/items/${id}`)).body.data.map(
      ({ reason }) => reason,
    )
  const get = async (browser: Browser, id: number) =>
    (await browser.get<Document>(`/api/document/get/${id}`)).body
  const damage = async () => {
    await sealAll(t.database)
    return (await findDamage(t.database, { institutionId })).map(({ sentence }) => sentence.en)
  }
  return { ...office, taxes, urbanism, ion, aBrowser, preview, turn, why, get, damage }
}

describe('a batch that assigns', () => {
  it('may do it where a single assignment may, and says why not elsewhere', async () => {
    const { clerk, as, register, taxes, aBrowser, preview, why, institutionId } = await townHall()
    const { id } = await register({ group_id: taxes })
    const reader = await aBrowser('ion')
    const refused = (await preview(reader, { group_id: taxes }, [id])).body
    expect(refused.data.counts).toMatchObject({ will: 0, wont: 1 })
    expect(await why(reader, refused.id)).toEqual([expect.stringContaining('Repartizează')])
    const same = (await preview(clerk, { group_id: taxes }, [id])).body
    expect(await why(clerk, same.id)).toEqual(['Documentul are deja această valoare.'])
    expect((await preview(clerk, {}, [id])).body.errors).toHaveProperty('group_id')
    for (const wrong of [{ group_id: 999_999 }, { user_ids: [999_999] }])
      expect((await preview(clerk, wrong, [id])).body.data.counts).toMatchObject({ will: 0, wont: 1 })
    await (await as('elena')).post('/api/document/annul', { id, reason: 'Greșit' })
    const annulled = (await preview(clerk, { user_ids: [1] }, [id])).body
    expect(await why(clerk, annulled.id)).toEqual(['Documentul este anulat și nu mai poate fi schimbat.'])
    await aPerson(t.database, institutionId, 'dan', { permissions: ['document.list', 'document.assign'] })
    const allowed = await preview(await aBrowser('dan'), { group_id: taxes }, [(await register()).id])
    expect(allowed.body.data.counts).toMatchObject({ will: 1 })
  })

  it('gives the department, names people beside the named, and brings everything back', async () => {
    const { clerk, register, people, taxes, urbanism, ion, aBrowser, preview, turn, get, damage } =
      await townHall()
    const one = await register({ access_level: 'department', group_id: urbanism })
    const other = await register({ access_level: 'restricted' })
    await clerk.post('/api/document/assign', { id: one.id, group_id: urbanism, user_ids: [people.reader] })
    const before = [await get(clerk, one.id), await get(clerk, other.id)]
    const { id } = (await preview(clerk, { group_id: taxes, user_ids: [ion] }, [one.id, other.id])).body
    expect((await turn(clerk, id, 'start')).counts).toMatchObject({ changed: 2, failed: 0 })
    const ionSees = await aBrowser('ion')
    expect(await get(ionSees, one.id)).toMatchObject({ group: { id: taxes } })
    const named = (await get(ionSees, one.id)).named_people.map((person) => person.id)
    expect(named.sort()).toEqual([people.reader, ion].sort())
    const [last] = (await clerk.get<SubjectActivity[]>(`/api/document/activity/${one.id}`)).body
    expect(last).toMatchObject({ action: 'document.assigned' })
    expect(last!.changes).toContainEqual({ field: 'group', before: 'Urbanism', after: 'Taxe' })
    expect(last!.changes).toContainEqual({ field: 'batch', before: '', after: String(id) })
    expect(await damage()).toEqual([])
    expect((await turn(clerk, id, 'undo')).counts).toMatchObject({ undone: 2, kept: 0 })
    for (const then of before) {
      const { version, ...now } = await get(clerk, then.id)
      const { version: first, ...was } = then
      expect(now).toEqual(was)
      expect(version).toBeGreaterThan(first)
    }
    expect((await ionSees.get(`/api/document/get/${other.id}`)).status).toBe(404)
    expect(await damage()).toEqual([])
  })

  it('is not undone behind a case that works on the document since', async () => {
    const hall = await townHall()
    const { clerk, as, register, taxes, urbanism, aBrowser, preview, turn, why, get, damage } = hall
    await aPerson(t.database, hall.institutionId, 'primar', {
      permissions: ['document.list', 'workcase.assign'],
    })
    const { id: document_id } = await register({ group_id: urbanism })
    const status = { id: document_id, status: 2 }
    expect((await (await as('elena')).post('/api/document/change_status', status)).status).toBe(200)
    const { id } = (await preview(clerk, { group_id: taxes }, [document_id])).body
    expect((await turn(clerk, id, 'start')).counts).toMatchObject({ changed: 1 })
    const opened = await (await aBrowser('primar')).post<Failure>('/api/workcase/add', {
      document_id,
      shares: [{ group_id: taxes, role: 'lead' }],
    })
    expect(opened.status).toBe(200)
    expect((await turn(clerk, id, 'undo')).counts).toMatchObject({ undone: 0, kept: 1 })
    expect(await why(clerk, id)).toEqual([expect.stringContaining('se lucrează în dosarul')])
    expect((await get(clerk, document_id)).group?.id).toBe(taxes)
    expect(await damage()).toEqual([])
  })

  it('is undone by who gave the document out of their own sight', async () => {
    const { institutionId, register, taxes, urbanism, aBrowser, preview, turn } = await townHall()
    await aPerson(t.database, institutionId, 'ana', {
      permissions: ['document.list', 'document.assign'],
      groupIds: [urbanism],
    })
    const ana = await aBrowser('ana')
    const { id: document } = await register({ access_level: 'department', group_id: urbanism })
    const { id } = (await preview(ana, { group_id: taxes }, [document])).body
    expect((await turn(ana, id, 'start')).counts).toMatchObject({ changed: 1 })
    expect((await ana.get(`/api/document/get/${document}`)).status).toBe(404)
    expect((await turn(ana, id, 'undo')).counts).toMatchObject({ undone: 1 })
    expect((await ana.get(`/api/document/get/${document}`)).status).toBe(200)
  })

  it('puts documents in work whose type asks for no acceptance, and takes them out again', async () => {
    const { clerk, institutionId, register, taxes, preview, turn, get } = await townHall()
    const { id: document } = await register()
    await t.asSuperuser('update doc_types set skip_acceptance = true where institution_id = $1', [
      institutionId,
    ])
    const { id } = (await preview(clerk, { group_id: taxes }, [document])).body
    expect((await turn(clerk, id, 'start')).counts).toMatchObject({ changed: 1 })
    expect((await get(clerk, document)).status.id).toBe(3)
    expect((await turn(clerk, id, 'undo')).counts).toMatchObject({ undone: 1 })
    expect((await get(clerk, document)).status.id).toBe(1)
  })
})
