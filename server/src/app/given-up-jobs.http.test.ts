import type { ListAnswer } from '@hdoc/contract/calls/resource.ts'
import type { Batch, BatchItem } from '@hdoc/contract/documents/bulk/document-batches.ts'
import type { TrailCheck } from '@hdoc/contract/trail/activity.ts'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../test/browsers/app.ts'
import { clerkOffice } from '../../test/offices/clerk-office.ts'
import { aPerson } from '../../test/offices/person.ts'
import { workerServices } from '../../test/programs/worker-services.ts'
import { runBatch } from '../modules/documents/bulk/jobs/run-batch.ts'
import { checkChainJob } from '../modules/trail/jobs/check-chain.ts'
import type { Job } from '../platform/jobs/define-job.ts'

const t = await testApp()
const services = await workerServices(t)
const going = new AbortController().signal

async function office() {
  const base = await clerkOffice(t)
  const { institutionId, clerk } = base
  const take = <P>(job: Job<P>, payload: P, attempt = 1, signal = going) =>
    job.run(services, { institution: institutionId, payload }, { attempt, signal })
  const batchOf = async (papers: number) => {
    const ids: number[] = []
    for (let n = 0; n < papers; n++) ids.push((await base.register()).id)
    const values = { action: 'status', status: 6 }
    const { body } = await clerk.post<{ id: number }>('/api/document_batch/preview', { values, ids })
    await clerk.post('/api/document_batch/start', { id: body.id })
    return { id: body.id, ids }
  }
  return {
    ...base,
    take,
    batchOf,
    batch: async (id: number) => (await clerk.get<Batch>(`/api/document_batch/get/${id}`)).body,
    items: async (id: number) =>
      (await clerk.get<ListAnswer<BatchItem>>(`/api/document_batch/items/${id}`)).body.data.map(
        ({ document_id, state, reason }) => [document_id, state, reason] as const,
      ),
  }
}

describe('a batch', () => {
  it('goes on after a document that cannot be changed by a fault, and says so of that one', async () => {
    const { batchOf, take, batch, items } = await office()
    const { id, ids } = await batchOf(3)
    await t.asSuperuser(
      `create function planted_fault() returns trigger language plpgsql as 'begin raise exception ''a fault''; end';
       create trigger planted_fault before update on documents for each row when (old.id = ${ids[1]}) execute function planted_fault()`,
    )
    await take(runBatch, { batch_id: id })
    expect(await batch(id)).toMatchObject({ state: 'done', counts: { changed: 2, failed: 1, will: 0 } })
    expect((await items(id)).find(([document]) => document === ids[1])).toEqual([
      ids[1],
      'failed',
      'Operațiune eșuată, vă rugăm încercați din nou.',
    ])
  })

  it('ends when its job is given up: what was not done is told, and it may be undone', async () => {
    const { batchOf, take, batch, items, clerk } = await office()
    const { id, ids } = await batchOf(2)
    // The worker was killed in the last try.
    await take(runBatch, { batch_id: id }, runBatch.maxAttempts + 1)
    expect(await batch(id)).toMatchObject({ state: 'done', counts: { changed: 0, failed: 2, will: 0 } })
    expect((await items(id)).map(([document, state]) => [document, state])).toEqual(
      ids.map((document) => [document, 'failed']).reverse(),
    )
    expect((await clerk.post('/api/document_batch/undo', { id })).status).toBe(200)
  })

  it('stops between two documents when its worker stops, and the next one does the rest', async () => {
    const { batchOf, take, batch } = await office()
    const { id } = await batchOf(2)
    await expect(take(runBatch, { batch_id: id }, runBatch.maxAttempts, AbortSignal.abort())).rejects.toThrow(
      'aborted',
    )
    expect(await batch(id), 'a stop in the last try is no giving up').toMatchObject({ state: 'running' })
    await take(runBatch, { batch_id: id })
    expect(await batch(id)).toMatchObject({ state: 'done', counts: { changed: 2 } })
  })
})

describe('a check of the chain', () => {
  it('that fails in its last try is over, says nothing of the chain, and another one may be asked for', async () => {
    const { host, institutionId, take } = await office()
    await aPerson(t.database, institutionId, 'sef', { isAdmin: true })
    const admin = t.browser(host)
    await admin.signIn('sef')
    const ask = async () => (await admin.post<{ id: number }>('/api/activity/verify')).body.id
    const checks = async () => (await admin.get<TrailCheck[]>('/api/activity/checks')).body
    const id = await ask()
    await t.asSuperuser('revoke select on audit_payloads from hdoc_worker')
    try {
      await expect(take(checkChainJob, { check_id: id }, checkChainJob.maxAttempts - 1)).rejects.toThrow(
        'denied',
      )
      expect((await checks())[0]).toMatchObject({ id, finished_at: null })
      await take(checkChainJob, { check_id: id }, checkChainJob.maxAttempts)
    } finally {
      await t.asSuperuser('grant select on audit_payloads to hdoc_worker')
    }
    expect((await checks())[0]).toMatchObject({ id, findings: null, finished_at: expect.any(String) })
    const next = await ask()
    expect(next).not.toBe(id)
    await take(checkChainJob, { check_id: next })
    expect((await checks())[0]).toMatchObject({ id: next, findings: [] })
  })
})
