import { createHash, randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, readdir, rename, rm, stat, unlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import { checkedReading } from './checked-reading.ts'
import {
  type ByteRange,
  type Candidate,
  type FileStore,
  HEAD_BYTES,
  type Piece,
  type PutOptions,
  type TellDamage,
} from './file-store.ts'

const HASH = /^[0-9a-f]{64}$/
const FOLDER = /^[0-9a-f]{2}$/
const isMissing = (error: unknown) => (error as NodeJS.ErrnoException | undefined)?.code === 'ENOENT'

/**
 * Makes the entries of a folder durable: they survive a power cut only after the folder itself was synced.
 */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function readRange(path: string, { start, end }: ByteRange): Promise<Buffer> {
  const handle = await open(path, 'r')
  try {
    const buffer = Buffer.alloc(Math.max(0, end - start + 1))
    const { bytesRead } = await handle.read(buffer, 0, buffer.length, start)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

/**
 * Writes the source to `handle` and measures it. Refuses an empty source, and at
 * the first byte over the limit.
 */
async function receive(source: AsyncIterable<Uint8Array>, handle: FileHandle, limitBytes: number) {
  const hash = createHash('sha256')
  const head: Uint8Array[] = []
  let size = 0
  await pipeline(
    source,
    async function* measure(chunks: AsyncIterable<Uint8Array>) {
      for await (const chunk of chunks) {
        if (size < HEAD_BYTES) head.push(chunk.subarray(0, HEAD_BYTES - size))
        size += chunk.length
        if (size > limitBytes) throw new AppError('file_too_big', { mb: limitBytes / 1024 / 1024 })
        hash.update(chunk)
        yield chunk
      }
    },
    // `flush` syncs the bytes to the disk before the stream ends.
    handle.createWriteStream({ flush: true }),
  )
  if (size === 0) throw new AppError('FILE_EMPTY')
  return { sha256: hash.digest('hex'), size, head: Buffer.concat(head) }
}

/**
 * Writes the source to a file until it ends or fails, and syncs the bytes; `whole` is false when it failed.
 */
async function writePiece(path: string, source: AsyncIterable<Uint8Array>): Promise<Omit<Piece, 'name'>> {
  const handle = await open(path, 'wx', 0o600)
  let size = 0
  let whole = true
  try {
    const chunks = source[Symbol.asyncIterator]()
    for (;;) {
      const next = await chunks.next().catch(() => undefined)
      if (next === undefined) whole = false
      if (next === undefined || next.done) break
      await handle.writeFile(next.value)
      size += next.value.length
    }
    await handle.sync()
  } finally {
    await handle.close()
  }
  return { size, whole }
}

async function removeOlder(folder: string, before: Date): Promise<number> {
  let removed = 0
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const found = await stat(path).catch(() => undefined)
    if (!found || found.mtime >= before) continue
    await rm(path, { force: true })
    removed++
  }
  return removed
}

/**
 * Keeps files under `root`: stored ones in `objects/ab/cd/<sha256>`, arriving ones in `incoming/<random>` and
 * `pieces/<random>`. All lie on one file system, so a stored file appears by renaming, complete or not at
 * all. `tellDamage` is called whenever a reading finds a content missing or changed.
 */
export async function createDiskFileStore(
  root: string,
  { tellDamage = () => {} }: { tellDamage?: TellDamage } = {},
): Promise<FileStore> {
  const reading = checkedReading(tellDamage)
  const objects = join(root, 'objects')
  const incoming = join(root, 'incoming')
  await mkdir(objects, { recursive: true, mode: 0o700 })
  const pieces = join(root, 'pieces')
  await mkdir(incoming, { recursive: true, mode: 0o700 })
  await mkdir(pieces, { recursive: true, mode: 0o700 })

  function pathOfPiece(name: string): string {
    if (!/^[0-9a-f-]{36}$/.test(name)) throw new TypeError('not the name of a piece')
    return join(pieces, name)
  }

  function pathOf(sha256: string): string {
    if (!HASH.test(sha256)) throw new TypeError('not the hash of a file')
    return join(objects, sha256.slice(0, 2), sha256.slice(2, 4), sha256)
  }

  async function openStored(sha256: string): Promise<FileHandle> {
    try {
      return await open(pathOf(sha256), 'r')
    } catch (cause) {
      if (!isMissing(cause)) throw cause
      tellDamage(sha256, 'missing')
      throw new AppError('FILE_DAMAGED', {}, { cause })
    }
  }

  async function moveIn(temporary: string, sha256: string): Promise<void> {
    const path = pathOf(sha256)
    const folder = dirname(path)
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await rename(temporary, path)
    // The parents too, always: another call may have made them a moment ago and not have synced them yet.
    for (const parent of [folder, dirname(folder), objects]) await syncFolder(parent)
  }

  /**
   * Deletes a content that was stored before an instant. The file is first moved aside and then looked at
   * again, because it may have arrived anew in between, perhaps through another server. Then it is put back.
   */
  async function deleteOlder(path: string, before: Date): Promise<boolean> {
    if ((await stat(path)).mtime >= before) return false
    const aside = join(incoming, randomUUID())
    await rename(path, aside)
    const old = (await stat(aside)).mtime < before
    // If the content has arrived once more meanwhile, the renaming replaces it with equal bytes.
    await (old ? unlink(aside) : rename(aside, path))
    return old
  }

  async function* listStored(): AsyncIterable<string[]> {
    for (const start of await readdir(objects)) {
      if (!FOLDER.test(start)) continue
      const names: string[] = []
      for (const next of await readdir(join(objects, start)))
        if (FOLDER.test(next)) names.push(...(await readdir(join(objects, start, next))))
      yield names.filter((name) => HASH.test(name))
    }
  }

  async function put(source: AsyncIterable<Uint8Array>, { limitBytes, accept }: PutOptions) {
    const temporary = join(incoming, randomUUID())
    const handle = await open(temporary, 'wx', 0o600)
    try {
      const stored = await receive(source, handle, limitBytes)
      const candidate: Candidate = { ...stored, read: (range) => readRange(temporary, range) }
      await accept?.(candidate)
      await moveIn(temporary, stored.sha256)
      return stored
    } catch (error) {
      await handle.close().catch(() => undefined)
      await rm(temporary, { force: true })
      throw error
    }
  }

  return {
    put,
    async open(sha256, range) {
      const handle = await openStored(sha256)
      return range ? reading.range(handle, sha256, range) : reading.whole(handle, sha256)
    },
    async check(sha256) {
      try {
        return (await reading.isSound(await openStored(sha256), sha256)) ? 'sound' : 'changed'
      } catch (error) {
        if (isMissing((error as Error).cause)) return 'missing'
        throw error
      }
    },
    async has(sha256) {
      try {
        return (await stat(pathOf(sha256))).isFile()
      } catch (error) {
        if (isMissing(error)) return false
        throw error
      }
    },
    async delete(sha256, options) {
      const path = pathOf(sha256)
      try {
        if (!options) await unlink(path)
        return !options || (await deleteOlder(path, options.storedBefore))
      } catch (error) {
        if (isMissing(error)) return false
        throw error
      }
    },
    listStored,
    async keepPiece(source) {
      const name = randomUUID()
      const path = pathOfPiece(name)
      try {
        const piece = await writePiece(path, source)
        if (piece.size === 0) await rm(path, { force: true })
        else await syncFolder(pieces)
        return { name, ...piece }
      } catch (error) {
        await rm(path, { force: true })
        throw error
      }
    },
    async openPiece(name) {
      const handle = await open(pathOfPiece(name), 'r')
      return handle.createReadStream()
    },
    deletePiece: (name) => rm(pathOfPiece(name), { force: true }),
    async removeUnfinished(before) {
      return (await removeOlder(incoming, before)) + (await removeOlder(pieces, before))
    },
  }
}
