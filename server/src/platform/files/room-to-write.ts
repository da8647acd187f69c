import { randomUUID } from 'node:crypto'
import { rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const TRIAL = Buffer.alloc(64 * 1024)
const TRUE_FOR_MS = 2_000

/** Whether a folder takes a small file now: the only way to know of quotas and limits too. */
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

/** The same, found out at most every two seconds, however often anybody asks. */
export function roomIn(folder: string): () => Promise<boolean> {
  let known: { until: number; room: Promise<boolean> } | undefined
  return () => {
    if (known === undefined || known.until < performance.now())
      known = { until: performance.now() + TRUE_FOR_MS, room: hasRoom(folder) }
    return known.room
  }
}

/** Bytes this program may still write there. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
