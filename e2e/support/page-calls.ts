import type { Page } from './test.ts'

export type Called<T> = { status: number; body: T; location: string }

/** Makes a call as the person of a page, from inside it. A text as body is sent as bytes. */
export const callFrom = <T = unknown>(
  page: Page,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object | string,
  headers: Record<string, string> = {},
): Promise<Called<T>> =>
  page.evaluate(
    async ({ asked, address, sent, extra }) => {
      const own = { 'x-requested-with': 'XMLHttpRequest', ...extra }
      if (!/XSRF-TOKEN=/.test(document.cookie)) await fetch('/api/csrf-cookie', { headers: own })
      const token = decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '')
      const isJson = typeof sent === 'object'
      const answer = await fetch(address, {
        method: asked,
        headers: { ...(isJson && { 'content-type': 'application/json' }), ...own, 'x-xsrf-token': token },
        ...(sent !== undefined && { body: isJson ? JSON.stringify(sent) : sent }),
      })
      const text = await answer.text()
      const isAnswer = answer.headers.get('content-type')?.includes('json') === true
      return {
        status: answer.status,
        body: isAnswer ? JSON.parse(text) : text,
        location: answer.headers.get('location') ?? '',
      }
    },
    { asked: method, address: path, sent: body, extra: headers },
  )
