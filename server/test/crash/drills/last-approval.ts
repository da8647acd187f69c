import type { Client } from 'pg'
import { pdfOf } from '../../files/pdf-of.ts'
import { administrator, clerk, HOST } from '../../load/fill-institution.ts'
import { openHttp } from '../../load/open-http.ts'
import { register } from '../../load/registration.ts'
import { CallRefused, jsonOf, type SendCall, sendAs } from '../../load/send-call.ts'
import { sendFile } from '../../load/send-file.ts'
import type { Session } from '../../load/sign-in.ts'
import type { Drill, DrillWorld, Harm } from '../drill.ts'
import { allow, paperBody, post, prepare } from '../prepare-work.ts'
import { registerPapers } from '../register-papers.ts'
import { repeatCalls } from '../repeat-calls.ts'
import { whileWriting } from '../while-writing.ts'

type Asked = { id: number; shown: string; step_id: number }
type Request = { data: { id: number; shown: string; steps: { id: number }[] } }
type Told = { id: number; approved: boolean; revoked: boolean }

/** Requests that wait for one approval, each on a file of its own. */
async function ask(world: DrillWorld, count: number): Promise<Asked[]> {
  const uploader = { port: world.port, host: HOST, session: await world.signIn(administrator) }
  const bytes = pdfOf(['Proiect'])
  return prepare(world, count, async (send) => {
    const upload = await sendFile(uploader, { name: 'proiect.pdf', bytes, onLost: () => world.recovered() })
    const { id } = await register(send, paperBody(world, { upload_ids: [upload] }))
    const { files } = jsonOf<{ files: { id: number }[] }>(
      'a document',
      await send('GET', `/api/document/get/${id}`),
    )
    const { data } = await post<Request>(send, '/api/approval/add', {
      file_id: files[0]?.id,
      file_version: 1,
      steps: [{ user_id: world.filled.userIds[1], task: 'approve', label: '' }],
    })
    return { id: data.id, shown: data.shown, step_id: data.steps[0]?.id ?? 0 }
  })
}

/** Whether a call did what it wanted; false = somebody was faster, or it did so before it was repeated. */
async function didIt(send: SendCall, path: string, body: object): Promise<boolean> {
  try {
    await post(send, path, body)
    return true
  } catch (error) {
    if (error instanceof CallRefused && error.status === 409) return false
    throw error
  }
}

/** The last approval and the revocation of one request, at the same time, by two people. */
async function decide(
  world: DrillWorld,
  [approver, asker]: readonly [Session, Session],
  { id, shown, step_id }: Asked,
  key: string,
): Promise<Told> {
  const connections = [await openHttp(world.port, HOST), await openHttp(world.port, HOST)] as const
  try {
    const [approved, revoked] = await Promise.all([
      didIt(sendAs(connections[0], approver, key), '/api/approval/approve', { step_id, shown }),
      didIt(sendAs(connections[1], asker, key), '/api/approval/revoke', { id, reason: 'Nu mai e nevoie' }),
    ])
    return { id, approved, revoked }
  } finally {
    for (const connection of connections) connection.close()
  }
}

/** Each request ended one way, with one trace, and as whoever was told so says. */
async function compareRequests(
  client: Client,
  asked: readonly Asked[],
  told: readonly Told[],
): Promise<Pick<Harm, 'lost' | 'doubled' | 'halved'>> {
  const { rows } = await client.query<{ id: string; status: string; step: string; traces: number }>(
    `select r.id, r.status, s.status as step,
            (select count(*)::int from audit_entries e
              where e.institution_id = r.institution_id and e.subject_type = 'document' and e.subject_id = r.document_id
                and e.action in ('approval.approved', 'approval.revoked')) as traces
       from approval_requests r join approval_steps s on s.institution_id = r.institution_id and s.request_id = r.id
      where r.id = any($1::bigint[])`,
    [asked.map(({ id }) => id)],
  )
  const endOf = new Map(rows.map((row) => [Number(row.id), row]))
  return {
    lost: told.filter(({ id, approved, revoked }) => {
      const status = endOf.get(id)?.status
      return (approved && status !== 'approved') || (revoked && status !== 'revoked')
    }).length,
    doubled: rows.filter(({ traces }) => traces > 1).length,
    halved: rows.filter(
      ({ status, step, traces }) =>
        status !== step || traces < 1 || (status !== 'approved' && status !== 'revoked'),
    ).length,
  }
}

export const lastApproval: Drill = {
  name: 'approval',
  what: 'the last approval of a request against its revocation, with registrations beside them',
  sizes: {
    short: { clients: 2, wanted: 40, kills: 2 },
    full: { clients: 8, wanted: 1_000, kills: 10 },
  },
  start: async (world, { clients, wanted }) => {
    await allow(world, [world.filled.userIds[1]], ['approval.approve'])
    const asked = await ask(world, wanted)
    const papers = await registerPapers(world, { clients, wanted })
    const people = [await world.signIn(clerk(1)), await world.signIn(administrator)] as const
    const calls = repeatCalls<Told>(world, {
      clients: 2,
      goesOn: (begun) => begun < wanted,
      sessions: [people[0]],
      call: (_, n, key) => decide(world, people, asked[n]!, key),
    })
    return {
      reached: async (share) => {
        await calls.reached(share * wanted)
        await Promise.race([whileWriting(world, 'approval_steps'), calls.done])
      },
      done: Promise.all([papers.done, calls.done]).then(() => undefined),
      registered: () => papers.acknowledged.length,
      worked: () => calls.acknowledged.length,
      repeated: () => calls.repeated() + papers.repeated(),
      countHarm: async (client) => {
        const harm = await papers.countHarm(client)
        const more = await compareRequests(client, asked, calls.acknowledged)
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
