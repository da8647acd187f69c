import { join } from 'node:path'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { afterAll } from 'vitest'
import { createApp } from '../src/app/http-app.ts'
import { hashPassword } from '../src/modules/access/index.ts'
import { type ManualClock, manualClock } from '../src/platform/clock.ts'
import type { Settings } from '../src/platform/env.ts'
import { createDiskFileStore } from '../src/platform/files/disk-file-store.ts'
import { silentLog } from '../src/platform/log.ts'
import { type TestDatabase, testDatabase } from './database.ts'
import { testSettings } from './settings.ts'

export type Answer<T = unknown> = {
  status: number
  body: T
  headers: LightMyRequestResponse['headers']
  raw: Buffer
  cookies: LightMyRequestResponse['cookies']
}

export interface TestApp extends TestDatabase {
  app: FastifyInstance
  clock: ManualClock
  settings: Settings
  /** A browser on a host, at an address: keeps cookies, renews the token as the page does. */
  browser(host: string, language?: 'ro' | 'en', address?: string): Browser
}

export interface Browser {
  /** Any call as it is, with the cookies and the headers every call has. */
  send<T>(options: InjectOptions): Promise<Answer<T>>
  get<T>(path: string, headers?: Record<string, string>): Promise<Answer<T>>
  post<T>(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer<T>>
  remove<T>(path: string): Promise<Answer<T>>
  upload<T>(name: string, bytes: Buffer): Promise<Answer<T>>
  signIn(username: string, password?: string): Promise<Answer>
  cookies: Map<string, string>
}

/** One password for every test person; hashed once. */
export const testPassword = 'Parola-de-test-2026'
let hashed: Promise<string> | undefined
export const testPasswordHash = (): Promise<string> => (hashed ??= hashPassword(testPassword))

/** The whole program on a database of this test file, with a clock that stands still. */
export async function testApp(
  wishes: { now?: string; limits?: Partial<Settings['limits']>; settings?: Partial<Settings> } = {},
): Promise<TestApp> {
  const db = await testDatabase()
  const clock = manualClock(wishes.now ?? '2026-11-20T10:00:00+02:00')
  const base = testSettings(db.urls)
  const settings: Settings = { ...base, ...wishes.settings, limits: { ...base.limits, ...wishes.limits } }
  const services = {
    database: db.database,
    clock,
    settings,
    log: silentLog,
    files: await createDiskFileStore(join(base.dataDir, 'files')),
  }
  const app = await createApp(services, {
    demoPeople: () => undefined,
    pageFolder: join(base.dataDir, 'page'),
    checkAnswers: true,
  })
  afterAll(() => app.close())
  return {
    ...db,
    app,
    clock,
    settings,
    browser: (host, language = 'ro', address = '127.0.0.1') => browser(app, host, language, address),
  }
}

function browser(app: FastifyInstance, host: string, language: string, address: string): Browser {
  const cookies = new Map<string, string>()
  async function send<T>(options: InjectOptions): Promise<Answer<T>> {
    const headers = {
      host,
      'accept-language': language,
      'x-requested-with': 'XMLHttpRequest',
      ...(cookies.size > 0 && { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }),
      ...options.headers,
    }
    const answer = await app.inject({ remoteAddress: address, ...options, headers })
    for (const cookie of answer.cookies) {
      if (cookie.value === '') cookies.delete(cookie.name)
      else cookies.set(cookie.name, cookie.value)
    }
    const isJson = String(answer.headers['content-type']).includes('json')
    return {
      status: answer.statusCode,
      body: (isJson ? answer.json() : answer.body) as T,
      headers: answer.headers,
      raw: answer.rawPayload,
      cookies: answer.cookies,
    }
  }
  const renewToken = () => send({ method: 'GET', url: '/api/csrf-cookie' })
  const token = (): Record<string, string> => ({ 'x-xsrf-token': cookies.get('XSRF-TOKEN') ?? '' })
  const post = async <T>(
    path: string,
    body: unknown = {},
    headers: Record<string, string> = {},
  ): Promise<Answer<T>> => {
    if (!cookies.has('XSRF-TOKEN')) await renewToken()
    return send<T>({
      method: 'POST',
      url: path,
      payload: body as object,
      headers: { ...token(), ...headers },
    })
  }
  return {
    cookies,
    send,
    get: (path, headers = {}) => send({ method: 'GET', url: path, headers }),
    post,
    remove: async <T>(path: string) => {
      if (!cookies.has('XSRF-TOKEN')) await renewToken()
      return send<T>({ method: 'DELETE', url: path, headers: token() })
    },
    upload: async <T>(name: string, bytes: Buffer) => {
      if (!cookies.has('XSRF-TOKEN')) await renewToken()
      return send<T>({
        method: 'POST',
        url: `/api/file/upload?name=${encodeURIComponent(name)}`,
        payload: bytes,
        headers: { ...token(), 'content-type': 'application/octet-stream' },
      })
    },
    signIn: async (username, password = testPassword) => {
      await renewToken()
      const answer = await post('/api/login', { username, password })
      await renewToken()
      return answer
    },
  }
}
