import { join } from 'node:path'
import { sealSome } from '../platform/audit/seal-audit.ts'
import { systemClock } from '../platform/clock.ts'
import { refuseStrongRoles } from '../platform/db/checks/refuse-strong-roles.ts'
import { openDatabase, WAKE_CHANNEL, type Wake } from '../platform/db/database.ts'
import { listenTo } from '../platform/db/listen.ts'
import { schemaReadiness } from '../platform/db/migrations/schema-readiness.ts'
import type { Settings } from '../platform/env.ts'
import { createRelay } from '../platform/events/relay-events.ts'
import { createDiskFileStore } from '../platform/files/store/disk-file-store.ts'
import { damageTeller } from '../platform/files/store/tell-damage.ts'
import { type Backlog, readBacklog } from '../platform/jobs/backlog.ts'
import { announceWorker, freeAllJobs } from '../platform/jobs/free-orphaned-jobs.ts'
import type { JobServices } from '../platform/jobs/job-context.ts'
import { type Loop, repeat } from '../platform/jobs/repeat.ts'
import { migrateJobs, type Queue, startJobs } from '../platform/jobs/start-jobs.ts'
import { workerPresence } from '../platform/jobs/worker-presence.ts'
import { createLog } from '../platform/log.ts'
import { createMailer } from '../platform/mail/create-mailer.ts'
import { holdSecrets } from '../platform/secrets/hold-secrets.ts'
import { valueMover } from '../platform/secrets/move-values.ts'
import { events, filled, jobs, loops, scheduledJobs, sealedValues, subscribers } from './modules/brought.ts'
import { modules } from './modules/modules.ts'

const SEAL_EVERY_MS = 1_000
const RELAY_EVERY_MS = 3_000
/**
 * The worker moves all sealed values when it starts. It repeats this, because another process that still has
 * a former secret may write with it until that process is restarted.
 */
const MOVE_EVERY_MS = 3_600_000
const WORKERS_EVERY_MS = 1_000

export interface Worker {
  /** Ends what is under way, takes nothing new. */
  close(): Promise<void>
  /** Whether it can take jobs now. */
  isReady(): Promise<boolean>
  backlog(): Promise<Backlog>
}

type Replacements = Partial<Pick<JobServices, 'clock' | 'mailer' | 'files' | 'log'>>

async function openServices(settings: Settings, replacements: Replacements): Promise<JobServices> {
  const log = replacements.log ?? createLog(settings)
  const clock = replacements.clock ?? systemClock
  // The database is opened with the worker's own role instead of the server's: jobs have other time limits
  // and may fill the queue.
  const database = openDatabase({
    urls: { app: settings.database.worker, platform: settings.database.platform },
    log,
    prepared: settings.preparedStatements,
    max: settings.connections.worker,
    maxAcross: settings.connections.platform,
  })
  return {
    log,
    clock,
    settings,
    database,
    filled,
    files:
      replacements.files ??
      (await createDiskFileStore(join(settings.dataDir, 'files'), {
        tellDamage: damageTeller({ database, clock, log }),
      })),
    mailer:
      replacements.mailer ??
      createMailer({
        smtpUrl: settings.smtpUrl,
        outboxDir: join(settings.dataDir, 'outbox'),
        from: settings.mailFrom,
        clock,
      }),
  }
}

/**
 * Starts the sealer, the relay and the jobs, in the server's process or in its own. Several workers may run
 * side by side.
 */
export async function startWorker(settings: Settings, replacements: Replacements = {}): Promise<Worker> {
  const services = await openServices(settings, replacements)
  const { database, log } = services
  const stopping = new AbortController()
  const stops: (() => Promise<void>)[] = [() => database.close()]
  const close = async (): Promise<void> => {
    stopping.abort()
    for (let stop = stops.pop(); stop !== undefined; stop = stops.pop()) await stop()
  }
  try {
    await refuseStrongRoles(settings.database)
    await holdSecrets(database.global, settings)
    await migrateJobs(settings.database.worker, services.log)
    const relay = createRelay({ database, events, subscribers, log })
    let queue: Queue | undefined
    const presence = workerPresence({
      database,
      log,
      signal: stopping.signal,
      onTakenOver: () => queue?.restart(),
      release: async (workers) => {
        for (const { release } of modules) await release?.(database, workers)
      },
    })
    // The presence leaves after everything but the database has stopped. Nothing that was under way can then
    // go on or be seen outside.
    stops.push(() => presence.leave())
    stops.push(async () => services.mailer.close())
    const watches = modules.flatMap(({ watch }) => watch?.(services) ?? [])
    const start = (name: string, every: number, turn: () => Promise<boolean>): Loop => {
      const loop = repeat({ name, work: turn, every, log })
      stops.push(() => loop.stop())
      return loop
    }
    /** The loops that each wake-up notice wakes. All other loops run at their own intervals only. */
    const waiting: Record<Wake, Loop[]> = {
      changes: [
        start('sealer', SEAL_EVERY_MS, async () => ((await sealSome(database)) ?? 0) > 0),
        start('relay', RELAY_EVERY_MS, relay.deliver),
      ],
      scans: [],
      live: [],
    }
    const self = { id: presence.id, signal: stopping.signal }
    for (const { name, every, wokenBy, turn } of loops) {
      const loop = start(name, every, () => turn(services, self))
      if (wokenBy) waiting[wokenBy].push(loop)
    }
    start('workers', WORKERS_EVERY_MS, presence.takeUp)
    start('present secret', MOVE_EVERY_MS, valueMover(services, sealedValues))
    const listener = await listenTo({
      url: settings.database.direct,
      channel: WAKE_CHANNEL,
      onNotice: (text) => {
        // A notice without names means a new connection or a server of an older version: it wakes all loops.
        const named = text ? text.split(',') : undefined
        for (const [what, woken] of Object.entries(waiting))
          if (named?.includes(what) ?? true) for (const loop of woken) loop.wake()
      },
      onConnect: async (ask, isFirst) => {
        await announceWorker(ask, isFirst ? () => freeAllJobs(database) : async () => undefined)
        await presence.onConnect(ask)
        for (const watch of watches) await watch.onConnect()
      },
      onLoss: presence.onLoss,
      log,
    })
    stops.push(() => listener.stop())
    const started = await startJobs({
      url: settings.database.worker,
      services,
      presence,
      jobs,
      scheduled: scheduledJobs,
    })
    queue = started
    stops.push(() => started.stop())
    const knowsSchema = schemaReadiness(database)
    return {
      close,
      isReady: async () => presence.id() !== undefined && (await knowsSchema()),
      backlog: () => readBacklog(database),
    }
  } catch (error) {
    await close()
    throw error
  }
}
