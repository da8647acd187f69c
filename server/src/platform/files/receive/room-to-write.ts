import { randomUUID } from 'node:crypto'
import { rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const TRIAL = Buffer.alloc(64 * 1024)
const TRUE_FOR_MS = 2_000

/** Tries whether a small file can be written to a folder now. Only a trial also shows quotas and limits. */
async function hasRoom(folder: string): Promise<boolean> {
  const path = join(folder, `room-${randomUUID()}`)
  try {
    await writeFile(path, TRIAL, { flag: 'wx', mode: 0o600 })
    return true
  } catch {
    return false
  } finally {
    await rm(path, { force: true }).catch(() => undefined)
  }
}

/**
 * Gives a function that tells whether a folder has room. It tries at most every two
 * seconds, however often it is asked.
 */
export function roomIn(folder: string): () => Promise<boolean> {
  let known: { until: number; room: Promise<boolean> } | undefined
  return () => {
    if (known === undefined || known.until < performance.now())
      known = { until: performance.now() + TRUE_FOR_MS, room: hasRoom(folder) }
    return known.room
  }
}

/** Bytes that this program may still write to a folder. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
