import { randomUUID } from 'node:crypto'
import { HOST } from '../load/fill-institution.ts'
import { type HttpConnection, openHttp } from '../load/open-http.ts'
import { type Acknowledged, RegistrationRefused, register } from '../load/registration.ts'
import type { Session } from '../load/sign-in.ts'

export type Acknowledgement = Acknowledged & { key: string }

export interface RegisteringClients {
  /** What the clients were told, in their own record. */
  acknowledged: Acknowledgement[]
  /** How many calls ended without an answer that counts, and were made again with the same key. */
  repeated(): number
  /** Resolves when so many are acknowledged. */
  reached(count: number): Promise<void>
  done: Promise<void>
}

type Options = {
  port: number
  clients: number
  wanted: number
  sessions: readonly Session[]
  body: (n: number) => string
  /** Resolves when the server can be called again. */
  recovered: () => Promise<void>
}

/**
 * Clients that register without pause, each paper under its own key; without an acknowledgement they repeat the call
 * with the same key until they have one. A refusal other than "not now" ends them: it is a fault.
 */
export function startClients(options: Options): RegisteringClients {
  const { port, wanted, sessions, recovered } = options
  const acknowledged: Acknowledgement[] = []
  const waiting: { count: number; resolve: () => void }[] = []
  let begun = 0
  let repeated = 0

  const note = (one: Acknowledgement): void => {
    acknowledged.push(one)
    for (const { count, resolve } of waiting) if (acknowledged.length >= count) resolve()
  }

  async function client(session: Session): Promise<void> {
    let connection: HttpConnection | undefined
    while (begun < wanted) {
      const n = begun++
      const key = randomUUID()
      for (let isNoted = false; !isNoted; ) {
        try {
          connection ??= await openHttp(port, HOST)
          note({ key, ...(await register(connection, session, key, options.body(n))) })
          isNoted = true
        } catch (error) {
          if (error instanceof RegistrationRefused && error.status < 500) throw error
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
