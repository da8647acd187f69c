import type { Client } from 'pg'
import { verifyAll } from '../../src/app/verify.ts'
import { openConnection } from '../../src/platform/db/open-connection.ts'
import { clerk, type Filled, fillInstitution, HOST, PASSWORD, REGISTERS } from '../load/fill-institution.ts'
import { freePort } from '../load/free-port.ts'
import { registrationBody } from '../load/registration.ts'
import { type Session, signIn } from '../load/sign-in.ts'
import { waitUntil } from '../load/wait-until.ts'
import { waitUntilReady } from '../load/wait-until-ready.ts'
import { compareRecord, type Harm } from './compare-record.ts'
import { killPostgres } from './kill-postgres.ts'
import { startClients } from './registering-clients.ts'
import { type RunningHdoc, settingsOf, startHdoc, superuserUrlOf } from './start-hdoc.ts'

export type Victim = 'server' | 'postgres'
export type CrashReport = {
  acknowledged: number
  /** Calls that got no acknowledgement and were made again. */
  repeated: number
  /** Milliseconds from each kill until the server was ready again. */
  readyAfter: { victim: Victim; milliseconds: number }[]
  harm: Harm
  /** What `hdoc verify` finds. */
  findings: readonly string[]
}

const PEOPLE = 8

async function asSuperuser<T>(dataDir: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = await openConnection(superuserUrlOf(dataDir))
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

function bodyOf(filled: Filled, n: number): string {
  const registerId = filled.registerIds[n % filled.registerIds.length] ?? 0
  const docTypeId = filled.docTypeIds[n % filled.docTypeIds.length] ?? 0
  return registrationBody(registerId, docTypeId, 1 + (n % filled.issuerCount))
}

async function isSealed(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ waits: boolean }>(
    'select exists (select from audit_unsealed) as waits',
  )
  return rows[0]?.waits === false
}

/**
 * Kills the victims one after the other while clients register, evenly over the registrations wanted, and compares at
 * the end what the clients were told with what the database holds. `dataDir` is an empty folder of the caller.
 */
export async function runCrash(options: {
  dataDir: string
  clients: number
  wanted: number
  victims: readonly Victim[]
  tell?: (sentence: string) => void
}): Promise<CrashReport> {
  const { dataDir, wanted, victims, tell } = options
  const port = await freePort()
  let hdoc: RunningHdoc = startHdoc(dataDir, port)
  // All clients wait for one and the same recovery: asking is work for the server too.
  let recovery: Promise<void> | undefined
  const recovered = (): Promise<void> => {
    recovery ??= waitUntilReady(port, () => false).finally(() => {
      recovery = undefined
    })
    return recovery
  }
  try {
    await hdoc.ready()
    const filled = await asSuperuser(dataDir, (client) => fillInstitution(client, 200, REGISTERS))
    const sessions: Session[] = await Promise.all(
      Array.from({ length: PEOPLE }, (_, n) => signIn(port, HOST, clerk(n + 1), PASSWORD)),
    )
    const { clients } = options
    const body = (n: number): string => bodyOf(filled, n)
    const load = startClients({ port, clients, wanted, sessions, body, recovered })
    const readyAfter: CrashReport['readyAfter'] = []
    for (const [n, victim] of victims.entries()) {
      await load.reached(Math.round(((n + 1) * wanted) / (victims.length + 1)))
      const start = performance.now()
      if (victim === 'postgres') killPostgres(dataDir)
      else {
        await hdoc.kill()
        hdoc = startHdoc(dataDir, port)
      }
      await hdoc.ready()
      const milliseconds = performance.now() - start
      readyAfter.push({ victim, milliseconds })
      tell?.(`${victim} killed at ${load.acknowledged.length}, ready after ${milliseconds.toFixed(0)} ms`)
    }
    await load.done
    return await asSuperuser(dataDir, async (client) => {
      await waitUntil('every audit entry is sealed', () => isSealed(client))
      return {
        acknowledged: load.acknowledged.length,
        repeated: load.repeated(),
        readyAfter,
        harm: await compareRecord(client, load.acknowledged),
        findings: await verifyAll(settingsOf(dataDir)),
      }
    })
  } finally {
    await hdoc.stop()
  }
}
