import { readFileSync } from 'node:fs'

/** The most memory a process has had since it started, in MB (Linux: VmHWM). */
export function peakMemory(pid: number): number {
  const line = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
  return Number(line?.[1] ?? Number.NaN) / 1024
}
