import { connect, type Socket } from 'node:net'

export interface HttpAnswer {
  status: number
  headers: Map<string, string[]>
  body: Buffer
}

/**
 * One HTTP connection that is kept open and carries one call at a time. It is lighter than a full client, so
 * that the server is measured and not the client.
 */
export interface HttpConnection {
  send(method: string, path: string, headers: Record<string, string>, body?: string): Promise<HttpAnswer>
  close(): void
}

type Waiting = { resolve: (answer: HttpAnswer) => void; reject: (error: Error) => void }

const HEAD_END = Buffer.from('\r\n\r\n')

function readHead(text: string): { status: number; headers: Map<string, string[]> } {
  const [first = '', ...lines] = text.split('\r\n')
  const headers = new Map<string, string[]>()
  for (const line of lines) {
    const colon = line.indexOf(':')
    const name = line.slice(0, colon).toLowerCase()
    headers.set(name, [...(headers.get(name) ?? []), line.slice(colon + 1).trim()])
  }
  return { status: Number(first.split(' ')[1]), headers }
}

/**
 * Reads an answer from the beginning of the bytes, with its length in bytes; undefined while it is
 * incomplete.
 */
function readAnswer(bytes: Buffer): { answer: HttpAnswer; length: number } | undefined {
  const headEnd = bytes.indexOf(HEAD_END)
  if (headEnd < 0) return undefined
  const { status, headers } = readHead(bytes.subarray(0, headEnd).toString('latin1'))
  const size = headers.get('content-length')?.[0]
  if (size === undefined) throw new Error(`an answer ${status} without its length`)
  const start = headEnd + HEAD_END.length
  const length = start + Number(size)
  if (bytes.length < length) return undefined
  return { answer: { status, headers, body: Buffer.from(bytes.subarray(start, length)) }, length }
}

/** Connects to the loopback address; rejects when nobody listens there. */
export async function openHttp(port: number, host: string): Promise<HttpConnection> {
  const socket: Socket = connect({ port, host: '127.0.0.1', noDelay: true })
  let waiting: Waiting | undefined
  let bytes: Buffer = Buffer.alloc(0)
  let lost: Error | undefined
  const fail = (error: Error): void => {
    lost ??= error
    waiting?.reject(lost)
    waiting = undefined
  }
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('error', reject)
  })
  socket.on('error', fail)
  socket.on('close', () => fail(new Error('the connection was closed')))
  socket.on('data', (chunk: Buffer) => {
    bytes = bytes.length === 0 ? chunk : Buffer.concat([bytes, chunk])
    try {
      const read = readAnswer(bytes)
      if (read === undefined) return
      bytes = bytes.subarray(read.length)
      const answered = waiting
      waiting = undefined
      answered?.resolve(read.answer)
    } catch (error) {
      fail(error as Error)
      socket.destroy()
    }
  })
  return {
    send: (method, path, headers, body = '') =>
      new Promise((resolve, reject) => {
        if (lost !== undefined) {
          reject(lost)
          return
        }
        waiting = { resolve, reject }
        const all = { host: `${host}:${port}`, ...headers, 'content-length': String(Buffer.byteLength(body)) }
        const head = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
        socket.write(`${method} ${path} HTTP/1.1\r\n${head.join('')}\r\n${body}`)
      }),
    close: () => socket.destroy(),
  }
}
