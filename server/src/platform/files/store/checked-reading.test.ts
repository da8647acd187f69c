import { randomBytes } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { mkdtemp, open, readFile, rename, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { checkedReading } from './checked-reading.ts'
import { createDiskFileStore } from './disk-file-store.ts'
import type { FileStore } from './file-store.ts'

const bytes = randomBytes(300_000)
const whole = { start: 0, end: bytes.length - 1 }
let root: string
let store: FileStore
let hash: string
let path: string
let told: [string, string][]

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'hdoc-checked-'))
  told = []
  store = await createDiskFileStore(root, { tellDamage: (sha256, damage) => told.push([sha256, damage]) })
  hash = (await store.put(Readable.from([bytes]), { limitBytes: bytes.length })).sha256
  path = join(root, 'objects', hash.slice(0, 2), hash.slice(2, 4), hash)
})
afterEach(() => rm(root, { recursive: true, force: true }))

/** The bytes that arrived before the reading ended, and the failure with which it ended, if any. */
async function read(range?: { start: number; end: number }) {
  const parts: Buffer[] = []
  try {
    for await (const part of await store.open(hash, range)) parts.push(part as Buffer)
    return { arrived: Buffer.concat(parts), failure: undefined }
  } catch (error) {
    return { arrived: Buffer.concat(parts), failure: (error as { code?: string }).code }
  }
}
/** Changes one byte in the middle. The size stays, and the time is put back, as a careful person would do. */
async function change(): Promise<void> {
  const { atime, mtime } = await stat(path)
  const content = await readFile(path)
  content[150_000] = (content[150_000]! + 1) % 256
  await writeFile(path, content)
  await utimes(path, atime, mtime)
}

describe('a stored content that was damaged', () => {
  it.each([
    ['changed', change],
    ['truncated', () => truncate(path, 250_000)],
    ['emptied', () => truncate(path, 0)],
    ['lengthened', async () => writeFile(path, Buffer.concat([bytes, Buffer.from('x')]))],
  ])('and is %s never arrives whole, and is told', async (_how, damage) => {
    await damage()
    const { arrived, failure } = await read()
    expect(failure).toBe('FILE_DAMAGED')
    expect(arrived.length).toBeLessThan(bytes.length)
    expect(told).toEqual([[hash, 'changed']])
  })

  it('gives no part of itself either, though its parts were sound before', async () => {
    expect((await read({ start: 0, end: 99 })).arrived.equals(bytes.subarray(0, 100))).toBe(true)
    await change()
    expect(await read({ start: 0, end: 99 })).toMatchObject({ failure: 'FILE_DAMAGED' })
    expect(told).toEqual([[hash, 'changed']])
  })

  it('is told where it is missing', async () => {
    await rename(path, `${path}.away`)
    expect((await read()).failure).toBe('FILE_DAMAGED')
    expect(await store.check(hash)).toBe('missing')
    await rename(`${path}.away`, path)
    expect(await store.check(hash)).toBe('sound')
    await change()
    expect(await store.check(hash)).toBe('changed')
    expect(told.map(([, damage]) => damage)).toEqual(['missing', 'missing', 'changed'])
  })
})

it('a sound content arrives whole, in parts, and as often as it is asked for', async () => {
  for (let n = 0; n < 3; n++) expect((await buffer(await store.open(hash))).equals(bytes)).toBe(true)
  expect((await buffer(await store.open(hash, whole))).equals(bytes)).toBe(true)
  const last = { start: bytes.length - 10, end: bytes.length - 1 }
  const parts = await Promise.all(
    Array.from({ length: 20 }, async () => buffer(await store.open(hash, last))),
  )
  expect(parts.every((part) => part.equals(bytes.subarray(-10)))).toBe(true)
  expect(told).toEqual([])
})

it('a range reads no more than itself, after one full check for each state of the file', async () => {
  const reading = checkedReading((sha256, damage) => told.push([sha256, damage]))
  /** The bytes that the process reads from the file to answer a range of 100. */
  const cost = async (start: number): Promise<number> => {
    const handle = await open(path)
    const streams = vi.spyOn(handle, 'createReadStream')
    const part = await buffer(await reading.range(handle, hash, { start, end: start + 99 }))
    expect(part.equals(bytes.subarray(start, start + 100))).toBe(true)
    return streams.mock.results.reduce((sum, { value }) => sum + value.bytesRead, 0)
  }
  expect([await cost(0), await cost(200_000), await cost(0)]).toEqual([bytes.length + 100, 100, 100])
  await utimes(path, new Date(0), new Date(0))
  expect([await cost(0), await cost(0)], 'another state').toEqual([bytes.length + 100, 100])
  expect(told).toEqual([])
})

it('a content that is left before its end holds no file open', async () => {
  const held = (): number => readdirSync('/dev/fd').length
  const before = held()
  for (let n = 0; n < 50; n++)
    for (const range of [undefined, { start: 0, end: 200_000 }]) {
      const content = await store.open(hash, range)
      content.destroy()
      await new Promise((resolve) => content.once('close', resolve))
    }
  await expect.poll(held).toBeLessThan(before + 10)
})
