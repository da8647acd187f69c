import { request } from 'node:http'
import { connect } from 'node:net'

export type NetworkAnswer = {
  /** 0: the connection ended before there was a status. */
  status: number
  headers: Readonly<Record<string, string | string[] | undefined>>
  bytes: Buffer
  /**
   * `whole`: a client would take the bytes for the whole answer; `broken`: the client could see that it is
   * not whole; `left`: the client itself went away.
   */
  end: 'whole' | 'broken' | 'left'
}
type Call = {
  port: number
  path: string
  headers: Readonly<Record<string, string>>
  /** The client leaves when this resolves, whatever it has received by then. */
  leaves?: () => Promise<void>
}

/** Makes a GET over the network, as a browser does, and reads until the answer ends in any way. */
export function readAnswer({ port, path, headers, leaves }: Call): Promise<NetworkAnswer> {
  return new Promise((resolve, reject) => {
    const call = request({ port, host: '127.0.0.1', path, headers, agent: false }, (answer) => {
      const parts: Buffer[] = []
      const done = (end: NetworkAnswer['end']) =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes: Buffer.concat(parts), end })
      answer.on('data', (part: Buffer) => void parts.push(part))
      answer.on('error', () => undefined)
      answer.on('close', () => done(answer.complete ? 'whole' : 'broken'))
    })
    // A reset of the connection may arrive before the bytes sent ahead of it are read.
    call.on('error', () => resolve({ status: 0, headers: {}, bytes: Buffer.alloc(0), end: 'broken' }))
    call.end()
    leaves?.().then(() => {
      resolve({ status: 0, headers: {}, bytes: Buffer.alloc(0), end: 'left' })
      call.destroy()
    }, reject)
  })
}

/**
 * Makes the GET as HTTP/1.0, which proxies speak. An answer without a length then ends where the connection
 * is closed.
 */
export function readOldAnswer({ port, path, headers }: Call): Promise<NetworkAnswer> {
  return new Promise((resolve) => {
    const parts: Buffer[] = []
    const socket = connect(port, '127.0.0.1')
    const done = (end: NetworkAnswer['end']) => {
      const all = Buffer.concat(parts)
      const border = all.indexOf('\r\n\r\n')
      resolve({
        status: Number(all.toString('latin1', 9, 12)),
        headers: {},
        bytes: all.subarray(border + 4),
        end,
      })
    }
    socket.on('data', (part: Buffer) => parts.push(part))
    socket.on('end', () => done('whole'))
    socket.on('error', () => done('broken'))
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.write(`GET ${path} HTTP/1.0\r\n${lines.join('')}\r\n`)
  })
}
