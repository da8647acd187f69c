import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { addPage } from './static-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'hdoc-page-'))
mkdirSync(join(folder, 'assets'))
const text = 'export const word = "sesizare"\n'.repeat(100)
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>HDoc</title>')
for (const name of ['start-abc.js', 'code-reader-abc.js']) {
  writeFileSync(join(folder, 'assets', name), text)
  writeFileSync(join(folder, 'assets', `${name}.gz`), gzipSync(text))
  writeFileSync(join(folder, 'assets', `${name}.br`), brotliCompressSync(text))
}
const app = Fastify()
await addPage(app, folder)
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

const get = async (url: string, accepted: string) => {
  const { statusCode, headers, rawPayload } = await app.inject({
    url,
    headers: { 'accept-encoding': accepted },
  })
  return { statusCode, headers, rawPayload }
}

test.each([
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip, deflate', 'gzip', gunzipSync],
  ['identity', undefined, (bytes: Buffer) => bytes],
] as const)('a browser that reads „%s” gets a script as %s', async (accepted, encoding, read) => {
  const { statusCode, headers, rawPayload } = await get('/assets/start-abc.js', accepted)
  expect([statusCode, headers['content-encoding']]).toEqual([200, encoding])
  expect(headers['content-type']).toMatch(/javascript/)
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(headers.vary).toBe('accept-encoding')
  expect(read(rawPayload).toString()).toBe(text)
})

test('the reader of codes keeps its own policy, however it is sent', async () => {
  for (const accepted of ['br', 'gzip', 'identity']) {
    const { headers } = await get('/assets/code-reader-abc.js', accepted)
    expect(headers['content-security-policy'], accepted).toContain("'wasm-unsafe-eval'")
  }
  expect((await get('/assets/start-abc.js', 'br')).headers['content-security-policy']).toBeUndefined()
})

test('what lies in one form only is sent as it is', async () => {
  const { headers, rawPayload } = await get('/index.html', 'gzip, br')
  expect([headers['content-encoding'], rawPayload.toString()]).toEqual([
    undefined,
    '<!doctype html><title>HDoc</title>',
  ])
})
