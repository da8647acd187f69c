// A sheet of 200 papers, sent, scanned and accepted over HTTP, with and without cases whose work moves along, beside one of
// 20; `--quick`: fewer rounds on fewer documents.
import { labelPayload } from '../../contract/src/printing/label/payload.ts'
import type { TransferSheet } from '../../contract/src/transfers/transfer-rows.ts'
import type { Scanned } from '../../contract/src/transfers/transfers.ts'
import { clerk, HOST, PASSWORD } from '../../server/test/load/fill-institution.ts'
import { type HttpCaller, openCaller } from '../../server/test/load/open-caller.ts'
import { keptFolder } from '../support/command-line.ts'
import { memoryNote } from '../support/figures/peak-memory.ts'
import { printTable, tell } from '../support/figures/print-table.ts'
import { median, quantile, withSpread } from '../support/figures/quantile.ts'
import { filledDatabase } from '../support/list-databases.ts'
import { startCluster } from '../support/servers/start-cluster.ts'
import { SERVER_ALONE, startServer, startWorkerProcess } from '../support/servers/start-server.ts'

const isQuick = process.argv.includes('--quick')
const DOCUMENTS = isQuick ? 10_000 : 200_000
/** Each round brings the papers over and back. */
const ROUNDS = isQuick ? 2 : 6
const LARGE = 200
const SMALL = 20
const AT_ONCE = 8

type Saved = { id: number; data: TransferSheet }
type Desk = { caller: HttpCaller; groupId: number }
type Form = { name: string; ids: readonly number[]; accepted: number[] }

async function must<T>(caller: HttpCaller, path: string, body: object): Promise<T> {
  const answer = await caller.post<T>(path, body)
  if (answer.status !== 200)
    throw new Error(`${path} was answered with ${answer.status}: ${JSON.stringify(answer.body)}`)
  return answer.body
}

async function timed<T>(times: number[], call: () => Promise<T>): Promise<T> {
  const start = performance.now()
  const answer = await call()
  times.push(performance.now() - start)
  return answer
}

const cluster = await startCluster(keptFolder())
try {
  const { urls, superuser, filled } = await filledDatabase(cluster, DOCUMENTS)
  const { institutionId, groupIds, userIds, registerIds, docTypeIds } = filled
  await superuser.query(
    `insert into user_permissions (institution_id, user_id, permission)
     select $1, u, p from unnest($2::bigint[]) u, unnest(array['transfer.create', 'transfer.receive', 'workcase.work']) p on conflict do nothing`,
    [institutionId, userIds.slice(1, 3)],
  )
  const at = { urls, dataDir: cluster.folder }
  const server = await startServer({ ...at, program: SERVER_ALONE })
  const worker = startWorkerProcess(at)
  const open = (n: number) => openCaller(server.port, HOST, clerk(n), PASSWORD)
  const desk: Desk = { caller: await open(1), groupId: groupIds[0] ?? 0 }
  const other: Desk = { caller: await open(2), groupId: groupIds[1] ?? 0 }

  /** Papers of the desk; with a case each, in which it is in charge. */
  async function register(count: number, hasCases: boolean): Promise<number[]> {
    const ids: number[] = []
    const body = {
      category: 'intrare',
      register_id: registerIds[0],
      doc_type_id: docTypeIds[0],
      issuer_id: 1,
      short_description: 'Cerere certificat de urbanism',
      physical_form: 'hârtie',
      group_id: desk.groupId,
      ...(hasCases && { case: { shares: [{ group_id: desk.groupId, role: 'lead' }] } }),
    }
    while (ids.length < count) {
      const some = Array.from({ length: Math.min(AT_ONCE, count - ids.length) }, () =>
        must<{ data: { id: number } }>(desk.caller, '/api/document/add', body),
      )
      ids.push(...(await Promise.all(some)).map(({ data }) => data.id))
    }
    return ids
  }

  const sending: number[] = []
  /** Hands papers over; `check` looks at the sheet while it is on its way. */
  async function handOver(
    form: Form,
    [from, to]: readonly [Desk, Desk],
    check: (sheet: TransferSheet) => Promise<void> = async () => undefined,
  ): Promise<void> {
    const wish = { to_group_id: to.groupId, document_ids: form.ids }
    const { id } = await must<Saved>(from.caller, '/api/transfer/add', wish)
    const send = () => must<Saved>(from.caller, '/api/transfer/send', { id })
    const { data: sheet } = form.ids.length === LARGE ? await timed(sending, send) : await send()
    await check(sheet)
    const accept = sheet.rows.map((row) => row.id)
    const { data: done } = await timed(form.accepted, () =>
      must<Saved>(to.caller, '/api/transfer/answer', { id, accept }),
    )
    if (done.accepted !== form.ids.length) throw new Error(`${done.accepted} were accepted`)
  }

  const label = (documentId: number): string => labelPayload({ institutionId, documentId })
  async function scan(times: number[], { caller }: Desk, outcome: string, body: object): Promise<Scanned> {
    const answer = await timed(times, () => must<Scanned>(caller, '/api/transfer/scan', body))
    if (answer.outcome !== outcome) throw new Error(`a scan was answered with ${answer.outcome}`)
    return answer
  }

  const form = async (name: string, count: number, hasCases: boolean): Promise<Form> => ({
    name,
    ids: await register(count, hasCases),
    accepted: [],
  })
  const forms = [
    await form(`${SMALL} papers`, SMALL, false),
    await form(`${SMALL} papers, each moves a share`, SMALL, true),
    await form(`${LARGE} papers`, LARGE, false),
    await form(`${LARGE} papers, each moves a share`, LARGE, true),
  ]
  tell('the papers are there')
  for (let round = 0; round < ROUNDS; round++)
    for (const way of [
      [desk, other],
      [other, desk],
    ] as const)
      for (const one of forms) await handOver(one, way)

  const received: number[] = []
  const prepared: number[] = []
  const plain = forms[2]!
  await handOver({ ...plain, accepted: [] }, [desk, other], async ({ id, rows }) => {
    for (const { paper_id } of rows)
      await scan(received, other, 'found', { code: label(paper_id), mode: 'receive', sheet_id: id })
  })
  let draft: number | null = null
  for (const id of plain.ids)
    draft = (await scan(prepared, other, 'added', { code: label(id), mode: 'prepare', sheet_id: draft }))
      .sheet_id

  const { postgresVersion } = cluster
  const notes = [memoryNote(server.pid, worker.pid)]
  for (const { caller } of [desk, other]) caller.close()
  await worker.stop()
  await server.stop()
  const line = (name: string, times: readonly number[], base: readonly number[]): string[] => [
    name,
    String(times.length),
    withSpread(times, 0),
    quantile(times, 0.95).toFixed(0),
    (median(times) / median(base)).toFixed(2),
  ]
  const accepted = (n: number): number[] => forms[n]?.accepted ?? []
  printTable(
    `sheets: all papers of a sheet accepted in one call, ${DOCUMENTS} documents, ms`,
    ['', 'calls', 'p50', 'p95', 'beside'],
    [
      ...forms.map(({ name, accepted: times }, n) => line(name, times, accepted(n % 2))),
      line(`${LARGE} papers sent`, sending, accepted(2)),
    ],
    {
      postgresVersion,
      notes: [
        `Goal: p50 below 300 for ${LARGE} papers in both forms. Beside: the same with ${SMALL}; of sending: accepting as many.`,
        ...notes,
      ],
    },
  )
  printTable(
    `sheets: a label is scanned, sheets of up to ${LARGE} papers, ms`,
    ['', 'calls', 'p50', 'p95', 'slowest'],
    [
      ['while a sheet is received', received],
      ['while a sheet is prepared', prepared],
    ].map(([name, times]) => {
      const all = times as number[]
      return [
        String(name),
        String(all.length),
        ...[0.5, 0.95, 1].map((share) => quantile(all, share).toFixed(0)),
      ]
    }),
    { postgresVersion, notes: ['Goal: p95 below 100.'] },
  )
} finally {
  await cluster.stop()
}
