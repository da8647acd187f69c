import { Agent, type IncomingMessage, request } from 'node:http'
import type { InjectOptions } from 'fastify'
import type { Answers } from '../browsers/browser.ts'

const closedWhileWriting: Injected = {
  statusCode: 0,
  headers: {},
  cookies: [],
  rawPayload: Buffer.alloc(0),
  body: '',
  json: () => JSON.parse('null'),
}

/** Percent-encodes the characters that the line of a request may not hold. */
const writable = (path: string): string =>
  path.replace(/[^\x21-\x7e]+/g, (part) => encodeURIComponent(part.toWellFormed()))

type Injected = Awaited<ReturnType<Answers['inject']>>

/** Cookies of an answer, as far as a browser needs them: name and value. */
function cookiesOf(answer: IncomingMessage): Injected['cookies'] {
  return (answer.headers['set-cookie'] ?? []).map((line) => {
    const [pair = ''] = line.split(';')
    const at = pair.indexOf('=')
    return { name: pair.slice(0, at), value: pair.slice(at + 1) }
  })
}

/**
 * Calls a program on the loopback address as if it ran in this process. The caller's address is sent in
 * X-Forwarded-For, so the program must trust 127.0.0.1 as its proxy.
 */
export function overHttp(port: number): Answers & { close(): void } {
  const agent = new Agent({ keepAlive: true })
  const ask = (options: InjectOptions, line: Agent | false): Promise<Injected> =>
    new Promise((resolve, reject) => {
      const { method = 'GET', url, headers = {}, payload, remoteAddress = '127.0.0.1' } = options
      const body =
        payload === undefined || Buffer.isBuffer(payload) ? payload : Buffer.from(JSON.stringify(payload))
      const sent = request(
        {
          host: '127.0.0.1',
          port,
          agent: line,
          method,
          path: writable(String(url)),
          headers: {
            ...(body && !Buffer.isBuffer(payload) && { 'content-type': 'application/json' }),
            ...(headers as Record<string, string>),
            ...(body && { 'content-length': String(body.length) }),
            'x-forwarded-for': remoteAddress,
          },
        },
        (answer) => {
          const chunks: Buffer[] = []
          answer.on('data', (chunk: Buffer) => chunks.push(chunk))
          answer.on('error', reject)
          answer.on('end', () => {
            const rawPayload = Buffer.concat(chunks)
            const text = rawPayload.toString()
            resolve({
              statusCode: answer.statusCode ?? 0,
              headers: answer.headers,
              cookies: cookiesOf(answer),
              rawPayload,
              body: text,
              json: () => JSON.parse(text),
            })
          })
        },
      )
      // A connection that was kept open may be closed by the server before its next use. That is not an
      // answer of the program, so the call is made again on a new connection.
      sent.on('error', (error: NodeJS.ErrnoException) => {
        if (sent.reusedSocket) ask(options, false).then(resolve, reject)
        // The program refused the request by its head while the body was still being written. The answer is
        // lost with the connection.
        else if (error.syscall === 'write') resolve(closedWhileWriting)
        else reject(error)
      })
      sent.end(body)
    })
  const inject = (options: InjectOptions) => ask(options, agent)
  return { inject, close: () => agent.destroy() }
}
