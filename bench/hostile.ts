// Files and names sent to do harm, and 200 MB over a line that is cut 20 times: memory of the server, and what a clerk
// who lists documents meanwhile notices. --quick: 20 MB.
import { createHash, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createDiskFileStore } from '../server/src/platform/files/store/disk-file-store.ts'
import { hostileContents } from '../server/test/hostile-files/hostile-contents.ts'
import { hostileNames } from '../server/test/hostile-files/hostile-names.ts'
import { clerk, fillInstitution, HOST, PASSWORD } from '../server/test/load/fill-institution.ts'
import { listPath } from '../server/test/load/list-path.ts'
import { openHttp } from '../server/test/load/open-http.ts'
import { sendFile } from '../server/test/load/send-file.ts'
import { signIn } from '../server/test/load/sign-in.ts'
import { printTable, tell } from './support/figures/print-table.ts'
import { quantile } from './support/figures/quantile.ts'
import { startCluster } from './support/servers/start-cluster.ts'
import { startServer } from './support/servers/start-server.ts'

const MEGABYTE = 1024 * 1024
const LARGE = (process.argv.includes('--quick') ? 20 : 200) * MEGABYTE
const CUTS = 20
const QUIET_MS = 3_000
const SAMPLE_MS = 20

/** Resident memory of a process, in megabytes. */
const residentOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

type Seen = { peak: number; times: number[] }

const cluster = await startCluster()
const { urls, superuser } = await cluster.database('hostile')
await fillInstitution(superuser, 200)
const server = await startServer({ urls, dataDir: cluster.folder })
const session = await signIn(server.port, HOST, clerk(1), PASSWORD)
const watching = await signIn(server.port, HOST, clerk(2), PASSWORD)
const uploader = { port: server.port, host: HOST, session }

/** Runs work while another clerk lists documents without pause and the server's memory is read. */
async function watch(work: () => Promise<void>): Promise<Seen> {
  const seen: Seen = { peak: residentOf(server.pid), times: [] }
  const sampler = setInterval(() => {
    seen.peak = Math.max(seen.peak, residentOf(server.pid))
  }, SAMPLE_MS)
  let goesOn = true
  const list = async () => {
    const connection = await openHttp(server.port, HOST)
    while (goesOn) {
      const start = performance.now()
      const { status } = await connection.send('GET', listPath({}), watching)
      if (status !== 200) throw new Error(`the list answered ${status}`)
      seen.times.push(performance.now() - start)
    }
    connection.close()
  }
  const listing = list()
  await work()
  goesOn = false
  await listing
  clearInterval(sampler)
  return seen
}

/** 'kept' or the status of the refusal. */
async function send(name: string, bytes: Buffer): Promise<string> {
  try {
    await sendFile(uploader, { name, bytes, onLost: () => Promise.reject(new Error('the server went away')) })
    return 'kept'
  } catch (error) {
    const status = /answered (\d+)/.exec(String(error))?.[1]
    if (!status) throw error
    return status
  }
}

const quiet = () => new Promise<void>((resolve) => void setTimeout(resolve, QUIET_MS))
const wrong: string[] = []
await watch(quiet)
const before = await watch(quiet)
const hostile = [...hostileNames, ...hostileContents]
const harmed = await watch(async () => {
  for (const file of hostile) {
    const answer = await send(file.name, file.bytes)
    const expected = 'refused' in file ? String(file.refused) : 'kept'
    if (answer !== expected) wrong.push(`${file.what}: ${answer} instead of ${expected}`)
  }
})
tell(`${hostile.length} sent, ${wrong.length} answered otherwise than expected`)
const large = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(LARGE)])
let tries = 0
let begun = 0
const start = performance.now()
const arrived = await watch(async () => {
  const id = await sendFile(uploader, {
    name: 'scan.pdf',
    bytes: large,
    cut: (n) => {
      tries = n
      return n < CUTS ? Math.ceil(LARGE / (CUTS + 1)) : undefined
    },
    onLost: async () => void begun++,
  })
  const { rows } = await superuser.query<{ sha256: string }>('select sha256 from files where id = $1', [id])
  const sha256 = createHash('sha256').update(large).digest('hex')
  if (rows[0]?.sha256 !== sha256) wrong.push('the large file is not what was sent')
  const files = await createDiskFileStore(join(cluster.folder, 'files'))
  if (!(await files.has(sha256))) wrong.push('the large file is not in the store')
})
const seconds = (performance.now() - start) / 1000
const after = await watch(quiet)
await server.stop()
await cluster.stop()
for (const one of wrong) tell(one)
const row = (what: string, { peak, times }: Seen): string[] => [
  what,
  peak.toFixed(0),
  (peak - before.peak).toFixed(0),
  quantile(times, 0.5).toFixed(1),
  quantile(times, 0.99).toFixed(1),
  String(times.length),
]
printTable(
  'hostile: files sent to do harm, and a large one over a bad line',
  ['', 'peak MB', 'growth MB', 'list p50 ms', 'p99 ms', 'calls'],
  [
    row('nobody sends anything', before),
    row(`${hostile.length} hostile files and names`, harmed),
    row(`${LARGE / MEGABYTE} MB, cut ${begun} times`, arrived),
    row('afterwards', after),
  ],
  {
    notes: [
      `Answered otherwise than expected: ${wrong.length}. The large file took ${tries + 1} tries and ${seconds.toFixed(1)} s, and its SHA-256 is that of what was sent.`,
      'Resident memory of the server process, read every 20 ms; another clerk lists documents meanwhile without pause.',
    ],
    postgresVersion: cluster.postgresVersion,
  },
)
if (wrong.length > 0) process.exitCode = 1
