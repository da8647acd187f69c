import { setTimeout as delay } from 'node:timers/promises'
import { openHttp } from './open-http.ts'

async function isReady(port: number): Promise<boolean> {
  try {
    const connection = await openHttp(port, 'localhost')
    try {
      return (await connection.send('GET', '/readyz', {})).status === 200
    } finally {
      connection.close()
    }
  } catch {
    return false
  }
}

/** Milliseconds until /readyz answers 200; `hasEnded` tells when there is nothing left to wait for. */
export async function waitUntilReady(
  port: number,
  hasEnded: () => boolean,
  within = 120_000,
): Promise<number> {
  const start = performance.now()
  while (performance.now() - start < within) {
    if (await isReady(port)) return performance.now() - start
    if (hasEnded()) throw new Error('the server ended before it was ready')
    await delay(10)
  }
  throw new Error(`the server was not ready within ${within} ms`)
}
