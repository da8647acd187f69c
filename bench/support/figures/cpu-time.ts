import { readdirSync, readFileSync } from 'node:fs'

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10

type Times = { parent: number; own: number; ended: number }

function timesOf(pid: number): Times | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const at = (n: number): number => Number(fields[n])
    return { parent: at(1), own: (at(11) + at(12)) * TICK_MS, ended: (at(13) + at(14)) * TICK_MS }
  } catch {
    return undefined
  }
}

/** Milliseconds of processor time a process and its children have used, those that ended included; NaN without /proc. */
export function cpuTime(pid: number): number {
  const root = timesOf(pid)
  if (root === undefined) return Number.NaN
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => timesOf(Number(name)) ?? [])
    .filter(({ parent }) => parent === pid)
  return root.own + root.ended + children.reduce((sum, { own }) => sum + own, 0)
}
