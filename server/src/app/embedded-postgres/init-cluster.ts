import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { Refusal } from '../../platform/refusal.ts'
import type { ClusterHome } from './cluster-home.ts'

/**
 * The whole environment of PostgreSQL. Nothing of the caller's reaches it: it needs
 * none, and some of it is secret.
 */
export const PROGRAM_ENVIRONMENT = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }

/**
 * The cluster's own superuser. Only the socket reaches it, and only the service
 * user and root reach the socket.
 */
export const SUPERUSER = 'postgres'

/** Runs initdb to its end, while this process goes on; gives why it failed. */
async function runInitdb(
  initdb: string,
  options: readonly string[],
  { user, home }: ClusterHome,
): Promise<string | undefined> {
  const run = spawn(initdb, options, {
    ...user,
    cwd: home,
    env: PROGRAM_ENVIRONMENT,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  run.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  try {
    const [code] = await once(run, 'close')
    return code === 0 ? undefined : (said.trim().split('\n').at(-1) ?? '')
  } catch (error) {
    return (error as Error).message
  }
}

/**
 * Makes the cluster on first use; true when it did. The cluster is made under another name and renamed at the
 * end, so that an interrupted one is never taken for complete. Throws a Refusal when initdb fails.
 */
export async function initCluster(cluster: ClusterHome, initdb: string): Promise<boolean> {
  const { clusterDir, user } = cluster
  if (existsSync(clusterDir) && readdirSync(clusterDir).length > 0) return false
  const unfinished = `${clusterDir}.new`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { mode: 0o700 })
  if (user !== undefined) chownSync(unfinished, user.uid, user.gid)
  const options = [
    `--pgdata=${unfinished}`,
    `--username=${SUPERUSER}`,
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--locale=C.UTF-8',
    '--auth-local=trust',
    '--auth-host=reject',
    '--no-instructions',
  ]
  const reason = await runInitdb(initdb, options, cluster)
  if (reason !== undefined) {
    rmSync(unfinished, { recursive: true, force: true })
    throw new Refusal({
      ro: `Baza de date nu a putut fi creată în ${clusterDir}: ${reason}`,
      en: `The database could not be made in ${clusterDir}: ${reason}`,
    })
  }
  if (existsSync(clusterDir)) rmSync(clusterDir, { recursive: true })
  renameSync(unfinished, clusterDir)
  return true
}
