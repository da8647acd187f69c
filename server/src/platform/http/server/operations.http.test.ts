import { endpoints } from '@hdoc/contract/endpoints.ts'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { freshInstitution } from '../../../../test/database/database.ts'
import { addressList } from './operations.ts'

const t = await testApp()
const { host } = await freshInstitution(t.database)

describe('what operators ask', () => {
  it('is answered on any host: alive and ready', async () => {
    for (const name of [host, 'nimeni.example', '127.0.0.1']) {
      expect((await t.browser(name).get('/healthz')).body).toEqual({ ok: true })
      expect((await t.browser(name).get('/readyz')).body).toEqual({ ready: true })
    }
  })

  it('is counted for allow-listed addresses only; for others the page is not there', async () => {
    await t.browser(host).get('/api/status')
    const own = await t.browser(host).get<string>('/metrics')
    expect([own.status, own.body]).toEqual([
      200,
      expect.stringContaining('hdoc_call_seconds_count{call="session.status",status="200"}'),
    ])
    expect((await t.browser(host, 'ro', '198.51.100.9').get('/metrics')).status).toBe(404)
  })

  it('may list networks of both families', () => {
    const listed = addressList(['10.0.0.0/8', '::1', '192.0.2.7'])
    expect(['10.1.2.3', '::1', '192.0.2.7', '::ffff:10.0.0.1'].map(listed)).toEqual([true, true, true, true])
    expect(['11.0.0.1', '::2', '192.0.2.8'].map(listed)).toEqual([false, false, false])
  })
})

describe('every answer', () => {
  it('has its request id and is kept by nobody', async () => {
    const first = await t.browser(host).get('/api/status')
    const second = await t.browser(host).get('/api/status')
    expect(first.headers['x-request-id']).toMatch(/^[\w-]{8,}$/)
    expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id'])
    expect(first.headers['cache-control']).toBe('no-store')
  })

  it('lets browsers run nothing that is not ours', async () => {
    const { headers } = await t.browser(host).get('/api/status')
    const policy = String(headers['content-security-policy'])
    for (const part of [
      "default-src 'self'",
      "script-src 'self'",
      "object-src 'none'",
      "base-uri 'self'",
      "frame-ancestors 'self'",
    ])
      expect(policy).toContain(part)
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
    expect(headers['x-content-type-options']).toBe('nosniff')
  })
})

describe('the description of the calls', () => {
  it('is there for anyone, whole, and browsable from our own files', async () => {
    const browser = t.browser(host)
    const { body } = await browser.get<{ openapi: string; paths: Record<string, object> }>(
      '/api/openapi.json',
    )
    expect(body.openapi).toMatch(/^3\.1/)
    for (const { path } of endpoints)
      expect(Object.keys(body.paths)).toContain(path.replace(/:(\w+)/g, '{$1}'))
    const page = await browser.get<string>('/api/docs')
    expect(page.status).toBe(200)
    expect(page.body).not.toMatch(/https?:\/\//)
    for (const [, file] of page.body.matchAll(/(?:src|href)="(\/api\/[^"]+)"/g))
      expect((await browser.get(file!)).status, file).toBe(200)
    expect((await browser.get('/api/docs/files/package.json')).status).toBe(404)
    expect((await browser.get('/api/docs/files/../../../package.json')).status).toBe(404)
  })
})
