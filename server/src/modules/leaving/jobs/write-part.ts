import { createHash } from 'node:crypto'
import type { FileStore } from '../../../platform/files/store/file-store.ts'
import { type ZipEntry, zipStream } from '../../../platform/files/write/zip-stream.ts'

export type PartEntry = {
  name: string
  /** Bytes, as far as they are known. */
  size: number
  content: AsyncIterable<string | Uint8Array> | Iterable<string>
}
/** What a part contains: its own last entry, `parti/parte-N.json`. */
export type Listed = { name: string; size: number; sha256: string }

/** So that the directory of a part stays small for whoever reads it. */
const MOST_ENTRIES = 20_000

/** Entries that are taken one by one; one that was looked at and not taken comes again. */
export class EntrySource {
  readonly #entries: AsyncIterator<PartEntry>
  #held: PartEntry | undefined

  constructor(entries: AsyncIterator<PartEntry>) {
    this.#entries = entries
  }

  async look(): Promise<PartEntry | undefined> {
    if (this.#held === undefined) {
      const next = await this.#entries.next()
      this.#held = next.done ? undefined : next.value
    }
    return this.#held
  }

  take(): void {
    this.#held = undefined
  }
}

/**
 * Writes one part into the file store, with entries until the next one would not fit. Gives the part and how many entries
 * went in. An entry larger than a part stands alone.
 */
export async function writePart(
  files: FileStore,
  source: EntrySource,
  { part, partBytes }: { part: number; partBytes: number },
): Promise<{ size: number; sha256: string; taken: number; listed: Listed[] }> {
  const listed: Listed[] = []
  let packed = 0
  async function* hashed({ name, content }: PartEntry): AsyncGenerator<Uint8Array> {
    const hash = createHash('sha256')
    let size = 0
    for await (const piece of content) {
      const bytes = typeof piece === 'string' ? Buffer.from(piece) : piece
      hash.update(bytes)
      size += bytes.length
      yield bytes
    }
    listed.push({ name, size, sha256: hash.digest('hex') })
  }
  let taken = 0
  async function* entries(): AsyncGenerator<ZipEntry> {
    for (;;) {
      const entry = await source.look()
      if (!entry || taken >= MOST_ENTRIES || (taken > 0 && packed + entry.size > partBytes)) break
      source.take()
      yield { name: entry.name, content: hashed(entry) }
      taken++
    }
    yield { name: `parti/parte-${String(part).padStart(3, '0')}.json`, content: [JSON.stringify(listed)] }
  }
  async function* counted(): AsyncGenerator<Buffer> {
    for await (const bytes of zipStream(entries(), { level: 1 })) {
      packed += bytes.length
      yield bytes
    }
  }
  const { sha256, size } = await files.put(counted(), { limitBytes: 4 * 1024 ** 3 - 1 })
  return { sha256, size, taken, listed }
}
