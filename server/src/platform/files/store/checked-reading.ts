import { createHash } from 'node:crypto'
import type { FileHandle } from 'node:fs/promises'
import { PassThrough, pipeline, type Readable } from 'node:stream'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { ByteRange, TellDamage } from './file-store.ts'

/** How many contents have their last full check remembered. */
const MOST_REMEMBERED = 20_000

/**
 * The state of a file. It changes with the bytes, even when somebody puts the
 * old time back on a changed file.
 */
async function stateOf(handle: FileHandle): Promise<string> {
  const { dev, ino, size, mtimeNs, ctimeNs } = await handle.stat({ bigint: true })
  return [dev, ino, size, mtimeNs, ctimeNs].join()
}

/** Passes parts on with a delay of one part, so that the last part leaves only after `check`. */
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
  /** Reads the whole content. The last part leaves only once the hash of all bytes agrees. */
  whole(handle: FileHandle, sha256: string): Promise<Readable>
  /** Reads a range. The whole file is checked first, once for each state of the file. */
  range(handle: FileHandle, sha256: string, range: ByteRange): Promise<Readable>
  /**
   * Whether the whole content is sound. Closes the handle, as both functions
   * above do after their reading ends.
   */
  isSound(handle: FileHandle, sha256: string): Promise<boolean>
}

/**
 * Reads contents and compares them with the hash in their names. A damaged one is told to `tell` and fails
 * with FILE_DAMAGED. For ranges, the process remembers in which state a file was found sound. This is only a
 * cache, so processes need not share it.
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
