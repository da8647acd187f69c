import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { freezePostgres, thawPostgres } from '../../test/crash/signal-postgres.ts'
import { openWorld } from '../../test/crash/stage.ts'
import { startHdoc } from '../../test/crash/start-hdoc.ts'
import { administrator, HOST } from '../../test/load/fill-institution.ts'
import { freePort } from '../../test/load/free-port.ts'
import { type HttpAnswer, openHttp } from '../../test/load/open-http.ts'
import { jsonOf } from '../../test/load/send-call.ts'
import { waitUntil } from '../../test/load/wait-until.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'hdoc-frozen-'))
chmodSync(dataDir, 0o711)
const port = await freePort()
const hdoc = startHdoc(dataDir, port, false)
afterAll(async () => {
  await hdoc.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

type Timed = HttpAnswer & { seconds: number }

/** Makes a call on a connection of its own, as separate people do, and takes its time. */
async function timed(method: string, path: string, headers = {}, body?: string): Promise<Timed> {
  const connection = await openHttp(port, HOST)
  const since = performance.now()
  try {
    const answer = await connection.send(method, path, headers, body)
    return { ...answer, seconds: (performance.now() - since) / 1000 }
  } finally {
    connection.close()
  }
}
const retryAfter = ({ headers }: HttpAnswer): number => Number(headers.get('retry-after')?.[0])

// The clock limits are those that people and load balancers were promised, and the settings are the usual ones.
test('while PostgreSQL is stopped, people are told within 10 s and load balancers within 2 s; then all goes on', async () => {
  await hdoc.ready()
  const session = await (await openWorld(port, dataDir)).signIn(administrator)
  const list = () => timed('GET', '/api/document/list/20', session)
  expect((await list()).status).toBe(200)
  freezePostgres(dataDir)
  try {
    const ready = await timed('GET', '/readyz')
    expect([ready.status, JSON.parse(ready.body.toString())]).toEqual([503, { ready: false }])
    expect(ready.seconds).toBeLessThan(2)
    const answers = await Promise.all([
      list(),
      timed('GET', '/api/document/list/20?search=cerere', session),
      timed('GET', '/api/status', session),
      timed('POST', '/api/document_view/add', { ...session, 'idempotency-key': 'while-frozen-1' }, '{}'),
      timed('POST', '/api/login', session, JSON.stringify({ username: 'nimeni', password: 'nimic' })),
    ])
    for (const answer of answers) {
      expect([answer.status, JSON.parse(answer.body.toString()).code]).toEqual([503, 'UNAVAILABLE'])
      expect(retryAfter(answer)).toBeGreaterThan(0)
      expect(answer.seconds).toBeLessThan(10)
    }
  } finally {
    thawPostgres(dataDir)
  }
  await waitUntil('ready again', async () => (await timed('GET', '/readyz')).status === 200, 30_000)
  jsonOf('the list', await list())
}, 120_000)
