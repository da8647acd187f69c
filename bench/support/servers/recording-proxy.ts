import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pipeline } from 'node:stream'
import { gzipSync } from 'node:zlib'

export type Loaded = { path: string; bytes: number; gzip: number }

export interface RecordingProxy {
  port: number
  loaded: Loaded[]
  close(): void
}

/** Passes calls on to a server and notes what it answers, as it is and compressed. */
export async function startRecordingProxy(target: number): Promise<RecordingProxy> {
  const loaded: Loaded[] = []
  const server = createServer((incoming, outgoing) => {
    // Uncompressed from the server, whatever the browser accepts: the compressing is done here, for all alike.
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' }
    const { method, url = '/' } = incoming
    const onward = request({ port: target, host: '127.0.0.1', method, path: url, headers }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => {
        const body = Buffer.concat(chunks)
        loaded.push({ path: url, bytes: body.length, gzip: gzipSync(body).length })
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        outgoing.end(body)
      })
    })
    onward.on('error', () => outgoing.writeHead(502).end())
    pipeline(incoming, onward, () => undefined)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    loaded,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
