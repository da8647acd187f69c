import { openHttp } from './open-http.ts'

/** Headers that make a call one of a signed-in person. */
export type Session = Readonly<Record<string, string>>

/** Signs in over HTTP as the page does; the headers may be used on any number of connections. */
export async function signIn(
  port: number,
  host: string,
  username: string,
  password: string,
): Promise<Session> {
  const connection = await openHttp(port, host)
  const cookies = new Map<string, string>()
  const headers = (): Session => ({
    'accept-language': 'ro',
    'x-requested-with': 'XMLHttpRequest',
    'content-type': 'application/json',
    ...(cookies.size > 0 && { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }),
    'x-xsrf-token': cookies.get('XSRF-TOKEN') ?? '',
  })
  const call = async (method: string, path: string, body?: string): Promise<void> => {
    const answer = await connection.send(method, path, headers(), body)
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${answer.body.toString()}`)
    for (const cookie of answer.headers.get('set-cookie') ?? []) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=')
      cookies.set(name, value)
    }
  }
  try {
    await call('GET', '/api/csrf-cookie')
    await call('POST', '/api/login', JSON.stringify({ username, password }))
    await call('GET', '/api/csrf-cookie')
    return headers()
  } finally {
    connection.close()
  }
}
