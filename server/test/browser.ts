import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
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
  upload<T>(name: string, bytes: Buffer): Promise<Answer<T>>
  signIn(username: string, password?: string): Promise<Answer>
  cookies: Map<string, string>
}

/** A browser on a host, at an address, in front of a program of this process. */
export function openBrowser(
  app: FastifyInstance,
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
    const isJson = String(answer.headers['content-type']).includes('json')
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
  return {
    cookies,
    send,
    get: (path, headers = {}) => send({ method: 'GET', url: path, headers }),
    post,
    remove: async <T>(path: string) => {
      if (!cookies.has('XSRF-TOKEN')) await renewToken()
      return send<T>({ method: 'DELETE', url: path, headers: token() })
    },
    upload: async <T>(name: string, bytes: Buffer) => {
      if (!cookies.has('XSRF-TOKEN')) await renewToken()
      return send<T>({
        method: 'POST',
        url: `/api/file/upload?name=${encodeURIComponent(name)}`,
        payload: bytes,
        headers: { ...token(), 'content-type': 'application/octet-stream' },
      })
    },
    signIn: async (username, typed = password) => {
      await renewToken()
      const answer = await post('/api/login', { username, password: typed })
      await renewToken()
      return answer
    },
  }
}
