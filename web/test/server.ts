import { vi } from 'vitest'

export type Reply = { status?: number; body: unknown; headers?: Record<string, string> }
/** Answers by „METHOD /path”, where the path has no query. */
export type Replies = Record<
  string,
  Reply | ((request: { url: string; body: string | undefined; headers: Headers }) => Reply)
>

/**
 * What the frame of every staff page asks, and the files of every document. Without a reply of the test's own nothing waits and nothing happens, and it
 * is not listed among what was asked.
 */
const ofFrame: Replies = {
  'GET /api/waiting/counts': { body: {} },
  'GET /api/notification/counts': { body: { unread: 0, by_action: {} } },
  // The document of `document.ts` was not broadcast.
  'GET /api/broadcast/of_document/4512': { body: null },
  // The files of the document of `document.ts` bear no signatures.
  'GET /api/signature/of_document/4512': { body: [] },
  // Nobody prepared texts of resolutions.
  'GET /api/template/resolutions': { body: { data: [] } },
}
const streamOfFrame = 'GET /api/live/stream'

/** A stream on which nothing is ever told. */
const silence = (signal: AbortSignal | null | undefined): Response =>
  new Response(
    new ReadableStream({
      start: (stream) => signal?.addEventListener('abort', () => stream.error(signal.reason)),
    }),
  )

/** Stands in for the server: answers `fetch` with the given replies and lists what was asked. */
export function standIn(replies: Replies): { asked: string[]; replies: Replies } {
  const asked: string[] = []
  // The sign of the person's rights stands on every answer of the server, so also on those of the frame.
  let rights: Record<string, string> = {}
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const path = url.split('?')[0] ?? url
    const key = `${init.method ?? 'GET'} ${path}`
    const landing = new Headers(init.headers).get('x-hdoc-landing') === '1' ? ' (landing)' : ''
    const isOfFrame = replies[key] === undefined && (key in ofFrame || key === streamOfFrame)
    if (key === streamOfFrame && isOfFrame) return silence(init.signal)
    if (!isOfFrame) asked.push(key + landing)
    if (path === '/api/csrf-cookie') {
      Reflect.set(document, 'cookie', 'XSRF-TOKEN=t')
      return Response.json({ success: true })
    }
    const found = replies[key + landing] ?? replies[key] ?? ofFrame[key]
    if (found === undefined) throw new TypeError(`no answer for ${key}`)
    const reply =
      typeof found === 'function'
        ? found({ url, body: init.body as string | undefined, headers: new Headers(init.headers) })
        : found
    const sign = reply.headers?.['x-hdoc-rights']
    if (sign !== undefined) rights = { 'x-hdoc-rights': sign }
    const headers = isOfFrame ? rights : reply.headers
    return Response.json(reply.body, { status: reply.status ?? 200, headers })
  })
  return { asked, replies }
}

/** A failure as the server answers it. */
export const refusal = (status: number, code: string, message: string, more: object = {}): Reply => ({
  status,
  body: { success: false, code, message, ...more },
})
