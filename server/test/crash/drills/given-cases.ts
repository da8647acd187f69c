import { setTimeout as delay } from 'node:timers/promises'
import type { Client } from 'pg'
import { administrator } from '../../load/fill-institution.ts'
import { jsonOf, type SendCall } from '../../load/send-call.ts'
import type { Drill, DrillWorld, Harm } from '../drill.ts'
import { casesOf, papersWithCases, post } from '../prepare-work.ts'
import { registerPapers } from '../register-papers.ts'
import { type RepeatedCalls, repeatCalls } from '../repeat-calls.ts'
import { whileWriting } from '../while-writing.ts'

const BATCHES = 4
const MOST_GIVEN = 1_000
type Batch = { id: number; state: string }

/** The shares of some cases that nobody has yet. */
const looseShares = (world: DrillWorld, caseIds: readonly number[]): Promise<number[]> =>
  world.asSuperuser(async (client) => {
    const { rows } = await client.query<{ id: string }>(
      'select id from case_shares where case_id = any($1::bigint[]) and group_id is null and is_open order by id',
      [caseIds],
    )
    return rows.map(({ id }) => Number(id))
  })

/** Previews and starts a batch and waits until it ends, because the end is what a person is told of. */
async function giveOut(send: SendCall, shareIds: readonly number[], groupId: number): Promise<number> {
  const values = { shares: [{ group_id: groupId, role: 'lead' }], resolution: 'De rezolvat' }
  const { id } = await post<Batch>(send, '/api/case_batch/preview', { share_ids: shareIds, values })
  await post(send, '/api/case_batch/start', { id })
  for (;;) {
    const { state } = jsonOf<Batch>('a batch', await send('GET', `/api/case_batch/get/${id}`))
    if (state === 'done') return id
    await delay(50)
  }
}

async function startGiving(world: DrillWorld, shareIds: readonly number[]): Promise<RepeatedCalls<number>> {
  const each = Math.ceil(shareIds.length / BATCHES)
  return repeatCalls<number>(world, {
    clients: 1,
    goesOn: (begun) => begun * each < shareIds.length,
    sessions: [await world.signIn(administrator)],
    call: (send, n) =>
      giveOut(send, shareIds.slice(n * each, (n + 1) * each), world.filled.groupIds[n % 2] ?? 0),
  })
}

/** Every share was given out once with its trail; what was promised at the end of a batch is so. */
async function compareGiving(
  client: Client,
  shareIds: readonly number[],
  told: readonly number[],
): Promise<Pick<Harm, 'lost' | 'doubled' | 'halved'>> {
  const { rows: ended } = await client.query<{ id: string }>(
    `select id from case_batches where state = 'done'`,
  )
  const { rows } = await client.query<{ halved: number; doubled: number }>(
    `select count(*) filter (where i.state is distinct from 'changed' or s.group_id is null or t.traces = 0 or c.status <> 'new')::int as halved,
            coalesce(sum(greatest(t.traces - 1, 0)), 0)::int as doubled
       from case_shares s
       join cases c on c.institution_id = s.institution_id and c.id = s.case_id
       left join case_batch_items i on i.institution_id = s.institution_id and i.share_id = s.id
       cross join lateral (
         select count(*) as traces from audit_entries e join audit_payloads p on p.institution_id = e.institution_id and p.entry_id = e.id
          where e.institution_id = s.institution_id and e.subject_type = 'workcase' and e.subject_id = s.case_id and e.action = 'workcase.assigned'
            and (p.payload::jsonb -> 'after' ->> 'batch')::bigint = i.batch_id) t
      where s.id = any($1::bigint[])`,
    [shareIds],
  )
  const there = new Set(ended.map(({ id }) => Number(id)))
  return {
    lost: told.filter((id) => !there.has(id)).length,
    doubled: rows[0]?.doubled ?? 0,
    halved: rows[0]?.halved ?? 0,
  }
}

export const givenCases: Drill = {
  name: 'giving',
  what: 'cases given out in batches of up to 250, with registrations beside them',
  sizes: {
    short: { clients: 2, wanted: 60, kills: 2 },
    full: { clients: 8, wanted: 2_000, kills: 10 },
  },
  start: async (world, { clients, wanted }) => {
    const documentIds = await papersWithCases(world, Math.min(MOST_GIVEN, 2 * wanted), [])
    const shareIds = await looseShares(world, await casesOf(world, documentIds))
    const papers = await registerPapers(world, { clients, wanted })
    const batches = await startGiving(world, shareIds)
    return {
      reached: async (share) => {
        await Promise.race([papers.reached(share * wanted), batches.reached(share * BATCHES)])
        await Promise.race([whileWriting(world, 'case_batch_items'), batches.done])
      },
      done: Promise.all([papers.done, batches.done]).then(() => undefined),
      registered: () => papers.acknowledged.length,
      worked: () => batches.acknowledged.length,
      repeated: () => batches.repeated() + papers.repeated(),
      countHarm: async (client) => {
        const harm = await papers.countHarm(client)
        const more = await compareGiving(client, shareIds, batches.acknowledged)
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
