import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { FileStore } from '../../../platform/files/store/file-store.ts'

/** Keeps a file that a task has written. */
export async function storeFile(files: FileStore, path: string): Promise<{ sha256: string; size: number }> {
  return files.put(createReadStream(path), { limitBytes: Number.MAX_SAFE_INTEGER })
}

/** The same for a small picture; null when the task has made none. */
export async function storeThumb(files: FileStore, path: string): Promise<string | null> {
  const found = await stat(path).catch(() => undefined)
  return found && found.size > 0 ? (await storeFile(files, path)).sha256 : null
}
