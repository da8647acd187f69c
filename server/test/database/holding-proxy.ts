import { mkdtempSync, rmSync } from 'node:fs'
import { createConnection, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'

type Pair = { near: Socket; far: Socket }

/**
 * A proxy before PostgreSQL's socket that can stop passing bytes on: the database then seems frozen while it
 * lives.
 */
export interface HoldingProxy {
  /** The same address, by way of the proxy. */
  through(url: string): string
  /** Stops both directions, for new connections too. */
  freeze(): void
  /** Questions arrive and are carried out, but no answer comes back. */
  holdAnswers(): void
  /** Holds answers from the moment a COMMIT passes on a connection that has sent this text before. */
  holdAfterCommitOf(text: string): void
  /** Opens both directions; what has waited is passed on. */
  goOn(): void
  /** Connections that callers have open now. */
  open(): number
}

/** The COMMIT message of PostgreSQL's protocol, so that the mere word does not match. */
const COMMIT = 'Q\0\0\0\x0bcommit\0'

const socketFile = (folder: string): string => join(folder, '.s.PGSQL.5432')
const folderOf = (url: string): string => new URL(url).searchParams.get('host') ?? ''

export async function openHoldingProxy(url: string): Promise<HoldingProxy> {
  const folder = mkdtempSync(join(tmpdir(), 'hdoc-proxy-'))
  const behind = socketFile(folderOf(url))
  const pairs = new Set<Pair>()
  let passes = { there: true, back: true }
  let waitedFor: string | undefined
  const seen = new WeakSet<Pair>()

  const apply = ({ near, far }: Pair): void => {
    if (passes.there) near.resume()
    else near.pause()
    if (passes.back) far.resume()
    else far.pause()
  }
  const change = (there: boolean, back: boolean): void => {
    passes = { there, back }
    waitedFor = undefined
    for (const pair of pairs) apply(pair)
  }
  const server = createServer({ pauseOnConnect: true }, (near) => {
    const far = createConnection(behind)
    const pair: Pair = { near, far }
    pairs.add(pair)
    near.on('data', (bytes) => {
      if (waitedFor !== undefined && bytes.includes(waitedFor)) seen.add(pair)
      if (waitedFor !== undefined && seen.has(pair) && bytes.includes(COMMIT)) change(true, false)
      far.write(bytes)
    })
    far.on('data', (bytes) => near.write(bytes))
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.on('error', () => undefined)
      one.on('close', () => {
        pairs.delete(pair)
        other.destroy()
      })
    }
    apply(pair)
  })
  await new Promise<void>((resolve) => server.listen(socketFile(folder), resolve))
  afterAll(() => {
    for (const { near, far } of pairs) {
      near.destroy()
      far.destroy()
    }
    server.close()
    rmSync(folder, { recursive: true, force: true })
  })
  return {
    through: (one) => {
      const address = new URL(one)
      address.searchParams.set('host', folder)
      return address.toString()
    },
    freeze: () => change(false, false),
    holdAnswers: () => change(true, false),
    holdAfterCommitOf: (text) => {
      waitedFor = text
    },
    goOn: () => change(true, true),
    open: () => pairs.size,
  }
}
