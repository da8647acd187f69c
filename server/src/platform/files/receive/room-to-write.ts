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

/** Bytes that stay free for everybody else's work. */
const KEPT_FREE = 64 * 1024 * 1024

/** Bytes that work which may wait may still write to a folder: a part stays free. */
export const spareBytes = async (folder: string): Promise<number> =>
  Math.max(0, (await freeBytes(folder)) - KEPT_FREE)

/** Error codes for no room to write: on the file system, within a quota, within a limit of the process. */
const noRoom = new Set(['ENOSPC', 'EDQUOT', 'EFBIG'])

/** Whether something failed because there was no room to write, and room may come. */
export const waitsForRoom = (thrown: unknown): boolean =>
  isNoRoom(thrown) && (thrown as { code?: string }).code !== 'EFBIG'

/** Whether something failed because there was no room to write. */
export const isNoRoom = (thrown: unknown): boolean =>
  noRoom.has(((thrown ?? {}) as { code?: string }).code ?? '')
