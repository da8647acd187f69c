import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serviceUser } from '../../src/app/embedded-postgres/service-user.ts'
import { waitUntil } from '../load/wait-until.ts'
import { connectionBeside } from './cluster.ts'

const PROGRAMS = [
  '/usr/sbin/pgbouncer',
  '/usr/local/bin/pgbouncer',
  '/usr/bin/pgbouncer',
  '/opt/homebrew/bin/pgbouncer',
]
const ROLES = ['hdoc_app', 'hdoc_platform', 'hdoc_worker', 'hdoc_owner']

function program(): string {
  const found = PROGRAMS.find((path) => existsSync(path))
  if (found !== undefined) return found
  throw new Error(
    'pgbouncer is missing, and HDoc has to be tried behind one: apt-get install pgbouncer (.ci/run does it)',
  )
}

/** A real pgbouncer in transaction mode before the PostgreSQL of a test. */
export interface Pooler {
  /** Gives the same database address, leading through the pooler. */
  through(url: string): string
  /** Kills the pooler with kill -9 and starts a new one on the same address. */
  killAndStart(): Promise<void>
  stop(): Promise<void>
}

/**
 * Starts a pgbouncer. `connections`: how many it has to PostgreSQL for each role; fewer than callers have, so
 * that callers take turns.
 */
export async function startPgbouncer(url: string, connections: number): Promise<Pooler> {
  const path = program()
  const folder = mkdtempSync(join(tmpdir(), 'hdoc-pool-'))
  const user = serviceUser(undefined)
  const configuration = join(folder, 'pgbouncer.ini')
  writeFileSync(join(folder, 'users.txt'), ROLES.map((role) => `"${role}" ""\n`).join(''))
  writeFileSync(
    configuration,
    `[databases]
* = host=${new URL(url).searchParams.get('host') ?? ''} port=5432
[pgbouncer]
listen_addr =
unix_socket_dir = ${folder}
listen_port = 5432
auth_type = trust
auth_file = ${join(folder, 'users.txt')}
pool_mode = transaction
default_pool_size = ${connections}
max_client_conn = 200
server_login_retry = 1
logfile = ${join(folder, 'pgbouncer.log')}
`,
  )
  chmodSync(folder, 0o700)
  if (user !== undefined)
    for (const one of [folder, configuration, join(folder, 'users.txt')]) chownSync(one, user.uid, user.gid)
  const through = (one: string): string => {
    const address = new URL(one)
    address.searchParams.set('host', folder)
    return address.toString()
  }
  let child: ChildProcess
  const start = async (): Promise<void> => {
    child = spawn(path, ['-q', configuration], { stdio: 'ignore', ...user })
    await waitUntil('pgbouncer answers', async () => {
      if (child.exitCode !== null)
        throw new Error(`pgbouncer ended: ${readFileSync(join(folder, 'pgbouncer.log'), 'utf8')}`)
      try {
        await (await connectionBeside(through(url))).end()
        return true
      } catch {
        return false
      }
    })
  }
  const kill = async (): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    }
    // A killed pooler leaves its socket file, and the next one would take it for that of a living pooler.
    rmSync(join(folder, '.s.PGSQL.5432'), { force: true })
  }
  const stop = async (): Promise<void> => {
    await kill()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await start()
  } catch (error) {
    await stop()
    throw error
  }
  return {
    through,
    killAndStart: async () => {
      await kill()
      await start()
    },
    stop,
  }
}
