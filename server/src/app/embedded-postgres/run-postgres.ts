import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { totalmem } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Client } from 'pg'
import { Refusal } from '../../platform/refusal.ts'
import type { ClusterHome } from './cluster-home.ts'
import { socketUrl } from './database-urls.ts'
import { PROGRAM_ENVIRONMENT, SUPERUSER } from './init-cluster.ts'

const KEPT_LOG_BYTES = 20 * 1024 * 1024

/**
 * Milliseconds. After a crash under load, recovery from a full write-ahead log
 * may take a quarter of a minute.
 */
const READY_WITHIN = 120_000

/**
 * Milliseconds. Processes of a killed postmaster need a moment to notice its end,
 * and hold its locks until then.
 */
const LOCKS_FREE_WITHIN = 15_000
const HELD_LOCK = /lock file|shared memory block|could not (bind|create) .*socket/i

/** Bytes. With fewer, a question that reads the whole table copies it from the system's cache each time. */
const LEAST_BUFFERS = 256 * 1024 ** 2
/** Bytes. Holds the tables of a few million documents. */
const MOST_BUFFERS = 4 * 1024 ** 3

/**
 * PostgreSQL's own memory for tables, as its setting: a quarter of the memory that this process may use, as
 * PostgreSQL's documentation advises. It is taken only as far as tables fill it.
 */
function sharedBuffers(): string {
  const may = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY)
  const bytes = Math.min(MOST_BUFFERS, Math.max(LEAST_BUFFERS, may / 4))
  return `${Math.floor(bytes / 1024 ** 2)}MB`
}

const SERVER_SETTINGS = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '100',
  shared_buffers: sharedBuffers(),
  max_wal_size: '1GB',
  synchronous_commit: 'on',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'warning',
  // The text of a failed statement holds what people typed, so it must not be logged.
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
}

function openLog(path: string): number {
  try {
    if (statSync(path).size > KEPT_LOG_BYTES) renameSync(path, `${path}.1`)
  } catch {
    // The first start has no log yet.
  }
  return openSync(path, 'a', 0o600)
}

/**
 * Starts the server program in a session of its own, so that Ctrl-C in a terminal does not reach it first.
 */
function spawnPostgres(
  postgres: string,
  cluster: ClusterHome,
  runtimeDir: string,
  wanted: Record<string, string>,
): ChildProcess {
  const log = openLog(join(cluster.home, 'postgres.log'))
  const settings = Object.entries({ ...SERVER_SETTINGS, ...wanted }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ])
  try {
    return spawn(postgres, ['-D', cluster.clusterDir, '-k', runtimeDir, ...settings], {
      ...cluster.user,
      cwd: cluster.home,
      env: PROGRAM_ENVIRONMENT,
      detached: true,
      stdio: ['ignore', log, log],
    })
  } finally {
    closeSync(log)
  }
}

async function accepts(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

/**
 * Waits until a connection answers, without reading the log. False when the process ended or took too long.
 */
async function becomesReady(child: ChildProcess, url: string): Promise<boolean> {
  const deadline = performance.now() + READY_WITHIN
  while (child.exitCode === null && child.signalCode === null && performance.now() < deadline) {
    if (await accepts(url)) return true
    await delay(20)
  }
  return false
}

function lastComplaint(cluster: ClusterHome): string {
  const lines = readFileSync(join(cluster.home, 'postgres.log'), 'utf8').trimEnd().split('\n')
  return lines.findLast((line) => /FATAL|PANIC|error/i.test(line)) ?? lines.at(-1) ?? ''
}

/**
 * Starts PostgreSQL and resolves when it answers. While the locks of a killed server are still held it tries
 * again. Throws a Refusal with PostgreSQL's last complaint when it does not come up.
 */
export async function runPostgres(
  postgres: string,
  cluster: ClusterHome,
  runtimeDir: string,
  settings: Record<string, string> = {},
): Promise<ChildProcess> {
  const url = socketUrl(runtimeDir, SUPERUSER, 'postgres')
  const giveUp = performance.now() + LOCKS_FREE_WITHIN
  for (;;) {
    const child = spawnPostgres(postgres, cluster, runtimeDir, settings)
    let failure = ''
    child.once('error', (error) => {
      failure = error.message
    })
    if (await becomesReady(child, url)) return child
    child.kill('SIGQUIT')
    const complaint = failure || lastComplaint(cluster)
    if (!HELD_LOCK.test(complaint) || performance.now() > giveUp) {
      throw new Refusal({
        ro: `PostgreSQL nu a pornit: ${complaint} (jurnal: ${join(cluster.home, 'postgres.log')})`,
        en: `PostgreSQL did not start: ${complaint} (log: ${join(cluster.home, 'postgres.log')})`,
      })
    }
    await delay(250)
  }
}
