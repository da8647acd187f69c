import { endpoints } from '@hdoc/contract/endpoints.ts'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import { pino } from 'pino'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { faultyDatabase, faultyFiles } from '../../../../test/streams/faulty-sources.ts'
import { meetInTransactions } from '../../../../test/streams/free-connections.ts'
import { type NetworkAnswer, readAnswer, readOldAnswer } from '../../../../test/streams/read-answer.ts'
import { streamOffice } from '../../../../test/streams/stream-office.ts'
import { streamingAnswers } from '../../../../test/streams/streaming-answers.ts'

type Line = { level: string; msg: string; err?: { message: string } }
let lines: Line[] = []
let database!: ReturnType<typeof faultyDatabase>
let files!: ReturnType<typeof faultyFiles>
const t = await testApp({
  services: (services) => {
    database = faultyDatabase(services.database)
    files = faultyFiles(services.files)
    const log = pino(
      { level: 'info', formatters: { level: (level) => ({ level }) } },
      { write: (line) => void lines.push(JSON.parse(line)) },
    )
    return { database: database.database, files: files.files, log }
  },
})
const office = await streamOffice(t, files.files)
const { admin, host, institutionId } = office
const port = Number(new URL(await t.app.listen({ port: 0, host: '127.0.0.1' })).port)
const POOL = 8

const table = streamingAnswers(office)
const all = Object.values(table).flatMap(({ reads, paths }) => paths.map((path) => ({ path, reads })))
const sourceOf = { rows: database, files } as const
const headers = () => ({
  host,
  cookie: [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
})
const get = (path: string, how: { leaves?: () => Promise<void> } = {}) =>
  readAnswer({ port, path, headers: headers(), ...how })
const faults = () => lines.filter(({ level }) => level === 'error').map(({ msg }) => msg)

/** The answer is a failure before any byte was sent, or is broken off; it never ends like a complete one. */
function expectBroken(answer: NetworkAnswer): void {
  if ([0, 200].includes(answer.status))
    expect([answer.end, faults()]).toEqual(['broken', ['an answer broke off']])
  else {
    const body = JSON.parse(answer.bytes.toString()) as Failure
    expect([500, 503]).toContain(answer.status)
    expect([body.success, answer.headers['content-disposition']]).toEqual([false, undefined])
    expect(faults()).toEqual(['call failed'])
  }
}

afterEach(async () => {
  for (const source of Object.values(sourceOf)) {
    source.goOn()
    source.order()
  }
  lines = []
  // No broken answer of a test may still hold a connection or a file, and the server must still answer.
  await meetInTransactions(t.database, institutionId, POOL)
  await vi.waitFor(() => expect(files.open()).toBe(0))
  expect((await admin.get('/api/csrf-cookie')).status).toBeLessThan(300)
})

it('every call that answers a stream stands in the table of streaming answers', () => {
  const declared = endpoints.filter(({ raw }) => raw === 'stream').map(({ id }) => id)
  expect(Object.keys(table).sort()).toEqual(declared.sort())
  expect(declared.length).toBeGreaterThan(10)
})

describe.each(all)('GET $path', ({ path, reads }) => {
  const source = sourceOf[reads]
  /** A whole answer and how much of the source it reads, which is more when a cache has just ended: so asked twice. */
  const readWhole = async () => {
    for (let before = 0; ; before = source.reached()) {
      source.order()
      const whole = await get(path)
      if (source.reached() === before) return { whole, length: before }
    }
  }

  it('breaks visibly wherever its source fails, and the program lives', async () => {
    const { whole, length } = await readWhole()
    expect([whole.status, whole.end, faults()]).toEqual([200, 'whole', []])
    expect(length).toBeGreaterThan(1)
    const places =
      reads === 'rows'
        ? Array.from({ length }, (_, n) => n + 1)
        : [0, 1, Math.floor(length / 2), length - 1, ...('content-length' in whole.headers ? [] : [length])]
    for (const at of places) {
      lines = []
      source.order({ at, kind: 'fails' })
      expectBroken(await get(path))
    }
  })

  it('closes its source when its reader leaves', async () => {
    const { length } = await readWhole()
    const at = reads === 'rows' ? length : Math.floor(length / 2)
    source.order({ at, kind: 'waits' })
    const left = await get(path, { leaves: () => vi.waitFor(() => expect(source.reached()).toBe(at)) })
    await vi.waitFor(async () => expect(await connections()).toBe(0))
    source.goOn()
    await vi.waitFor(() => expect(files.open()).toBe(0))
    expect([left.end, faults()]).toEqual(['left', []])
    await meetInTransactions(t.database, institutionId, POOL)
    // A file may be read ahead, but no further rows may be asked for.
    if (reads === 'rows') expect(source.reached()).toBe(at)
  })
})

function connections(): Promise<number> {
  return new Promise((resolve, reject) =>
    t.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  )
}

it('a broken export is no whole one for a proxy that speaks HTTP/1.0 either', async () => {
  const call = { port, path: '/api/document/export/csv', headers: headers() }
  database.order()
  expect((await readOldAnswer(call)).end).toBe('whole')
  const parts = database.reached()
  database.order({ at: parts, kind: 'fails' })
  expect((await readOldAnswer(call)).end).toBe('broken')
})
