import { randomUUID } from 'node:crypto'
import { HOST } from '../load/fill-institution.ts'
import { type HttpConnection, openHttp } from '../load/open-http.ts'
import { CallRefused, type SendCall, sendAs } from '../load/send-call.ts'
import type { Session } from '../load/sign-in.ts'
import type { DrillWorld } from './drill.ts'

export interface RepeatedCalls<T> {
  /** What the clients were told, in their own record. */
  acknowledged: T[]
  /** How many calls ended without an answer that counts, and were made again with the same key. */
  repeated(): number
  /** Resolves when so many are acknowledged, or all of them when there are fewer. */
  reached(count: number): Promise<void>
  done: Promise<void>
}

type Options<T> = {
  clients: number
  /** Whether another piece of work is to begin after `begun` pieces. */
  goesOn: (begun: number) => boolean
  sessions: readonly Session[]
  /**
   * Makes the n-th piece of work; gives what was acknowledged. `key` stays the same when the work is made
   * again.
   */
  call: (send: SendCall, n: number, key: string) => Promise<T>
}

/**
 * Runs clients that work without pause, each piece of work under its own key. Without an acknowledgement a
 * client makes the call again with the same key until it has one. A refusal with a status below 500 is a
 * fault and ends the run.
 */
export function repeatCalls<T>(
  { port, recovered }: Pick<DrillWorld, 'port' | 'recovered'>,
  options: Options<T>,
): RepeatedCalls<T> {
  const { goesOn, sessions } = options
  const acknowledged: T[] = []
  const waiting: { count: number; resolve: () => void }[] = []
  let begun = 0
  let repeated = 0

  const note = (one: T): void => {
    acknowledged.push(one)
    for (const { count, resolve } of waiting) if (acknowledged.length >= count) resolve()
  }

  async function client(session: Session): Promise<void> {
    let connection: HttpConnection | undefined
    while (goesOn(begun)) {
      const n = begun++
      const key = randomUUID()
      const send: SendCall = async (method, path, body) => {
        connection ??= await openHttp(port, HOST)
        return sendAs(connection, session, key)(method, path, body)
      }
      for (let isNoted = false; !isNoted; ) {
        try {
          note(await options.call(send, n, key))
          isNoted = true
        } catch (error) {
          if (error instanceof CallRefused && error.status < 500) throw error
          repeated++
          connection?.close()
          connection = undefined
          await recovered()
        }
      }
    }
    connection?.close()
  }

  const clients = Array.from({ length: options.clients }, (_, n) =>
    client(sessions[n % sessions.length] ?? {}),
  )
  const done = Promise.all(clients).then(() => undefined)
  return {
    acknowledged,
    repeated: () => repeated,
    reached: (count) =>
      Promise.race([
        acknowledged.length >= count
          ? Promise.resolve()
          : new Promise<void>((resolve) => waiting.push({ count, resolve })),
        done,
      ]),
    done,
  }
}
