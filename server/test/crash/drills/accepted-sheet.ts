import type { Client } from 'pg'
import { clerk, HOST } from '../../load/fill-institution.ts'
import { openHttp } from '../../load/open-http.ts'
import { jsonOf, type SendCall, sendAs } from '../../load/send-call.ts'
import type { Session } from '../../load/sign-in.ts'
import type { Drill, DrillWorld, Harm } from '../drill.ts'
import { allow, papersWithCases, post } from '../prepare-work.ts'
import { registerPapers } from '../register-papers.ts'
import { type RepeatedCalls, repeatCalls } from '../repeat-calls.ts'
import { whileWriting } from '../while-writing.ts'

/** At least this many sheets are accepted, so that every kill finds one under way. */
const SHEETS = 4
const MOST_PAPERS = 200

type Sheet = { id: number; rows: { id: number; status: { code: string } }[] }
type Desk = { session: Session; groupId: number | undefined }

/** Calls of another person than the one whose client it is, on a connection of its own. */
async function asOther<T>(
  world: DrillWorld,
  { session }: Desk,
  key: string,
  work: (send: SendCall) => Promise<T>,
): Promise<T> {
  const connection = await openHttp(world.port, HOST)
  try {
    return await work(sendAs(connection, session, key))
  } finally {
    connection.close()
  }
}

/** The sheet on which the papers are on their way: the one that a killed turn sent, or a new one. */
async function sentSheet(
  send: SendCall,
  receive: SendCall,
  documentIds: readonly number[],
  to: Desk,
): Promise<number> {
  const [waiting] = jsonOf<{ id: number }[]>('sheets', await receive('GET', '/api/transfer/to_receive'))
  if (waiting) return waiting.id
  const { drafts } = jsonOf<{ drafts: { id: number }[] }>('drafts', await send('GET', '/api/transfer/drafts'))
  const wish = { to_group_id: to.groupId, document_ids: documentIds }
  const draft = drafts[0] ?? (await post<{ id: number }>(send, '/api/transfer/add', wish))
  return (await post<{ id: number }>(send, '/api/transfer/send', { id: draft.id })).id
}

/** Accepts a whole sheet; whoever was killed before the answer finds it accepted. */
async function acceptAll(receive: SendCall, id: number): Promise<void> {
  const { rows } = jsonOf<Sheet>('a sheet', await receive('GET', `/api/transfer/get/${id}`))
  const accept = rows.filter(({ status }) => status.code === 'sent').map((row) => row.id)
  if (accept.length > 0) await post(receive, '/api/transfer/answer', { id, accept })
}

/** The papers go to and fro between two departments, a sheet each time, and the work of their cases with them. */
async function handOver(
  world: DrillWorld,
  documentIds: readonly number[],
  goesOn: (begun: number) => boolean,
): Promise<RepeatedCalls<number>> {
  const { userIds, groupIds } = world.filled
  await allow(world, userIds.slice(1, 3), ['transfer.create', 'transfer.receive', 'workcase.work'])
  const desks: [Desk, Desk] = [
    { session: await world.signIn(clerk(1)), groupId: groupIds[0] },
    { session: await world.signIn(clerk(2)), groupId: groupIds[1] },
  ]
  const begun = new Map<number, number>()
  return repeatCalls<number>(world, {
    clients: 1,
    goesOn,
    sessions: [desks[0].session],
    call: async (_, n, key) => {
      const [from, to] = n % 2 === 0 ? desks : ([desks[1], desks[0]] as const)
      return asOther(world, from, key, (send) =>
        asOther(world, to, key, async (receive) => {
          const id = begun.get(n) ?? (await sentSheet(send, receive, documentIds, to))
          begun.set(n, id)
          await acceptAll(receive, id)
          return id
        }),
      )
    },
  })
}

/** Every sheet was accepted whole: papers, custody, work and trail of all its rows, or of none. */
async function compareSheets(
  client: Client,
  told: readonly number[],
): Promise<Pick<Harm, 'lost' | 'doubled' | 'halved'>> {
  const { rows: sheets } = await client.query<{
    id: string
    open: number
    accepted: number
    traces: number
  }>(`
    select s.id, count(*) filter (where r.status = 'sent')::int as open, count(*) filter (where r.status = 'accepted')::int as accepted,
           (select count(*)::int from audit_entries e join audit_payloads p on p.institution_id = e.institution_id and p.entry_id = e.id
             where e.institution_id = s.institution_id and e.action = 'document.received' and p.payload::jsonb->'after'->>'transfer' = s.number) as traces
      from transfer_sheets s join transfer_rows r on r.institution_id = s.institution_id and r.sheet_id = s.id
     where s.number is not null group by s.institution_id, s.id, s.number`)
  const { rows: papers } = await client.query<{ wrong: number }>(`
    select count(*)::int as wrong from transfer_rows r join documents d on d.institution_id = r.institution_id and d.id = r.document_id
      join transfer_sheets s on s.institution_id = r.institution_id and s.id = r.sheet_id
      left join paper_custody k on k.institution_id = d.institution_id and k.document_id = d.id
     where r.id = (select max(x.id) from transfer_rows x where x.institution_id = r.institution_id and x.document_id = r.document_id and x.status = 'accepted')
       and ((d.paper_group_id, k.group_id, k.row_id, d.group_id) is distinct from (s.to_group_id, s.to_group_id, r.id, s.to_group_id)
            or (select array_agg(h.group_id) from case_documents c join case_shares h on h.institution_id = c.institution_id and h.case_id = c.case_id and h.is_open
                 where c.institution_id = d.institution_id and c.document_id = d.id and c.held) is distinct from array[s.to_group_id])`)
  const whole = new Set(
    sheets.filter(({ open, accepted }) => open === 0 && accepted > 0).map(({ id }) => Number(id)),
  )
  return {
    lost: told.filter((id) => !whole.has(id)).length,
    doubled: sheets.filter(({ accepted, traces }) => traces > accepted).length,
    halved:
      sheets.filter(({ open, accepted, traces }) => (open > 0 && accepted > 0) || traces < accepted).length +
      (papers[0]?.wrong ?? 0),
  }
}

export const acceptedSheet: Drill = {
  name: 'sheet',
  what: 'sheets of up to 200 papers accepted, each of which moves a share, with registrations beside them',
  sizes: {
    short: { clients: 2, wanted: 60, kills: 2 },
    full: { clients: 8, wanted: 2_000, kills: 10 },
  },
  start: async (world, { clients, wanted }) => {
    const shares = [{ group_id: world.filled.groupIds[0], role: 'lead' }]
    const ids = await papersWithCases(world, Math.min(MOST_PAPERS, wanted), shares, clerk(1))
    const papers = await registerPapers(world, { clients, wanted })
    const sheets = await handOver(
      world,
      ids,
      (begun) => begun < SHEETS || papers.acknowledged.length < wanted,
    )
    return {
      reached: async (share) => {
        await papers.reached(share * wanted)
        await Promise.race([whileWriting(world, 'paper_custody'), sheets.done])
      },
      done: Promise.all([papers.done, sheets.done]).then(() => undefined),
      registered: () => papers.acknowledged.length,
      worked: () => sheets.acknowledged.length,
      repeated: () => sheets.repeated() + papers.repeated(),
      countHarm: async (client) => {
        const harm = await papers.countHarm(client)
        const more = await compareSheets(client, sheets.acknowledged)
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
