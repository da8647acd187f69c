import { vi } from 'vitest'

type Reply = { status?: number; body: unknown; headers?: Record<string, string> }
/** Answers by „METHOD /path”, where the path has no query. */
export type Replies = Record<
  string,
  Reply | ((request: { url: string; body: string | undefined; headers: Headers }) => Reply)
>

/** Stands in for the server: answers `fetch` with the given replies and lists what was asked. */
export function standIn(replies: Replies): { asked: string[]; replies: Replies } {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const path = url.split('?')[0] ?? url
    const key = `${init.method ?? 'GET'} ${path}`
    const landing = new Headers(init.headers).get('x-hdoc-landing') === '1' ? ' (landing)' : ''
    asked.push(key + landing)
    if (path === '/api/csrf-cookie') {
      Reflect.set(document, 'cookie', 'XSRF-TOKEN=t')
      return Response.json({ success: true })
    }
    const found = replies[key + landing] ?? replies[key]
    if (found === undefined) throw new TypeError(`no answer for ${key}`)
    const reply =
      typeof found === 'function'
        ? found({ url, body: init.body as string | undefined, headers: new Headers(init.headers) })
        : found
    return Response.json(reply.body, { status: reply.status ?? 200, headers: reply.headers })
  })
  return { asked, replies }
}

/** A failure as the server answers it. */
export const refusal = (status: number, code: string, message: string, more: object = {}): Reply => ({
  status,
  body: { success: false, code, message, ...more },
})
