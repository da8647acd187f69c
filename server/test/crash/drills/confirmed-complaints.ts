import { randomBytes } from 'node:crypto'
import type { Client } from 'pg'
import { tokenHash } from '../../../src/modules/public-forms/secrets/link-secret.ts'
import { administrator } from '../../load/fill-institution.ts'
import { type Acknowledgement, compareRecord, lastDocument } from '../compare-record.ts'
import { countMails } from '../count-mails.ts'
import type { Drill, DrillWorld } from '../drill.ts'
import { noMailWaits } from '../no-mail-waits.ts'
import { post } from '../prepare-work.ts'
import { repeatCalls } from '../repeat-calls.ts'
import { whileWriting } from '../while-writing.ts'

/** A complaint that was sent and waits: the link of its mail. */
type Waiting = { id: number; token: string; email: string }
type Answer = { data: { state: string; result: { number: string } | null } }

const emailOf = (n: number): string => `petent.${n}@cetateni.example`

/** A type of complaints whose register numbers what comes online, and complaints of it that wait for their confirmation. */
async function plantWaiting({ filled }: DrillWorld, client: Client, count: number): Promise<Waiting[]> {
  const { institutionId: i, registerIds, docTypeIds } = filled
  await client.query('update registers set online = true where institution_id = $1 and id = $2', [
    i,
    registerIds[0],
  ])
  const { rows } = await client.query<{ id: string }>(
    `insert into complaint_types (institution_id, name, icon, color, register_id, doc_type_id)
     values ($1, 'Drumuri', 'road', '#8b5e3c', $2, $3) returning id`,
    [i, registerIds[0], docTypeIds[0]],
  )
  const filing = {
    type_id: Number(rows[0]?.id),
    description: 'Groapă',
    ...{ lat: 45_003_127, lng: 26_001_849, locality: '', street: 'Strada Teilor', street_number: '3' },
    ...{ name: 'Ileana Cosânzeana', phone: '' },
  }
  const waiting: Waiting[] = []
  for (let n = 1; n <= count; n++) {
    const token = randomBytes(20).toString('hex')
    const { rows: sends } = await client.query<{ id: string }>(
      `insert into public_sends (institution_id, kind, key_hash, state, language, address, begun_at, sent_at, email, content, body_hash, told,
                                 nonce, token_hash, expires_at, mails)
       values ($1, 'complaint', $2, 'waiting', 'ro', '192.0.2.1', now(), now(), $3, $4, '\\x01', '[]', $5, $6, now() + interval '1 day', 1)
       returning id`,
      [i, randomBytes(32), emailOf(n), JSON.stringify(filing), randomBytes(32), tokenHash(token)],
    )
    waiting.push({ id: Number(sends[0]?.id), token, email: emailOf(n) })
  }
  return waiting
}

/** Each confirmation is one complaint with document, second secret and mail, or nothing of it. */
async function countHalved(client: Client): Promise<number> {
  const { rows } = await client.query<{ wrong: number }>(`
    select count(*)::int as wrong from public_sends s
      left join complaints c on c.institution_id = s.institution_id and c.email = s.email
      left join documents d on d.institution_id = c.institution_id and d.id = c.document_id
      left join public_holders h on h.institution_id = c.institution_id and h.kind = 'complaint' and h.subject_id = c.id
     where s.kind = 'complaint'
       and (s.state = 'confirmed', c.id is not null, d.id is not null, h.id is not null, coalesce(s.result ->> 'number', '') = coalesce(c.number, ''))
           is distinct from (true, true, true, true, true)`)
  return rows[0]?.wrong ?? 0
}

/** What the clients were told, with the document that bears the number. */
async function recordOf(client: Client, told: readonly Acknowledgement[]): Promise<Acknowledgement[]> {
  const { rows } = await client.query<{ email: string; document_id: string }>(
    'select email, document_id from complaints where document_id is not null',
  )
  const documentOf = new Map(rows.map((row) => [row.email, Number(row.document_id)]))
  return told.map((one) => ({ ...one, id: documentOf.get(one.key) ?? 0 }))
}

export const confirmedComplaints: Drill = {
  name: 'complaints',
  what: 'complaints confirmed by their links, each with its number and one mail',
  sizes: {
    short: { clients: 4, wanted: 40, kills: 2 },
    full: { clients: 16, wanted: 1_000, kills: 10 },
  },
  start: async (world, { clients, wanted, kills }) => {
    const waiting = await world.asSuperuser((client) => plantWaiting(world, client, wanted))
    const since = await world.asSuperuser(lastDocument)
    const calls = repeatCalls<Acknowledgement>(world, {
      clients,
      goesOn: (begun) => begun < wanted,
      sessions: [await world.signIn(administrator)],
      call: async (send, n) => {
        const { token, email } = waiting[n] as Waiting
        const { data } = await post<Answer>(send, '/api/public_form/confirm', { token })
        const again = await post<Answer>(send, '/api/public_form/confirm', { token })
        const number = data.result?.number ?? ''
        return { id: 0, number: again.data.result?.number === number ? number : '', key: email }
      },
    })
    return {
      reached: async (share) => {
        await calls.reached(share * wanted)
        await Promise.race([whileWriting(world, 'complaints'), calls.done])
      },
      done: calls.done.then(() => noMailWaits(world)),
      registered: () => calls.acknowledged.length,
      worked: () => calls.acknowledged.length,
      repeated: calls.repeated,
      countHarm: async (client) => {
        const harm = await compareRecord(client, await recordOf(client, calls.acknowledged), since)
        const name = /^public-form\.\d+\.(\d+)\.result@/
        const mails = countMails(world.mails, { name, ids: waiting.map(({ id }) => id), kills })
        return {
          ...harm,
          lost: harm.lost + mails.lost,
          doubled: harm.doubled + mails.doubled,
          halved: await countHalved(client),
        }
      },
    }
  },
}
