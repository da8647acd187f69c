import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { openPreviewCache } from './preview-cache.ts'

const root = await mkdtemp(join(tmpdir(), 'hdoc-previews-'))
afterAll(() => rm(root, { recursive: true }))
const monday = new Date('2026-11-16T08:00:00Z')
const friday = new Date('2026-11-20T08:00:00Z')
const key = (institutionId: number, name = 'text') => ({ institutionId, sha256: 'a'.repeat(64), name })

describe('kept previews', () => {
  it('are read back, by one institution alone', async () => {
    const cache = openPreviewCache(root)
    await cache.write(key(1), Buffer.from('unu'), monday)
    await cache.write(key(1), Buffer.from('unu'), monday)
    expect((await cache.read(key(1), monday))?.toString()).toBe('unu')
    expect(await cache.read(key(2), monday)).toBeUndefined()
    expect(await cache.read(key(1, 'page-2'), monday)).toBeUndefined()
    await expect(cache.read(key(1, '../x'), monday)).rejects.toThrow('not a preview')
  })

  it('go when nobody looked at them, folders too', async () => {
    const cache = openPreviewCache(join(root, 'forgotten'))
    await cache.write(key(1), Buffer.from('vechi'), monday)
    await cache.write(key(2), Buffer.from('citit'), monday)
    await cache.read(key(2), friday)
    expect(await cache.forget(friday)).toBe(1)
    expect(await cache.read(key(1), friday)).toBeUndefined()
    expect((await cache.read(key(2), friday))?.toString()).toBe('citit')
    expect(await readdir(join(root, 'forgotten', 'v1'))).toEqual(['2'])
    expect(await openPreviewCache(join(root, 'never')).forget(friday)).toBe(0)
  })
})
