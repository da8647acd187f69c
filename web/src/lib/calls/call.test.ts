// @vitest-environment happy-dom

import { sessionCalls } from '@hdoc/contract/access/session-calls.ts'
import { documentViewCalls } from '@hdoc/contract/documents/list/document-views.ts'
import { documentCalls } from '@hdoc/contract/documents/record/document-calls.ts'
import { trackingCalls } from '@hdoc/contract/documents/tracking/tracking.ts'
import { searchCalls } from '@hdoc/contract/search/search.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import '../languages/all-texts.ts'
import { setLanguage } from '../languages/language.ts'
import { addressOf } from './address-of.ts'
import { ApiError } from './api-error.ts'
import { setApiReactions } from './api-reactions.ts'
import { call, callList } from './call.ts'
import { duringSwitch } from './page-person.ts'
import { postingCount } from './posting.ts'

type Sent = { url: string; method: string; headers: Headers; body: string | undefined }
let sent: Sent[] = []

/** As the server's Set-Cookie would. */
const setCookie = (pair: string) => Reflect.set(document, 'cookie', pair)

function answer(body: unknown, init: ResponseInit = {}): Response {
  return new Response(JSON.stringify(body), { status: 200, ...init })
}

/** The server as the browser sees it: answers by path; the token call sets the cookie. */
function serve(answers: Record<string, () => Response | Promise<Response>>): void {
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    sent.push({
      url,
      method: init.method ?? 'GET',
      headers: new Headers(init.headers),
      body: init.body as string | undefined,
    })
    if (url === '/api/csrf-cookie') {
      setCookie('XSRF-TOKEN=a%2Fb')
      return answer({ success: true })
    }
    const found = Object.entries(answers).find(([path]) => url.startsWith(path))
    if (!found) throw new TypeError('Failed to fetch')
    return found[1]()
  })
}

const failure = async (work: Promise<unknown>): Promise<ApiError> => {
  const error = await work.then(
    () => undefined,
    (cause: unknown) => cause,
  )
  if (!(error instanceof ApiError)) throw new Error('the call did not fail with ApiError')
  return error
}

beforeEach(() => {
  sent = []
  setCookie('XSRF-TOKEN=; expires=Thu, 01 Jan 1970 00:00:00 GMT')
  setLanguage('ro')
})
afterEach(() => vi.unstubAllGlobals())

describe('what every call carries', () => {
  test('the header of the specification and the language of the page', async () => {
    serve({ '/api/status': () => answer({ check: false, user: null, institution: null }) })
    setLanguage('en')
    await call(sessionCalls.status)
    expect(sent[0]?.headers.get('x-requested-with')).toBe('XMLHttpRequest')
    expect(sent[0]?.headers.get('accept-language')).toBe('en')
    expect(sent[0]?.headers.get('x-hdoc-landing')).toBeNull()
  })

  test('a landing page says so', async () => {
    serve({ '/api/status': () => answer({ check: false, user: null, institution: null }) })
    await call(sessionCalls.status, { landing: true })
    expect(sent[0]?.headers.get('x-hdoc-landing')).toBe('1')
  })

  test('a change fetches the token first when there is none, and sends it decoded', async () => {
    serve({ '/api/logout': () => answer({ success: true, message: '' }) })
    await call(sessionCalls.logout)
    expect(sent.map((one) => one.url)).toEqual(['/api/csrf-cookie', '/api/logout'])
    expect(sent[1]?.headers.get('x-xsrf-token')).toBe('a/b')
    await call(sessionCalls.logout)
    expect(sent.map((one) => one.url)).toEqual(['/api/csrf-cookie', '/api/logout', '/api/logout'])
  })

  test('login fetches a new token every time', async () => {
    serve({ '/api/login': () => answer({ success: true, message: '' }) })
    setCookie('XSRF-TOKEN=old')
    await call(sessionCalls.login, { body: { username: 'gina', password: 'x' } })
    expect(sent.map((one) => one.url)).toEqual(['/api/csrf-cookie', '/api/login'])
    expect(sent[1]?.headers.get('x-xsrf-token')).toBe('a/b')
    expect(JSON.parse(sent[1]?.body ?? '')).toEqual({ username: 'gina', password: 'x' })
  })

  test('a creating call carries its idempotency key', async () => {
    serve({ '/api/logout': () => answer({ success: true, message: '' }) })
    await call(sessionCalls.logout, { idempotencyKey: 'k1' })
    expect(sent[1]?.headers.get('idempotency-key')).toBe('k1')
  })
})

test('changes run at the same time, each with its own answer', async () => {
  setCookie('XSRF-TOKEN=t')
  const waiting: (() => void)[] = []
  const held = (body: unknown) => () =>
    new Promise<Response>((resolve) => waiting.push(() => resolve(answer(body))))
  serve({
    '/api/logout': held({ success: true, message: 'unu' }),
    '/api/document/update': held({ success: true, message: 'doi', id: 7, data: { id: 7 } }),
    '/api/document_view/delete/3': held({ success: true, message: 'trei' }),
  })
  const all = Promise.all([
    call(sessionCalls.logout),
    call(documentCalls.update, { body: { id: 7, values: {} } }),
    call(documentViewCalls.remove, { params: { id: 3 } }),
  ])
  await vi.waitFor(() => expect(waiting).toHaveLength(3))
  expect(sent.map(({ method }) => method)).toEqual(['POST', 'POST', 'DELETE'])
  for (const go of waiting.reverse()) go()
  expect((await all).map(({ message }) => message)).toEqual(['unu', 'doi', 'trei'])
})

describe('addresses', () => {
  test('parameters are encoded into the path', () => {
    expect(addressOf(trackingCalls.get, { params: { code: 'a/b ș' } })).toBe(
      '/api/tracking/get/a%2Fb%20%C8%99',
    )
  })

  test('a list puts rows into the path and the rest into the query', async () => {
    serve({ '/api/document/list': () => answer({ data: [], meta: {} }) })
    const query = {
      rows: 20,
      page: 2,
      search: 'drum',
      sortBy: 'id',
      sortOrder: 'desc' as const,
      filters: [],
    }
    await callList(documentCalls.list, query)
    expect(sent[0]?.url).toBe('/api/document/list/20?page=2&sortBy=id&sortOrder=desc&search=drum')
    await callList(documentCalls.list, { ...query, rows: null })
    expect(sent[1]?.url.startsWith('/api/document/list?page=2')).toBe(true)
  })
})

describe('failures', () => {
  test('422 keeps the sentences by field, the message and the request id', async () => {
    serve({
      '/api/status': () =>
        answer(
          {
            success: false,
            code: 'VALIDATION',
            message: 'm',
            errors: { name: ['a', 'b'] },
            request_id: 'r1',
          },
          { status: 422 },
        ),
    })
    const error = await failure(call(sessionCalls.status))
    expect(error).toMatchObject({
      status: 422,
      code: 'VALIDATION',
      message: 'm',
      fields: { name: ['a', 'b'] },
      requestId: 'r1',
    })
  })

  test('429 keeps the seconds to wait', async () => {
    serve({
      '/api/status': () =>
        answer(
          { success: false, code: 'TOO_MANY_REQUESTS', message: 'm' },
          { status: 429, headers: { 'retry-after': '30' } },
        ),
    })
    expect((await failure(call(sessionCalls.status))).retryAfter).toBe(30)
  })

  test('success false in an answer that succeeded is a failure', async () => {
    serve({ '/api/status': () => answer({ success: false, message: 'nu' }) })
    expect(await failure(call(sessionCalls.status))).toMatchObject({
      status: 200,
      code: 'refused',
      message: 'nu',
    })
  })

  test('no network has its own sentence in both languages', async () => {
    serve({})
    expect((await failure(call(sessionCalls.status))).message).toContain('Nu există legătură')
    setLanguage('en')
    expect(await failure(call(sessionCalls.status))).toMatchObject({
      status: 0,
      code: 'offline',
      message: expect.stringContaining('no connection'),
    })
  })

  test('a time-out has its own sentence', async () => {
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort())
    serve({ '/api/status': () => Promise.reject(new DOMException('', 'TimeoutError')) })
    expect(await failure(call(sessionCalls.status))).toMatchObject({ status: 0, code: 'timeout' })
    vi.restoreAllMocks()
  })

  test('an answer that is no JSON is a failure, not data', async () => {
    serve({ '/api/status': () => new Response('<html>', { status: 200 }) })
    expect((await failure(call(sessionCalls.status))).code).toBe('unreadable')
  })
})

describe('what the application hears', () => {
  test.each([
    [401, 'UNAUTHENTICATED', 'onUnauthorized'],
    [419, 'CSRF', 'onCsrf'],
    [412, 'OTHER_PERSON', 'onOtherSession'],
    [412, 'OTHER_CLIENT', 'onOtherSession'],
    [403, 'ACTING_ENDED', 'onOtherSession'],
    [403, 'SECOND_FACTOR_NEEDED', 'onOtherSession'],
    [403, 'invalid_domain', 'onInvalidDomain'],
    [403, 'uknown_host', 'onInvalidDomain'],
  ])('%i %s → %s', async (status, code, expected) => {
    const heard: string[] = []
    setApiReactions({
      onUnauthorized: () => heard.push('onUnauthorized'),
      onCsrf: () => heard.push('onCsrf'),
      onOtherSession: () => heard.push('onOtherSession'),
      onInvalidDomain: () => heard.push('onInvalidDomain'),
      onRightsChanged: () => heard.push('onRightsChanged'),
    })
    serve({ '/api/status': () => answer({ success: false, code, message: 'm' }, { status }) })
    await failure(call(sessionCalls.status))
    expect(heard).toEqual([expected])
    await failure(call(sessionCalls.status, { handled: true }))
    expect(heard).toEqual([expected])
  })

  test('nothing of what was read for the person before a switch, but of what was written', async () => {
    const heard: string[] = []
    const told = (error: ApiError) => heard.push(error.message)
    setApiReactions({
      onUnauthorized: told,
      onCsrf: told,
      onOtherSession: told,
      onInvalidDomain: told,
      onRightsChanged: () => undefined,
    })
    const held: (() => void)[] = []
    const refuse = (message: string) => () =>
      new Promise<Response>((resolve) => {
        held.push(() => resolve(answer({ success: false, code: 'OTHER_PERSON', message }, { status: 412 })))
      })
    setCookie('XSRF-TOKEN=t')
    serve({
      '/api/status': refuse('read'),
      '/api/logout': refuse('written'),
      '/api/search': refuse('searched'),
    })
    const before = [
      failure(call(sessionCalls.status)),
      failure(call(sessionCalls.logout)),
      failure(call(searchCalls.find, { body: { q: '' }, reads: true })),
    ]
    await vi.waitFor(() => expect(held).toHaveLength(3))
    await duringSwitch(async () => {
      for (const go of held) go()
      await Promise.all(before)
    })
    expect(heard).toEqual(['written'])

    const past = failure(call(sessionCalls.status))
    await duringSwitch(() => Promise.resolve())
    held.at(-1)?.()
    await past
    expect(heard).toEqual(['written'])

    const after = failure(call(sessionCalls.status))
    await vi.waitFor(() => expect(held).toHaveLength(5))
    held.at(-1)?.()
    await after
    expect(heard).toEqual(['written', 'read'])
  })

  test('another sign of rights than before, but not from status, which is what the page believes', async () => {
    const heard: string[] = []
    const silent = () => undefined
    setApiReactions({
      onUnauthorized: silent,
      onCsrf: silent,
      onOtherSession: silent,
      onInvalidDomain: silent,
      onRightsChanged: () => heard.push('changed'),
    })
    const signs: (string | undefined)[] = []
    const next = () => {
      const sign = signs.shift()
      return answer({ success: true, message: '' }, { headers: sign ? { 'x-hdoc-rights': sign } : {} })
    }
    serve({ '/api/logout': next, '/api/status': next })
    const asked = async (endpoint: 'logout' | 'status', sign?: string) => {
      signs.push(sign)
      await call(sessionCalls[endpoint])
      return heard.length
    }
    expect(await asked('status', 'one')).toBe(0)
    expect(await asked('logout', 'one')).toBe(0)
    expect(await asked('logout', 'two')).toBe(1)
    expect(await asked('status', 'three')).toBe(1)
    expect(await asked('logout', 'three')).toBe(1)
    expect(await asked('logout')).toBe(1)
    expect(await asked('logout', 'four')).toBe(1)
  })

  test('419 is not tried again', async () => {
    serve({ '/api/logout': () => answer({ success: false, code: 'CSRF', message: 'm' }, { status: 419 }) })
    await failure(call(sessionCalls.logout))
    expect(sent.filter((one) => one.url === '/api/logout')).toHaveLength(1)
  })
})

test('posted calls are counted while they run, quiet ones and reading are not', async () => {
  const counts: number[] = []
  const note = (body: unknown) => () => {
    counts.push(postingCount())
    return answer(body)
  }
  serve({
    '/api/logout': note({ success: true, message: '' }),
    '/api/status': note({ check: false, user: null, institution: null }),
  })
  await call(sessionCalls.logout)
  await call(sessionCalls.logout, { quiet: true })
  await call(sessionCalls.status)
  expect(counts).toEqual([1, 0, 0])
  expect(postingCount()).toBe(0)
})
