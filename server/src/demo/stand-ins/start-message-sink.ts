import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer, text } from 'node:stream/consumers'
import { keepFile } from './keep-file.ts'

export interface MessageSink {
  url: string
  /** Without this header the gateway answers 401. */
  header: readonly [name: string, value: string]
  close(): Promise<void>
}

/**
 * A gateway of text messages (`POST /sms`) and a push service (`POST /push/<name>`; a name that begins with `gone` is a
 * browser that no longer exists). What they take becomes a file each; pushes stay encrypted, so only their heads are kept.
 */
export async function startMessageSink(folder: string): Promise<MessageSink> {
  const header = ['authorization', `Bearer ${randomBytes(16).toString('hex')}`] as const

  const takeSms = async (request: IncomingMessage): Promise<number> => {
    if (request.headers[header[0]] !== header[1]) return 401
    await keepFile(folder, `sms-${String(request.headers['idempotency-key'])}.json`, await text(request))
    return 202
  }
  const takePush = async (request: IncomingMessage, name: string): Promise<number> => {
    const body = await buffer(request)
    if (name.startsWith('gone')) return 410
    const { topic, ttl, 'content-encoding': encoding } = request.headers
    await keepFile(
      folder,
      `push-${name}-${String(topic)}.json`,
      JSON.stringify({ topic, ttl, encoding, bytes: body.length }),
    )
    return 201
  }
  const answer = async (request: IncomingMessage): Promise<number> => {
    const [, kind, name = ''] = (request.url ?? '').split('/')
    if (request.method !== 'POST') return 405
    if (kind === 'sms') return takeSms(request)
    return kind === 'push' ? takePush(request, name) : 404
  }

  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    answer(request).then(
      (status) => response.writeHead(status).end(),
      () => response.writeHead(500).end(),
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    header,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
