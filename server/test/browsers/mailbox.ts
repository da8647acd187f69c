import { join } from 'node:path'
import { afterAll, expect } from 'vitest'
import { startWorker } from '../../src/app/worker.ts'
import { silentLog } from '../../src/platform/log.ts'
import { createMailer } from '../../src/platform/mail/create-mailer.ts'
import type { Mail } from '../../src/platform/mail/mailer.ts'
import type { TestApp } from './app.ts'

export interface Mailbox {
  /** Mails to anybody, in the order in which they left. */
  mails: Mail[]
  /** Waits until every event is delivered and every job done; gives the mails to one address, or all. */
  settled(to?: string): Promise<Mail[]>
  /** While true the mail server takes nothing. */
  down: boolean
}

/** Finds the token in a mail's link; throws when there is none. */
export function tokenOf(mail: Mail | undefined, route: string): string {
  const token = new RegExp(`/#/${route}/([a-z0-9]{40})\\s`).exec(mail?.text ?? '')?.[1]
  if (token === undefined) throw new Error(`no link to ${route} in ${mail?.text}`)
  return token
}

/** Starts the worker for a test's program. Its mails go to the outbox folder and into this box. */
export async function mailbox(t: TestApp): Promise<Mailbox> {
  const outbox = createMailer({
    smtpUrl: undefined,
    outboxDir: join(t.settings.dataDir, 'outbox'),
    from: t.settings.mailFrom,
    clock: t.clock,
  })
  const box: Mailbox = {
    mails: [],
    down: false,
    settled: async (to) => {
      t.database.wake()
      const left = async (): Promise<number> => {
        const [row] = await t.asSuperuser<{ left: number }>(
          `select ((select count(*) from outbox_events) + (select count(*) from graphile_worker._private_jobs))::int as left`,
        )
        return row?.left ?? -1
      }
      await expect.poll(left, { timeout: 15_000, interval: 20 }).toBe(0)
      return box.mails.filter((mail) => to === undefined || mail.to === to)
    },
  }
  const worker = await startWorker(t.settings, {
    clock: t.clock,
    log: silentLog,
    mailer: {
      send: async (mail) => {
        if (box.down) throw new Error('no connection')
        await outbox.send(mail)
        box.mails.push(mail)
      },
      close: () => outbox.close(),
    },
  })
  afterAll(() => worker.close())
  return box
}
