import { Agent, type IncomingMessage, request } from 'node:http'
import { sendFile } from './send-file.ts'
import { signIn } from './sign-in.ts'

export interface CallerAnswer<T> {
  status: number
  /** A JSON body as its value, any other body as text. */
  body: T
}

/** A signed-in person with as many connections as they make calls at once. */
export interface HttpCaller {
  get<T>(path: string): Promise<CallerAnswer<T>>
  post<T>(path: string, body: object): Promise<CallerAnswer<T>>
  upload<T>(name: string, bytes: Buffer): Promise<CallerAnswer<T>>
  close(): void
}

async function answerOf<T>(answer: IncomingMessage): Promise<CallerAnswer<T>> {
  const chunks: Buffer[] = []
  for await (const chunk of answer) chunks.push(chunk as Buffer)
  const text = Buffer.concat(chunks).toString()
  const isJson = String(answer.headers['content-type']).includes('json')
  return { status: answer.statusCode ?? 0, body: (isJson ? JSON.parse(text) : text) as T }
}

export async function openCaller(
  port: number,
  host: string,
  username: string,
  password: string,
): Promise<HttpCaller> {
  const session = await signIn(port, host, username, password)
  const agent = new Agent({ keepAlive: true })
  const call = <T>(method: string, path: string, body: Buffer | string = '', type?: string) =>
    new Promise<CallerAnswer<T>>((resolve, reject) => {
      const headers = {
        host: `${host}:${port}`,
        ...session,
        ...(type !== undefined && { 'content-type': type }),
        'content-length': String(Buffer.byteLength(body)),
      }
      const sent = request({ host: '127.0.0.1', port, agent, method, path, headers }, (answer) => {
        answerOf<T>(answer).then(resolve, reject)
      })
      sent.on('error', reject)
      sent.end(body)
    })
  return {
    get: (path) => call('GET', path),
    post: (path, body) => call('POST', path, JSON.stringify(body)),
    upload: async <T>(name: string, bytes: Buffer) => {
      const onLost = () => Promise.reject(new Error('the line was lost'))
      const id = await sendFile({ port, host, session }, { name, bytes, onLost })
      return { status: 200, body: { id } as T }
    },
    close: () => agent.destroy(),
  }
}
