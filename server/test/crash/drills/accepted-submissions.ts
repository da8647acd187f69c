import type { Client } from 'pg'
import { administrator } from '../../load/fill-institution.ts'
import { jsonOf, type SendCall } from '../../load/send-call.ts'
import { type Acknowledgement, compareRecord, lastDocument } from '../compare-record.ts'
import { countMails } from '../count-mails.ts'
import type { Drill, DrillWorld } from '../drill.ts'
import { noMailWaits } from '../no-mail-waits.ts'
import { post } from '../prepare-work.ts'
import { repeatCalls } from '../repeat-calls.ts'
import { whileWriting } from '../while-writing.ts'

/** So many are accepted in one call. */
const TOGETHER = 10

/** A type whose documents are handed in online, and some that wait for a clerk, each with a file. */
async function plantWaiting({ filled }: DrillWorld, client: Client, count: number): Promise<number[]> {
  const { institutionId: i, registerIds, docTypeIds } = filled
  await client.query(
    'update doc_types set online_available = true, register_id = $2 where institution_id = $1 and id = $3',
    [i, registerIds[0], docTypeIds[0]],
  )
  const { rows } = await client.query<{ id: string }>(
    `with waiting as (
       insert into submissions (institution_id, doc_type_id, subject, name, who, email, language, confirmed_at, online)
       select $1, $2, 'Garaj ' || n, 'Ileana Cosânzeana', '{"type":"pf","name":"Ileana Cosânzeana"}', 'deponent.' || n || '@cetateni.example',
              'ro', now(), false
         from generate_series(1, $3::integer) n returning id),
     papers as (
       insert into files (institution_id, name, mime, kind, size, sha256, created_at, created_by_name, submission_id)
       select $1, 'cerere.pdf', 'application/pdf', 'pdf', 1, repeat('a', 64), now(), 'Deponentul', id from waiting)
     select id from waiting order by id`,
    [i, docTypeIds[0], count],
  )
  return rows.map(({ id }) => Number(id))
}

/** Accepts several; of those that a killed call had accepted, the number is looked up, as a clerk would. */
async function acceptAll(send: SendCall, ids: readonly number[]): Promise<Acknowledgement[]> {
  await post(send, '/api/submission/accept_many', { ids })
  const accepted: Acknowledgement[] = []
  for (const id of ids) {
    const row = jsonOf<{ number: string; document: { id: number } | null }>(
      'a submission',
      await send('GET', `/api/submission/get/${id}`),
    )
    accepted.push({ id: row.document?.id ?? 0, number: row.number, key: String(id) })
  }
  return accepted
}

/** Each is accepted with document, new issuer, file and one entry of the trail, or nothing of it. */
async function countHalved(client: Client): Promise<number> {
  const { rows } = await client.query<{ wrong: number }>(`
    select count(*)::int as wrong from submissions s
      left join documents d on d.institution_id = s.institution_id and d.id = s.document_id
      left join issuers p on p.institution_id = d.institution_id and p.id = d.issuer_id and p.email = s.email
      left join files f on f.institution_id = d.institution_id and f.document_id = d.id and f.submission_id = s.id
     where (s.status, s.number = d.number, p.id is not null, f.id is not null,
            (select count(*) from audit_entries e where e.institution_id = s.institution_id and e.subject_type = 'submission'
               and e.subject_id = s.id and e.action = 'submission.accepted'),
            (select count(*) from issuers o where o.institution_id = s.institution_id and o.email = s.email))
           is distinct from ('accepted', true, true, true, 1::bigint, 1::bigint)`)
  return rows[0]?.wrong ?? 0
}

export const acceptedSubmissions: Drill = {
  name: 'submissions',
  what: 'submitted documents accepted several at a time, each with its number, its file and one mail',
  sizes: {
    short: { clients: 2, wanted: 50, kills: 2 },
    full: { clients: 8, wanted: 1_000, kills: 10 },
  },
  start: async (world, { clients, wanted, kills }) => {
    const waiting = await world.asSuperuser((client) => plantWaiting(world, client, wanted))
    const since = await world.asSuperuser(lastDocument)
    const batches = Math.ceil(wanted / TOGETHER)
    const calls = repeatCalls<Acknowledgement[]>(world, {
      clients,
      goesOn: (begun) => begun < batches,
      sessions: [await world.signIn(administrator)],
      call: (send, n) => acceptAll(send, waiting.slice(n * TOGETHER, (n + 1) * TOGETHER)),
    })
    const accepted = () => calls.acknowledged.flat()
    return {
      reached: async (share) => {
        await calls.reached(Math.floor(share * batches))
        await Promise.race([whileWriting(world, 'submissions'), calls.done])
      },
      done: calls.done.then(() => noMailWaits(world)),
      registered: () => accepted().length,
      worked: () => accepted().length,
      repeated: calls.repeated,
      countHarm: async (client) => {
        const harm = await compareRecord(client, accepted(), since)
        const name = /^registered\.\d+\.(\d+)@/
        const mails = countMails(world.mails, { name, ids: accepted().map(({ id }) => id), kills })
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
