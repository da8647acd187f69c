import { readFileSync } from 'node:fs'

/** The most memory a process has held so far, in whole megabytes as Linux counts it; '–' without /proc. */
export function peakMemory(pid: number): string {
  try {
    const kilobytes = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return kilobytes === undefined ? '–' : String(Math.round(Number(kilobytes) / 1024))
  } catch {
    return '–'
  }
}

/** For the notes of a table: server and worker are processes of their own. */
export const memoryNote = (server: number, worker: number): string =>
  `Most memory held: server ${peakMemory(server)} MB (goal below 300), worker ${peakMemory(worker)} MB (goal below 500).`
