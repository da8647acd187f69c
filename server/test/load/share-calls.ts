import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/**
 * Listens on one port and passes each connection to one of several servers in turn. When a server does not
 * take a connection, the next one gets it.
 */
export async function shareCalls(ports: readonly number[]): Promise<{ port: number; close(): void }> {
  const open = new Set<Socket>()
  let given = 0
  const server = createServer((near) => {
    open.add(near)
    near.on('error', () => undefined)
    near.once('close', () => open.delete(near))
    const offer = (left: number): void => {
      const far = connect({ port: ports[given++ % ports.length] ?? 0, host: '127.0.0.1', noDelay: true })
      let isTaken = false
      far.once('connect', () => {
        isTaken = true
        near.on('data', (bytes) => far.write(bytes))
        near.once('close', () => far.destroy())
      })
      far.on('data', (bytes) => near.write(bytes))
      far.on('error', () => undefined)
      far.once('close', () => {
        if (!isTaken && left > 1) offer(left - 1)
        else near.destroy()
      })
    }
    offer(ports.length)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      server.close()
      for (const socket of open) socket.destroy()
    },
  }
}
