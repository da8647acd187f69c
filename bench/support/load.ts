import type { HttpConnection } from '../../server/test/load/open-http.ts'
import { openHttp } from '../../server/test/load/open-http.ts'

export interface Load {
  /** Milliseconds of each call. */
  times: number[]
  seconds: number
}

/**
 * Clients that call one after the other without pause until the time is over. `call` makes one call on its
 * connection and throws when the answer is not what it should be.
 */
export async function load(
  options: { port: number; host: string; clients: number; seconds: number },
  call: (connection: HttpConnection, client: number, n: number) => Promise<void>,
): Promise<Load> {
  const connections = await Promise.all(
    Array.from({ length: options.clients }, () => openHttp(options.port, options.host)),
  )
  const times: number[] = []
  const start = performance.now()
  const end = start + options.seconds * 1000
  await Promise.all(
    connections.map(async (connection, client) => {
      for (let n = 0; performance.now() < end; n++) {
        const before = performance.now()
        await call(connection, client, n)
        times.push(performance.now() - before)
      }
    }),
  )
  const seconds = (performance.now() - start) / 1000
  for (const connection of connections) connection.close()
  return { times, seconds }
}
