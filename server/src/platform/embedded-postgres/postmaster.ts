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

/** A pid alone proves nothing: after a restart of the machine it may belong to any program. */
export function isPostmasterOf(pid: number, clusterDir: string): boolean {
  const [program = '', ...rest] = argumentsOf(pid)
  return basename(program) === 'postgres' && rest.join(' ').includes(clusterDir)
}

/** The postmaster that serves a cluster now. What a dead one left behind is removed. */
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
    // It has ended meanwhile, which is what was wanted.
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
 * Ends a postmaster: first politely (connections are cut, all is written), then at once (the next start
 * recovers from the log), then by force. Nothing that was committed is lost in any of the three.
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
