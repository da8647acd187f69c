import { setTimeout as delay } from 'node:timers/promises'
import type { Client } from 'pg'
import { administrator } from '../../load/fill-institution.ts'
import { jsonOf, type SendCall } from '../../load/send-call.ts'
import type { Drill, DrillWorld, Harm } from '../drill.ts'
import { registerPapers } from '../register-papers.ts'
import { type RepeatedCalls, repeatCalls } from '../repeat-calls.ts'
import { whileWriting } from '../while-writing.ts'

/** At least this many batches are started, so that every kill finds one under way. */
const BATCHES = 3
const levels = ['department', 'institution']
type Batch = { id: number; state: string }

/** Registers the documents that every batch then changes; gives their ids. */
async function documentIds(world: DrillWorld, wanted: number): Promise<number[]> {
  const papers = await registerPapers(world, { clients: 16, wanted })
  await papers.done
  return papers.acknowledged.map(({ id }) => id)
}

/** Previews and starts a batch and waits until it ends, because the end is what a person is told of. */
async function doBatch(send: SendCall, ids: number[], n: number): Promise<number> {
  const values = { action: 'access_level', access_level: levels[n % levels.length] }
  const preview = await send('POST', '/api/document_batch/preview', JSON.stringify({ values, ids }))
  const { id } = jsonOf<{ id: number }>('a preview', preview)
  jsonOf('a start', await send('POST', '/api/document_batch/start', JSON.stringify({ id })))
  for (;;) {
    const { state } = jsonOf<Batch>('a batch', await send('GET', `/api/document_batch/get/${id}`))
    if (state === 'done') return id
    await delay(50)
  }
}

async function startBatches(
  world: DrillWorld,
  ids: number[],
  goesOn: (begun: number) => boolean,
): Promise<RepeatedCalls<number>> {
  const session = await world.signIn(administrator)
  return repeatCalls<number>(world, {
    clients: 1,
    goesOn,
    sessions: [session],
    call: (send, n) => doBatch(send, ids, n),
  })
}

/** Every batch ended whole: each document changed once and with its trail, or not at all. */
async function compareBatches(
  client: Client,
  told: readonly number[],
): Promise<Pick<Harm, 'lost' | 'doubled' | 'halved'>> {
  const { rows: ended } = await client.query<{ id: string }>(
    `select id from document_batches where state = 'done'`,
  )
  const { rows } = await client.query<{ halved: string; doubled: string }>(`
    select count(*) filter (where i.state in ('will', 'failed') or (i.state = 'changed') <> (t.traces > 0)) as halved,
           coalesce(sum(greatest(t.traces - 1, 0)), 0) as doubled
      from document_batch_items i
      join document_batches b on b.institution_id = i.institution_id and b.id = i.batch_id and b.state <> 'ready'
      cross join lateral (
        select count(*) as traces
          from audit_entries e join audit_payloads p on p.institution_id = e.institution_id and p.entry_id = e.id
         where e.institution_id = i.institution_id and e.subject_type = 'document' and e.subject_id = i.document_id
           and e.action = 'document.updated' and (p.payload::jsonb -> 'after' ->> 'batch')::bigint = i.batch_id) t`)
  const there = new Set(ended.map(({ id }) => Number(id)))
  return {
    lost: told.filter((id) => !there.has(id)).length,
    doubled: Number(rows[0]?.doubled),
    halved: Number(rows[0]?.halved),
  }
}

export const batch: Drill = {
  name: 'batch',
  what: 'changes of up to 1,000 documents in one go, with registrations beside them',
  sizes: {
    short: { clients: 4, wanted: 60, kills: 2 },
    full: { clients: 16, wanted: 4_000, kills: 10 },
  },
  start: async (world, { clients, wanted }) => {
    const ids = await documentIds(world, Math.min(1_000, 2 * wanted))
    const papers = await registerPapers(world, { clients, wanted })
    const batches = await startBatches(
      world,
      ids,
      (begun) => begun < BATCHES || papers.acknowledged.length < wanted,
    )
    return {
      reached: async (share) => {
        await papers.reached(share * wanted)
        await Promise.race([whileWriting(world, 'document_batch_items'), batches.done])
      },
      done: Promise.all([papers.done, batches.done]).then(() => undefined),
      registered: () => papers.acknowledged.length,
      worked: () => batches.acknowledged.length,
      repeated: () => batches.repeated() + papers.repeated(),
      countHarm: async (client) => {
        const harm = await papers.countHarm(client)
        const more = await compareBatches(client, batches.acknowledged)
        return {
          ...harm,
          lost: harm.lost + more.lost,
          doubled: harm.doubled + more.doubled,
          halved: more.halved,
        }
      },
    }
  },
}
