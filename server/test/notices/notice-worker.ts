import type { NotificationRow } from '@hdoc/contract/notifications/notifications.ts'
import { events, filled, subscribers } from '../../src/app/modules/brought.ts'
import { deliver } from '../../src/modules/notifications/delivering/deliver.ts'
import type { Database } from '../../src/platform/db/database.ts'
import type { Settings } from '../../src/platform/env.ts'
import { createRelay } from '../../src/platform/events/relay-events.ts'
import type { FileStore } from '../../src/platform/files/store/file-store.ts'
import type { JobServices } from '../../src/platform/jobs/job-context.ts'
import { migrateJobs } from '../../src/platform/jobs/start-jobs.ts'
import { silentLog } from '../../src/platform/log.ts'
import type { Mail } from '../../src/platform/mail/mailer.ts'
import type { TestApp } from '../browsers/app.ts'
import type { Browser } from '../browsers/browser.ts'

type Wishes = { settings?: Partial<Settings>; database?: Database }

/** A worker whose turns a test takes: it hands on events and sends messages when it is told to. */
export async function noticeWorker(t: TestApp, wishes: Wishes = {}) {
  await migrateJobs(t.urls.worker, silentLog)
  const mails: Mail[] = []
  const server: { refuse: unknown; taken: number; meanwhile?: () => Promise<unknown> } = {
    refuse: undefined,
    taken: 0,
  }
  const services: JobServices = {
    database: wishes.database ?? t.worker,
    clock: t.clock,
    settings: { ...t.settings, smtpUrl: 'smtp://127.0.0.1:1', ...wishes.settings },
    log: silentLog,
    files: {} as FileStore,
    filled,
    mailer: {
      send: async (mail) => {
        await server.meanwhile?.()
        if (server.refuse !== undefined) throw server.refuse
        server.taken++
        mails.push(mail)
      },
      close: () => undefined,
    },
  }
  const relay = createRelay({ database: t.worker, events, subscribers, log: silentLog })
  return {
    services,
    mails,
    server,
    /** Hands on every event of every institution. */
    relay: async (): Promise<void> => {
      while (await relay.deliver());
      const dead = await t.asSuperuser<{ failure: string }>('select failure from outbox_failures')
      if (dead.length > 0) throw new Error(dead[0]?.failure)
    },
    /** Runs every waiting job of the outbox once, as its `attempt`-th try; gives how many failed. */
    send: async (attempt = 1): Promise<number> => {
      const jobs = await t.asSuperuser<{ payload: unknown }>(
        `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks k
          where k.id = j.task_id and k.identifier = $1 returning j.payload`,
        [deliver.name],
      )
      let failed = 0
      for (const { payload } of jobs)
        await deliver
          .run(services, payload, { attempt, signal: new AbortController().signal })
          .catch(() => failed++)
      return failed
    },
    /** Runs one message again, as the queue does after a failure or a crash. */
    again: (institution: number, delivery_id: number, attempt = 2): Promise<void> =>
      deliver.run(
        services,
        { institution, payload: { delivery_id } },
        { attempt, signal: new AbortController().signal },
      ),
  }
}

/** The notices that a person's panel shows, newest first, as `text number`. */
export async function panelOf(browser: Browser): Promise<string[]> {
  const { body } = await browser.get<{ data: NotificationRow[] }>('/api/notification/list/100')
  return body.data.map(({ text, subject }) => `${text} ${subject.number}`.trim())
}
