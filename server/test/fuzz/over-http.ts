import { Agent, type IncomingMessage, request } from 'node:http'
import type { Answers } from '../browser.ts'

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
 * A program behind the loopback address, asked as one of this process is. The address of a caller goes in
 * X-Forwarded-For: the program has to trust 127.0.0.1 as its proxy.
 */
export function overHttp(port: number): Answers & { close(): void } {
  const agent = new Agent({ keepAlive: true })
  const inject: Answers['inject'] = ({
    method = 'GET',
    url,
    headers = {},
    payload,
    remoteAddress = '127.0.0.1',
  }) =>
    new Promise<Injected>((resolve, reject) => {
      const body =
        payload === undefined || Buffer.isBuffer(payload) ? payload : Buffer.from(JSON.stringify(payload))
      const sent = request(
        {
          host: '127.0.0.1',
          port,
          agent,
          method,
          path: String(url),
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
      sent.on('error', reject)
      sent.end(body)
    })
  return { inject, close: () => agent.destroy() }
}
