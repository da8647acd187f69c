import { spawnSync } from 'node:child_process'
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

/**
 * Makes the cluster on first use; true when it did. The cluster is made under another name and renamed at the
 * end, so that an interrupted one is never taken for complete. Throws a Refusal when initdb fails.
 */
export function initCluster({ clusterDir, user, home }: ClusterHome, initdb: string): boolean {
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
  const run = spawnSync(initdb, options, { ...user, cwd: home, env: PROGRAM_ENVIRONMENT, encoding: 'utf8' })
  if (run.status !== 0) {
    rmSync(unfinished, { recursive: true, force: true })
    const reason = run.error?.message ?? run.stderr.trim().split('\n').at(-1) ?? ''
    throw new Refusal({
      ro: `Baza de date nu a putut fi creată în ${clusterDir}: ${reason}`,
      en: `The database could not be made in ${clusterDir}: ${reason}`,
    })
  }
  if (existsSync(clusterDir)) rmSync(clusterDir, { recursive: true })
  renameSync(unfinished, clusterDir)
  return true
}
