import { openHttp } from './open-http.ts'
import { waitUntil } from './wait-until.ts'

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

/** Waits until /readyz answers 200. Throws when `hasEnded` says that the server has ended. */
export function waitUntilReady(port: number, hasEnded: () => boolean): Promise<void> {
  return waitUntil('the server is ready', async () => {
    if (await isReady(port)) return true
    if (hasEnded()) throw new Error('the server ended before it was ready')
    return false
  })
}
