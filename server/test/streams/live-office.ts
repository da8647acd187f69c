import { afterAll } from 'vitest'
import { createHub, LIVE_CHANNEL, type LiveHub } from '../../src/modules/live/index.ts'
import { placeSome } from '../../src/modules/live/jobs/place-changes.ts'
import { sealAll } from '../../src/platform/audit/seal-audit.ts'
import { openDatabase } from '../../src/platform/db/database.ts'
import { listenTo } from '../../src/platform/db/listen.ts'
import type { Settings } from '../../src/platform/env.ts'
import { silentLog } from '../../src/platform/log.ts'
import type { Browser, TestApp } from '../browsers/app.ts'
import { startedAnew } from '../browsers/app.ts'
import { listenLive } from './listen-live.ts'

/** One server process: a port, its hub, and how pages listen to it. */
export interface LiveServer {
  port: number
  hub: LiveHub
  listen: (browser: Browser, asked?: { after?: number; behind?: number }) => ReturnType<typeof listenLive>
  app: TestApp['app']
}

/** Starts a server that hears of changes, with a pool of its own, on the database of a test. */
export async function liveServer(
  t: TestApp,
  host: string,
  { settings = {}, beatMs }: { settings?: Partial<Settings>; beatMs?: number } = {},
): Promise<LiveServer> {
  const own = { ...t.settings, ...settings }
  const database = openDatabase({ urls: t.urls, log: silentLog, prepared: true, max: 4 })
  const hub = createHub({ database, settings: own, log: silentLog }, beatMs)
  const { app } = await startedAnew(t, settings, { database, live: hub })
  const listener = await listenTo({
    url: t.urls.direct,
    channel: LIVE_CHANNEL,
    onNotice: hub.hear,
    log: silentLog,
  })
  afterAll(async () => {
    await app.close()
    await listener.stop()
    await database.close()
  })
  const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
  return {
    port,
    hub,
    app,
    listen: (browser, asked) =>
      listenLive(
        {
          port,
          headers: {
            host,
            cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          },
        },
        asked,
      ),
  }
}

/** Does what the worker does after a commit: seals, then gives positions. */
export async function workOff(t: Pick<TestApp, 'worker'>): Promise<void> {
  await sealAll(t.worker)
  while (await placeSome(t.worker));
}
