import type { Client } from 'pg'
import { administrator, clerk, type Filled, HOST, PASSWORD } from '../../server/test/load/fill-institution.ts'
import { type HttpCaller, openCaller } from '../../server/test/load/open-caller.ts'
import { waitUntil } from '../../server/test/load/wait-until.ts'
import { quantile } from './figures/quantile.ts'

const AT_ONCE = 8
const QUIET_MS = 10_000
const WITHIN_MS = 120_000

type Place = { port: number; superuser: Client; filled: Filled }
export type GivenMany = { seconds: number; quiet: number; busy: number; calls: number }

async function must<T>(caller: HttpCaller, path: string, body: object): Promise<T> {
  const answer = await caller.post<T>(path, body)
  if (answer.status !== 200)
    throw new Error(`${path} was answered with ${answer.status}: ${JSON.stringify(answer.body)}`)
  return answer.body
}

/** Papers with a case each that lies with nobody; gives the shares that are to be distributed. */
async function openLoose(admin: HttpCaller, { superuser, filled }: Place, count: number): Promise<number[]> {
  const documentIds: number[] = []
  const body = {
    category: 'intrare',
    register_id: filled.registerIds[0],
    doc_type_id: filled.docTypeIds[0],
    issuer_id: 1,
    short_description: 'Cerere',
    case: { shares: [] },
  }
  while (documentIds.length < count) {
    const some = Array.from({ length: Math.min(AT_ONCE, count - documentIds.length) }, () =>
      must<{ data: { id: number } }>(admin, '/api/document/add', body),
    )
    documentIds.push(...(await Promise.all(some)).map(({ data }) => data.id))
  }
  const { rows } = await superuser.query<{ id: string }>(
    `select s.id from case_documents x join case_shares s on s.institution_id = x.institution_id and s.case_id = x.case_id
      where x.institution_id = $1 and x.document_id = any($2::bigint[]) and s.is_open order by s.id`,
    [filled.institutionId, documentIds],
  )
  return rows.map(({ id }) => Number(id))
}

/** Another person reads their queue without pause until something is so; gives the milliseconds of each call. */
async function readUntil(reader: HttpCaller, isOver: () => boolean): Promise<number[]> {
  const times: number[] = []
  while (!isOver()) {
    const start = performance.now()
    const { status } = await reader.get('/api/workcase/queue/mine/20?sortBy=deadline_on&sortOrder=asc')
    if (status !== 200) throw new Error(`a queue was answered with ${status}`)
    times.push(performance.now() - start)
  }
  return times
}

/** Gives out `count` cases in one batch, while another person goes on reading. */
export async function giveMany(place: Place, count: number): Promise<GivenMany> {
  const { port, filled } = place
  const admin = await openCaller(port, HOST, administrator, PASSWORD)
  const reader = await openCaller(port, HOST, clerk(3), PASSWORD)
  try {
    const share_ids = await openLoose(admin, place, count)
    const end = performance.now() + QUIET_MS
    const quiet = await readUntil(reader, () => performance.now() > end)
    const values = { shares: [{ group_id: filled.groupIds[0], role: 'lead' }], resolution: 'De rezolvat' }
    const { id } = await must<{ id: number }>(admin, '/api/case_batch/preview', { share_ids, values })
    let isOver = false
    const reading = readUntil(reader, () => isOver)
    const start = performance.now()
    await must(admin, '/api/case_batch/start', { id })
    await waitUntil(
      'the batch is done',
      async () => {
        const { body } = await admin.get<{ state: string; counts: { changed: number } }>(
          `/api/case_batch/get/${id}`,
        )
        if (body.state === 'done' && body.counts.changed !== count)
          throw new Error(`${body.counts.changed} of ${count} were given`)
        return body.state === 'done'
      },
      WITHIN_MS,
    ).finally(() => {
      isOver = true
    })
    const seconds = (performance.now() - start) / 1000
    const busy = await reading
    return { seconds, quiet: quantile(quiet, 0.95), busy: quantile(busy, 0.95), calls: busy.length }
  } finally {
    admin.close()
    reader.close()
  }
}
