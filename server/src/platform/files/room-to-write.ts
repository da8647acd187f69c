import { randomUUID } from 'node:crypto'
import { rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const TRIAL = Buffer.alloc(64 * 1024)

/** Whether a folder takes a small file now: the only way to know of quotas and limits too. */
export async function hasRoom(folder: string): Promise<boolean> {
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

/** Bytes this program may still write there. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
