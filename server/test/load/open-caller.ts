import { type HttpConnection, openHttp } from './open-http.ts'
import { signIn } from './sign-in.ts'

/** A signed-in person with as many connections as they make calls at once; answers are JSON. */
export interface HttpCaller {
  get<T>(path: string): Promise<{ status: number; body: T }>
  post<T>(path: string, body: object): Promise<{ status: number; body: T }>
  close(): void
}

export async function openCaller(
  port: number,
  host: string,
  username: string,
  password: string,
): Promise<HttpCaller> {
  const session = await signIn(port, host, username, password)
  const all: HttpConnection[] = []
  const idle: HttpConnection[] = []
  const call = async <T>(
    method: string,
    path: string,
    body?: string,
  ): Promise<{ status: number; body: T }> => {
    let connection = idle.pop()
    if (connection === undefined) {
      connection = await openHttp(port, host)
      all.push(connection)
    }
    const answer = await connection.send(method, path, session, body)
    idle.push(connection)
    return { status: answer.status, body: JSON.parse(answer.body.toString()) as T }
  }
  return {
    get: (path) => call('GET', path),
    post: (path, body) => call('POST', path, JSON.stringify(body)),
    close: () => {
      for (const connection of all) connection.close()
    },
  }
}
