import { createHash } from 'node:crypto'
import type { FileHandle } from 'node:fs/promises'
import { PassThrough, pipeline, type Readable } from 'node:stream'
import { AppError } from '@hdoc/contract/errors.ts'
import type { ByteRange, TellDamage } from './file-store.ts'

/** Contents whose last full check is remembered. */
const MOST_REMEMBERED = 20_000

/** Changes when the bytes do, and also when somebody puts the old time back on a file they changed. */
async function stateOf(handle: FileHandle): Promise<string> {
  const { dev, ino, size, mtimeNs, ctimeNs } = await handle.stat({ bigint: true })
  return [dev, ino, size, mtimeNs, ctimeNs].join()
}

/** Hands parts on one behind, so that the last leaves only after `check`. */
async function* heldBack(
  parts: AsyncIterable<Buffer>,
  check: () => Promise<void>,
  seen: (part: Buffer) => void = () => {},
): AsyncGenerator<Buffer> {
  let last: Buffer | undefined
  for await (const part of parts) {
    if (last) yield last
    seen(part)
    last = part
  }
  await check()
  if (last) yield last
}

export type CheckedReading = {
  /** All of it; the last part only once length and hash agree. */
  whole(handle: FileHandle, sha256: string): Promise<Readable>
  /** A part of it, after one full check of each state of the file. */
  range(handle: FileHandle, sha256: string, range: ByteRange): Promise<Readable>
  /** Whether all of it is what it was. Closes the handle, as both above do once they are read or left. */
  isSound(handle: FileHandle, sha256: string): Promise<boolean>
}

/**
 * Reads contents that are named by the hash of what they were. What this process found sound is remembered by the state
 * of the file, for ranges alone: a cache, nothing another process would need.
 */
export function checkedReading(tell: TellDamage): CheckedReading {
  const sound = new Map<string, string>()
  const remember = (sha256: string, state: string): void => {
    sound.delete(sha256)
    sound.set(sha256, state)
    const oldest = sound.keys().next()
    if (sound.size > MOST_REMEMBERED && !oldest.done) sound.delete(oldest.value)
  }
  const damaged = (sha256: string): AppError => {
    sound.delete(sha256)
    tell(sha256, 'changed')
    return new AppError('FILE_DAMAGED', {}, { cause: new Error(`content ${sha256} is not what it was`) })
  }
  async function hashAgrees(handle: FileHandle, sha256: string, state: string): Promise<boolean> {
    const hash = createHash('sha256')
    for await (const part of handle.createReadStream({ start: 0, autoClose: false }))
      hash.update(part as Buffer)
    if (hash.digest('hex') !== sha256) return false
    if (state === (await stateOf(handle))) remember(sha256, state)
    return true
  }
  return {
    async whole(handle, sha256) {
      const state = await stateOf(handle)
      const hash = createHash('sha256')
      const check = async (): Promise<void> => {
        if (hash.digest('hex') !== sha256) throw damaged(sha256)
        remember(sha256, state)
      }
      return pipeline(
        handle.createReadStream(),
        (parts: AsyncIterable<Buffer>) => heldBack(parts, check, (part) => void hash.update(part)),
        new PassThrough(),
        () => undefined,
      )
    },
    async range(handle, sha256, range) {
      try {
        const state = await stateOf(handle)
        if (sound.get(sha256) !== state && !(await hashAgrees(handle, sha256, state))) throw damaged(sha256)
        const check = async (): Promise<void> => {
          if ((await stateOf(handle)) !== state) throw damaged(sha256)
        }
        return pipeline(
          handle.createReadStream({ ...range, autoClose: false }),
          async function* (parts: AsyncIterable<Buffer>) {
            try {
              yield* heldBack(parts, check)
            } finally {
              await handle.close()
            }
          },
          new PassThrough(),
          () => undefined,
        )
      } catch (error) {
        await handle.close()
        throw error
      }
    },
    async isSound(handle, sha256) {
      try {
        const found = await hashAgrees(handle, sha256, await stateOf(handle))
        if (!found) damaged(sha256)
        return found
      } finally {
        await handle.close()
      }
    },
  }
}
