import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Clock, systemClock } from '../../src/platform/clock.ts'

const pathIn = (dataDir: string): string => join(dataDir, 'clock-ahead')

/** How many milliseconds the clock of a data folder is ahead; 0 until somebody moved it. */
function aheadIn(dataDir: string): number {
  try {
    return Number(readFileSync(pathIn(dataDir), 'utf8'))
  } catch {
    return 0
  }
}

/** Moves the clock of the program on this folder at once. It shows `instant` now and goes on from there. */
export function setClock(dataDir: string, instant: Date): void {
  const path = pathIn(dataDir)
  writeFileSync(`${path}.new`, String(instant.getTime() - systemClock.now().getTime()))
  renameSync(`${path}.new`, path)
}

/**
 * Gives the clock of a data folder. The program hands it to the database too, whose own clock stays right.
 */
export function movedClock(dataDir: string): Clock {
  const now = (): Date => new Date(systemClock.now().getTime() + aheadIn(dataDir))
  return { now, fixed: now }
}
