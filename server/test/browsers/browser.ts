import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { testPassword } from './test-password.ts'

export type Answer<T = unknown> = {
  status: number
  body: T
  headers: LightMyRequestResponse['headers']
  raw: Buffer
  cookies: LightMyRequestResponse['cookies']
}

export interface Browser {
  /** Any call as it is, with the cookies and the headers every call has. */
  send<T>(options: InjectOptions): Promise<Answer<T>>
  get<T>(path: string, headers?: Record<string, string>): Promise<Answer<T>>
  post<T>(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer<T>>
  remove<T>(path: string): Promise<Answer<T>>
  /** One step of a resumable upload (tus). */
  step<T>(
    method: 'HEAD' | 'OPTIONS' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    bytes?: Buffer,
    headers?: Record<string, string>,
  ): Promise<Answer<T>>
  /** Uploads a whole file; gives the answer of the step that refused it, or else of the last step. */
  upload<T>(name: string, bytes: Buffer): Promise<Answer<T>>
  signIn(username: string, password?: string): Promise<Answer>
  cookies: Map<string, string>
}

/** What a browser calls: a program in this process, or one reached over the network. */
export interface Answers {
  inject(
    options: InjectOptions,
  ): Promise<
    Pick<LightMyRequestResponse, 'statusCode' | 'headers' | 'cookies' | 'rawPayload' | 'body' | 'json'>
  >
}

/** A browser on a host, at an address, in front of a program. */
export function openBrowser(
  app: Answers,
  host: string,
  { language = 'ro', address = '127.0.0.1', password = testPassword } = {},
): Browser {
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
    const isJson = answer.rawPayload.length > 0 && String(answer.headers['content-type']).includes('json')
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
  const step: Browser['step'] = async (method, path, bytes, headers = {}) => {
    if (!cookies.has('XSRF-TOKEN')) await renewToken()
    return send({
      method,
      url: path,
      ...(bytes && bytes.length > 0 && { payload: bytes }),
      headers: {
        ...token(),
        'tus-resumable': '1.0.0',
        ...(bytes && bytes.length > 0 && { 'content-type': 'application/offset+octet-stream' }),
        ...headers,
      },
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
    step,
    upload: async <T>(name: string, bytes: Buffer) => {
      const begun = await step<T>('POST', '/api/incoming_file/begin', bytes, {
        'upload-length': String(bytes.length),
        'upload-metadata': `filename ${Buffer.from(name).toString('base64')}`,
      })
      const id = /\d+$/.exec(String(begun.headers.location ?? ''))?.[0]
      return id === undefined ? begun : post<T>('/api/incoming_file/finish', { id: Number(id) })
    },
    signIn: async (username, typed = password) => {
      await renewToken()
      const answer = await post('/api/login', { username, password: typed })
      await renewToken()
      return answer
    },
  }
}
