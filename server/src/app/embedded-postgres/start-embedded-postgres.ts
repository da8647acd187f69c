import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { DatabaseUrls } from '../../platform/env.ts'
import type { Log } from '../../platform/log.ts'
import { binaries } from './binaries.ts'
import { clusterHome } from './cluster-home.ts'
import { roleUrls, socketUrl } from './database-urls.ts'
import { initCluster, SUPERUSER } from './init-cluster.ts'
import { livePostmaster, RUNTIME_PREFIX, stopPostmaster } from './postmaster.ts'
import { reachable } from './reachable.ts'
import { runPostgres } from './run-postgres.ts'
import type { ServiceUser } from './service-user.ts'

export interface EmbeddedPostgres {
  /** The address of a database of the cluster (`postgres` when not named) as its superuser. */
  superuserUrl(database?: string): string
  /** The addresses of the database `hdoc`, one per role; `direct` has the role of `app`. */
  urls: DatabaseUrls
  /** The id of the present server process; it changes when the server is started again after a crash. */
  pid(): number
  stop(): Promise<void>
}

export const EMBEDDED_DATABASE = 'hdoc'

/**
 * Longest path, in bytes, of the folder in which the socket's own folder is made. The path of a socket may
 * have only 107 bytes, and the data folder may be deep, so the socket does not lie there.
 */
const LONGEST_FOLDER = 80

function makeRuntimeDir(user: ServiceUser | undefined): string {
  const fits = (folder: string): boolean =>
    Buffer.byteLength(folder) < LONGEST_FOLDER && reachable(folder, user)
  const folder = mkdtempSync(join(fits(tmpdir()) ? tmpdir() : '/tmp', RUNTIME_PREFIX))
  chmodSync(folder, 0o700)
  if (user !== undefined) chownSync(folder, user.uid, user.gid)
  return folder
}

/**
 * Starts PostgreSQL on the cluster of a data folder and makes the cluster first if needed. A server that is
 * killed is started again on the same socket. The caller must hold the data folder's lock; so a server that
 * already runs there has lost its owner and is stopped. Throws a Refusal when PostgreSQL does not start.
 */
export async function startEmbeddedPostgres(options: {
  dataDir: string
  log: Log
  /** Settings of PostgreSQL that replace or join those of ours. */
  settings?: Record<string, string>
}): Promise<EmbeddedPostgres> {
  const { log } = options
  const dataDir = resolve(options.dataDir)
  mkdirSync(dataDir, { recursive: true })
  const cluster = clusterHome(dataDir)
  const programs = binaries(cluster.home, cluster.user)
  if (await initCluster(cluster, programs.initdb))
    log.info({ folder: cluster.clusterDir }, 'database cluster made')
  const orphan = livePostmaster(cluster.clusterDir)
  if (orphan !== undefined) {
    log.warn({ pid: orphan.pid }, 'stopping a database whose owner is gone')
    await stopPostmaster(orphan, cluster.clusterDir)
  }

  const runtimeDir = makeRuntimeDir(cluster.user)
  let stopping = false
  let child: ChildProcess
  const lastResort = (): void => {
    child.kill('SIGINT')
  }
  const watch = (): void => {
    child.once('exit', (code, signal) => {
      if (stopping) return
      log.error({ code, signal }, 'the database ended; starting it again')
      void revive()
    })
  }
  const revive = async (): Promise<void> => {
    while (!stopping) {
      try {
        child = await runPostgres(programs.postgres, cluster, runtimeDir, options.settings)
        log.info({ pid: child.pid }, 'the database runs again')
        if (stopping) await stopChild()
        else watch()
        return
      } catch (error) {
        log.error({ err: error }, 'the database does not start')
        await delay(1_000)
      }
    }
  }
  const stopChild = async (): Promise<void> => {
    const ended = child.exitCode !== null || child.signalCode !== null ? undefined : once(child, 'exit')
    await stopPostmaster({ pid: child.pid ?? 0, runtimeDir }, cluster.clusterDir)
    await ended
  }

  try {
    child = await runPostgres(programs.postgres, cluster, runtimeDir, options.settings)
  } catch (error) {
    rmSync(runtimeDir, { recursive: true, force: true })
    throw error
  }
  watch()
  process.once('exit', lastResort)
  const superuserUrl = (database = 'postgres'): string => socketUrl(runtimeDir, SUPERUSER, database)
  return {
    superuserUrl,
    urls: roleUrls(superuserUrl(), EMBEDDED_DATABASE),
    pid: () => child.pid ?? 0,
    stop: async () => {
      if (stopping) return
      stopping = true
      await stopChild()
      process.removeListener('exit', lastResort)
    },
  }
}
