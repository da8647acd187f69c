import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createDiskFileStore } from './disk-file-store.ts'
import { type FileStore, HEAD_BYTES } from './file-store.ts'

let root: string
let store: FileStore
const limitBytes = 1024 * 1024
const source = (...chunks: (string | Buffer)[]) => Readable.from(chunks.map((chunk) => Buffer.from(chunk)))
const sha256 = (content: Buffer | string) => createHash('sha256').update(content).digest('hex')
const filesUnder = async (folder: string) =>
  (await readdir(join(root, folder), { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  )

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'hdoc files ș '))
  store = await createDiskFileStore(root)
})
afterEach(() => rm(root, { recursive: true, force: true }))

describe('file store on disk', () => {
  it('stores content by its hash and gives it back, whole or in part', async () => {
    const stored = await store.put(source('Primăria ', 'Dealu Florilor'), { limitBytes })
    expect(stored.sha256).toBe(sha256('Primăria Dealu Florilor'))
    expect(stored.size).toBe(Buffer.byteLength('Primăria Dealu Florilor'))
    expect(stored.head.toString()).toBe('Primăria Dealu Florilor')
    expect((await buffer(await store.open(stored.sha256))).toString()).toBe('Primăria Dealu Florilor')
    expect((await buffer(await store.open(stored.sha256, { start: 0, end: 3 }))).toString()).toBe('Prim')
    expect(await store.has(stored.sha256)).toBe(true)
  })

  it('gives back any content, however it is cut', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.uint8Array({ maxLength: 4000 }), { minLength: 1, maxLength: 6 }),
        async (chunks) => {
          const content = Buffer.concat(chunks)
          fc.pre(content.length > 0)
          const stored = await store.put(Readable.from(chunks.map((chunk) => Buffer.from(chunk))), {
            limitBytes,
          })
          expect(stored.sha256).toBe(sha256(content))
          expect(stored.head.equals(content.subarray(0, HEAD_BYTES))).toBe(true)
          expect((await buffer(await store.open(stored.sha256))).equals(content)).toBe(true)
        },
      ),
      { numRuns: 25 },
    )
  })

  it('keeps equal contents once', async () => {
    await Promise.all(Array.from({ length: 5 }, () => store.put(source('same'), { limitBytes })))
    expect(await filesUnder('objects')).toHaveLength(1)
    expect(await filesUnder('incoming')).toHaveLength(0)
  })

  it('refuses one byte too many, naming the limit, and keeps nothing', async () => {
    await store.put(source(Buffer.alloc(limitBytes)), { limitBytes })
    const refused = store.put(source(Buffer.alloc(limitBytes), 'x'), { limitBytes })
    await expect(refused).rejects.toMatchObject({ code: 'file_too_big', values: { mb: 1 } })
    expect(await filesUnder('incoming')).toHaveLength(0)
    expect(await filesUnder('objects')).toHaveLength(1)
  })

  it('refuses an empty file', async () => {
    await expect(store.put(source(), { limitBytes })).rejects.toMatchObject({ code: 'FILE_EMPTY' })
    expect(await filesUnder('incoming')).toHaveLength(0)
  })

  it('leaves nothing when the sender breaks off', async () => {
    async function* broken() {
      yield Buffer.from('half')
      throw new Error('connection lost')
    }
    await expect(store.put(broken(), { limitBytes })).rejects.toThrow('connection lost')
    expect([...(await filesUnder('incoming')), ...(await filesUnder('objects'))]).toEqual([])
  })

  it('lets the content be looked at before it is stored, and drops what is refused', async () => {
    const kept = await store.put(source('kept'), { limitBytes })
    const refuse = store.put(source('kept'), {
      limitBytes,
      accept: async (candidate) => {
        expect((await candidate.read({ start: 1, end: 2 })).toString()).toBe('ep')
        expect((await candidate.read({ start: 2, end: 500 })).toString()).toBe('pt')
        throw new AppError('file_type', { accepted: 'PDF' })
      },
    })
    await expect(refuse).rejects.toMatchObject({ code: 'file_type' })
    expect(await store.has(kept.sha256)).toBe(true)
    expect(await filesUnder('incoming')).toHaveLength(0)
  })

  it('deletes, and says whether there was anything', async () => {
    const { sha256: hash } = await store.put(source('gone'), { limitBytes })
    expect(await store.delete(hash)).toBe(true)
    expect(await store.delete(hash)).toBe(false)
    expect(await store.has(hash)).toBe(false)
    await expect(store.open(hash)).rejects.toMatchObject({ code: 'FILE_DAMAGED' })
  })

  it('lists what is stored, and nothing that lies beside it', async () => {
    const stored = [
      await store.put(source('one'), { limitBytes }),
      await store.put(source('two'), { limitBytes }),
    ]
    await writeFile(join(root, 'objects', 'lost+found'), '')
    const listed: string[] = []
    for await (const some of store.listStored()) listed.push(...some)
    expect(listed.sort()).toEqual(stored.map(({ sha256: hash }) => hash).sort())
  })

  it('removes old content, and keeps what arrives anew at the same time', async () => {
    const long = new Date('2000-01-01')
    const storedBefore = new Date('2001-01-01')
    for (let n = 0; n < 100; n++) {
      const { sha256: hash } = await store.put(source('same'), { limitBytes })
      const [start, next] = [hash.slice(0, 2), hash.slice(2, 4)]
      await utimes(join(root, 'objects', start, next, hash), long, long)
      // `accept` runs last before the new content appears, so the deletion begins just then.
      let deleting: Promise<boolean> | undefined
      const accept = () => {
        deleting = store.delete(hash, { storedBefore })
      }
      await store.put(source('same'), { limitBytes, accept })
      await deleting
      expect(await store.has(hash)).toBe(true)
      expect(await store.delete(hash, { storedBefore })).toBe(false)
    }
    expect(await filesUnder('incoming')).toHaveLength(0)
  })

  it.each(['../../etc/passwd', '', 'A'.repeat(64), `${'a'.repeat(63)}/`])(
    'takes %j for no hash',
    async (hash) => {
      await expect(store.has(hash)).rejects.toThrow(TypeError)
    },
  )

  it('removes what a crash left behind, not what is still arriving', async () => {
    let unblock = () => {}
    const blocked = new Promise<void>((resolve) => {
      unblock = resolve
    })
    async function* slow() {
      yield Buffer.from('first ')
      await blocked
      yield Buffer.from('second')
    }
    const arriving = store.put(slow(), { limitBytes })
    expect(await store.removeUnfinished(new Date('2000-01-01'))).toBe(0)
    unblock()
    expect((await arriving).size).toBe(12)
    const crashed = store.put(slow(), {
      limitBytes,
      accept: () => store.removeUnfinished(new Date('2200-01-01')).then((n) => expect(n).toBe(1)),
    })
    await expect(crashed).rejects.toThrow('ENOENT')
  })
})
