import { type HttpConnection, openHttp } from '../../server/test/load/open-http.ts'

/** Signs people in again and again as a browser that nobody is signed in with; throws unless each gets a session. */
export async function signInAgain(
  port: number,
  host: string,
  password: string,
): Promise<(connection: HttpConnection, username: string) => Promise<void>> {
  const connection = await openHttp(port, host)
  const guest = await connection.send('GET', '/api/csrf-cookie', { 'x-requested-with': 'XMLHttpRequest' })
  connection.close()
  const cookies = (guest.headers.get('set-cookie') ?? []).map((one) => one.split(';')[0] ?? '')
  const token = cookies.find((one) => one.startsWith('XSRF-TOKEN='))?.slice('XSRF-TOKEN='.length) ?? ''
  const headers = {
    'x-requested-with': 'XMLHttpRequest',
    'content-type': 'application/json',
    cookie: cookies.join('; '),
    'x-xsrf-token': token,
  }
  return async (again, username) => {
    const answer = await again.send('POST', '/api/login', headers, JSON.stringify({ username, password }))
    if (answer.status !== 200 || (answer.headers.get('set-cookie') ?? []).length === 0)
      throw new Error(
        `signing in was answered with ${answer.status}: ${answer.body.toString().slice(0, 300)}`,
      )
  }
}
