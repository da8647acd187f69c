import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

export const RUNTIME_PREFIX = 'hdoc-pg-'

export interface Postmaster {
  pid: number
  /** The folder of its socket. */
  runtimeDir: string
}

function argumentsOf(pid: number): string[] {
  try {
    if (existsSync('/proc/self/cmdline')) return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
    return execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).split(' ')
  } catch {
    return []
  }
}

/**
 * Whether a process is the postmaster of a cluster. The pid alone proves nothing: after a
 * reboot any program may have it.
 */
export function isPostmasterOf(pid: number, clusterDir: string): boolean {
  const [program = '', ...rest] = argumentsOf(pid)
  return basename(program) === 'postgres' && rest.join(' ').includes(clusterDir)
}

/**
 * The postmaster that serves a cluster now; undefined when none does. Removes the files that a dead one left.
 */
export function livePostmaster(clusterDir: string): Postmaster | undefined {
  const file = join(clusterDir, 'postmaster.pid')
  if (!existsSync(file)) return undefined
  const [pid, , , , runtimeDir = ''] = readFileSync(file, 'utf8').split('\n')
  if (isPostmasterOf(Number(pid), clusterDir)) return { pid: Number(pid), runtimeDir }
  rmSync(file, { force: true })
  if (basename(runtimeDir).startsWith(RUNTIME_PREFIX)) rmSync(runtimeDir, { recursive: true, force: true })
  return undefined
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // The process has ended meanwhile, as wanted.
  }
}

async function endsWithin(pid: number, clusterDir: string, milliseconds: number): Promise<boolean> {
  const deadline = performance.now() + milliseconds
  while (isPostmasterOf(pid, clusterDir)) {
    if (performance.now() > deadline) return false
    await delay(20)
  }
  return true
}

/**
 * Ends a postmaster in up to three steps. SIGINT cuts connections and writes everything.
 * SIGQUIT ends at once, and the next start recovers from the log. SIGKILL ends by force. No
 * step loses anything that was committed.
 */
export async function stopPostmaster(postmaster: Postmaster, clusterDir: string): Promise<void> {
  const steps = [
    ['SIGINT', 5_000],
    ['SIGQUIT', 2_000],
    ['SIGKILL', 1_000],
  ] as const
  for (const [name, patience] of steps) {
    signal(postmaster.pid, name)
    if (await endsWithin(postmaster.pid, clusterDir, patience)) break
  }
  if (basename(postmaster.runtimeDir).startsWith(RUNTIME_PREFIX)) {
    rmSync(postmaster.runtimeDir, { recursive: true, force: true })
  }
}
