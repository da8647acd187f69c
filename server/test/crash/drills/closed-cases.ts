import { randomUUID } from 'node:crypto'
import type { Client } from 'pg'
import { administrator, HOST } from '../../load/fill-institution.ts'
import { sendFile } from '../../load/send-file.ts'
import { waitUntil } from '../../load/wait-until.ts'
import { compareRecord, lastDocument } from '../compare-record.ts'
import { countMails } from '../count-mails.ts'
import type { Drill, DrillWorld, Harm } from '../drill.ts'
import { casesOf, papersWithCases, post, prepare } from '../prepare-work.ts'
import { repeatCalls } from '../repeat-calls.ts'
import { whileWriting } from '../while-writing.ts'

type Closed = { caseId: number; dispatchId: number; id: number; number: string; key: string }
type Answer = { dispatch: { id: number; document: { id: number; number: string } } }
type Way = 'post' | 'email'

const shipping: Readonly<Record<Way, object>> = {
  post: { method: 'post', postal_kind: 'registered', ship_to: 'Ion Ionescu', address: 'Str. Teilor 3' },
  email: { method: 'email', ship_to: 'Ion Ionescu', email: 'ion@petent.example' },
}

const letterType = (world: DrillWorld): Promise<number> =>
  world.asSuperuser(async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `insert into doc_types (institution_id, name, category, deadline_days, day_type)
       values ($1, 'Răspuns ' || $2, 'iesire', 0, 'calendar') returning id`,
      [world.filled.institutionId, randomUUID()],
    )
    return Number(rows[0]?.id)
  })

/** Files that are on no document yet, one for each answer. */
async function uploads(world: DrillWorld, count: number): Promise<number[]> {
  const uploader = { port: world.port, host: HOST, session: await world.signIn(administrator) }
  const file = { name: 'raspuns.txt', bytes: Buffer.from('Vi s-a eliberat adeverința.') }
  return prepare(world, count, () => sendFile(uploader, { ...file, onLost: () => world.recovered() }))
}

/** Each case was closed with its one answer and dispatch, or is open without either. */
async function countHalved(client: Client, caseIds: readonly number[]): Promise<number> {
  const { rows } = await client.query<{ halved: number }>(
    `select count(*)::int as halved from cases c
       cross join lateral (select count(*) as dispatches from dispatches x where x.institution_id = c.institution_id and x.case_id = c.id) s
       cross join lateral (
         select count(*) filter (where x.role = 'worked') as answers, count(*) filter (where x.held) as held,
                count(*) filter (where d.status in (1, 2, 3, 5, 15)) as open
           from case_documents x join documents d on d.institution_id = x.institution_id and d.id = x.document_id
          where x.institution_id = c.institution_id and x.case_id = c.id) a
      where c.id = any($1::bigint[])
        and array[s.dispatches, a.answers, a.held, a.open] <> case when c.status = 'closed' then array[1, 1, 0, 0] else array[0, 0, 1, 1] end::bigint[]`,
    [caseIds],
  )
  return rows[0]?.halved ?? 0
}

/** Every e-mail left, and says so. */
async function compareMails(
  world: DrillWorld,
  client: Client,
  closed: readonly Closed[],
  kills: number,
): Promise<Pick<Harm, 'lost' | 'doubled' | 'halved'>> {
  const ids = closed.map(({ dispatchId }) => dispatchId)
  const { rows } = await client.query<{ id: string; left: boolean }>(
    `select id, status = 'sent' and mail_state = 'left' and mail_turn = 1 and message_file_id is not null as left
       from dispatches where id = any($1::bigint[])`,
    [ids],
  )
  const name = /^dispatch\.\d+\.(\d+)\.1@/
  return {
    ...countMails(world.mails, { name, ids, kills }),
    halved: rows.filter(({ left }) => !left).length,
  }
}

const noMailWaits = (world: DrillWorld): Promise<void> =>
  waitUntil('every e-mail has left', () =>
    world.asSuperuser(async (client) => {
      const { rows } = await client.query(
        `select from dispatches where mail_state in ('waiting', 'failed') limit 1`,
      )
      return rows.length === 0
    }),
  )

/** Cases are closed with the answer that is numbered and dispatched in the same transaction. */
const closing = (way: Way, drill: Pick<Drill, 'name' | 'what'>): Drill => ({
  ...drill,
  sizes: {
    short: { clients: 4, wanted: 40, kills: 2 },
    full: { clients: 16, wanted: 2_000, kills: 10 },
  },
  start: async (world, { clients, wanted, kills }) => {
    const documentIds = await papersWithCases(world, wanted, [
      { group_id: world.filled.groupIds[0], role: 'lead' },
    ])
    const caseIds = await casesOf(world, documentIds)
    const files = await uploads(world, wanted)
    const doc_type_id = await letterType(world)
    const since = await world.asSuperuser(lastDocument)
    const calls = repeatCalls<Closed>(world, {
      clients,
      goesOn: (begun) => begun < wanted,
      sessions: [await world.signIn(administrator)],
      call: async (send, n, key) => {
        const caseId = caseIds[n] ?? 0
        const { dispatch } = await post<Answer>(send, '/api/dispatch/close_case', {
          id: caseId,
          status: 8,
          resolution: 'S-a eliberat adeverința.',
          reason: 'Închis de administrator',
          dispatch: shipping[way],
          answer: { way: 'number', register_id: world.filled.registerIds[0], doc_type_id },
          upload_ids: [files[n]],
        })
        return { caseId, dispatchId: dispatch.id, ...dispatch.document, key }
      },
    })
    const mailed = way === 'email' ? calls.done.then(() => noMailWaits(world)) : calls.done
    return {
      reached: async (share) => {
        await calls.reached(share * wanted)
        await Promise.race([whileWriting(world, 'dispatches'), mailed])
      },
      done: mailed,
      registered: () => calls.acknowledged.length,
      worked: () => calls.acknowledged.length,
      repeated: calls.repeated,
      countHarm: async (client) => {
        const harm = await compareRecord(client, calls.acknowledged, since)
        const halved = await countHalved(client, caseIds)
        if (way !== 'email') return { ...harm, halved }
        const mails = await compareMails(world, client, calls.acknowledged, kills)
        return {
          ...harm,
          lost: harm.lost + mails.lost,
          doubled: harm.doubled + mails.doubled,
          halved: halved + mails.halved,
        }
      },
    }
  },
})

export const closedCases = closing('post', {
  name: 'closing',
  what: 'cases closed with an answer that is numbered and dispatched',
})

export const mailedAnswers = closing('email', {
  name: 'mails',
  what: 'answers that leave by e-mail, a message each',
})
