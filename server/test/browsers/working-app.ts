import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { afterEach } from 'vitest'
import { startWorker, type Worker } from '../../src/app/worker.ts'
import type { Settings } from '../../src/platform/env.ts'
import { silentLog } from '../../src/platform/log.ts'
import type { TestDatabase } from '../database/database.ts'
import { testSettings } from '../database/settings.ts'

/** Time enough for a worker to have done something. */
export const within = { timeout: 15_000, interval: 50 }

/** Workers and mail servers on a database, which are closed after each test. */
export function workingApp({ urls, asSuperuser }: TestDatabase) {
  const closers: (() => Promise<unknown>)[] = []
  /** Closes what was started last. */
  const closeLast = async () => closers.pop()?.()
  afterEach(async () => {
    while (closers.length > 0) await closeLast()
  })

  async function work(
    wishes: Partial<Settings> = {},
    log = silentLog,
  ): Promise<{ worker: Worker; settings: Settings }> {
    const settings = testSettings(urls, wishes)
    const worker = await startWorker(settings, { log })
    closers.push(() => worker.close())
    return { worker, settings }
  }

  /** How many jobs are not done. */
  const queued = async (): Promise<number> => {
    const [row] = await asSuperuser<{ count: number }>(
      'select count(*)::int from graphile_worker._private_jobs',
    )
    return row?.count ?? -1
  }

  /** A mail server that turns the first `failures` mails away. */
  async function mailServer(
    failures: number,
  ): Promise<{ url: string; mails: string[]; refused: () => number }> {
    const mails: string[] = []
    let refused = 0
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: (stream, _session, done) => {
        text(stream).then((mail) => {
          if (refused < failures) {
            refused++
            done(Object.assign(new Error('try later'), { responseCode: 451 }))
            return
          }
          mails.push(mail)
          done()
        }, done)
      },
    })
    server.listen(0, '127.0.0.1')
    await once(server.server, 'listening')
    closers.push(() => new Promise<void>((resolve) => server.close(() => resolve())))
    const { port } = server.server.address() as AddressInfo
    return { url: `smtp://127.0.0.1:${port}`, mails, refused: () => refused }
  }

  return { work, closeLast, queued, mailServer }
}
