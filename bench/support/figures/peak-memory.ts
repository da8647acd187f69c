import { readFileSync } from 'node:fs'

/** The most memory a process has held since it started, in MB as Linux counts it (VmHWM); NaN without /proc. */
export function peakMemory(pid: number): number {
  try {
    const kilobytes = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return Number(kilobytes ?? Number.NaN) / 1024
  } catch {
    return Number.NaN
  }
}

const shown = (pid: number): string => {
  const peak = peakMemory(pid)
  return Number.isNaN(peak) ? '–' : String(Math.round(peak))
}

/** For the notes of a table: server and worker are processes of their own. */
export const memoryNote = (server: number, worker: number): string =>
  `Most memory held: server ${shown(server)} MB (goal below 300), worker ${shown(worker)} MB (goal below 500).`
