import { request } from 'node:http'
import type { Page } from '@playwright/test'
import { demoPassword } from '../../server/src/demo/people/password.ts'

type SessionCookie = { name: string; value: string; url: string; httpOnly: boolean }
type Answer = { status: number; cookies: Map<string, string> }

/** One call to the program under a host's name, which this machine's resolver need not know. */
function call(host: URL, method: 'GET' | 'POST', path: string, headers: object, body = ''): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port: host.port, method, path, headers: { ...headers, host: host.host } },
      (answer) => {
        const cookies = (answer.headers['set-cookie'] ?? []).map((line) => line.split(';', 1)[0] ?? '')
        const pairs = cookies.map((pair) => pair.split(/=(.*)/s, 2) as [string, string])
        answer.resume().on('end', () => resolve({ status: answer.statusCode ?? 0, cookies: new Map(pairs) }))
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
}

/** Signs a person in beside the page, as the browser of this page, and gives the cookies of the session. */
export async function sessionOf(page: Page, username: string, host: string): Promise<SessionCookie[]> {
  const url = new URL(host)
  const headers = {
    'user-agent': await page.evaluate(() => navigator.userAgent),
    'x-requested-with': 'XMLHttpRequest',
    'content-type': 'application/json',
  }
  const { cookies } = await call(url, 'GET', '/api/csrf-cookie', headers)
  const sentBack = { ...headers, cookie: [...cookies].map((pair) => pair.join('=')).join('; ') }
  const token = { 'x-xsrf-token': decodeURIComponent(cookies.get('XSRF-TOKEN') ?? '') }
  const body = JSON.stringify({ username, password: demoPassword })
  const answer = await call(url, 'POST', '/api/login', { ...sentBack, ...token }, body)
  if (answer.status !== 200) throw new Error(`${username} cannot sign in at ${url.host}: ${answer.status}`)
  // Who has a second factor gets a ticket alone: another journey has set one up for this person.
  if (!answer.cookies.has('hdoc_session')) throw new Error(`${username} is asked for a second factor`)
  return [...cookies, ...answer.cookies].map(([name, value]) => ({
    name,
    value,
    url: host,
    // The page itself sends this one back, as proof that it may read it.
    httpOnly: name !== 'XSRF-TOKEN',
  }))
}
