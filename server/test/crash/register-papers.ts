import type { Client } from 'pg'
import { clerk, type Filled } from '../load/fill-institution.ts'
import { register, registrationBody } from '../load/registration.ts'
import { type Acknowledgement, compareRecord, lastDocument } from './compare-record.ts'
import type { DrillWorld, Harm } from './drill.ts'
import { type RepeatedCalls, repeatCalls } from './repeat-calls.ts'

const PEOPLE = 8

function bodyOf(filled: Filled, n: number): string {
  const registerId = filled.registerIds[n % filled.registerIds.length] ?? 0
  const docTypeId = filled.docTypeIds[n % filled.docTypeIds.length] ?? 0
  return registrationBody(registerId, docTypeId, 1 + (n % filled.issuerCount))
}

export type RegisteringClients = RepeatedCalls<Acknowledgement> & {
  /** Counts only the documents registered since this load began, so nobody else may register meanwhile. */
  countHarm(client: Client): Promise<Harm>
}

/**
 * Clients of eight clerks register without pause in all registers. They run beside another load, or are a
 * load of their own.
 */
export async function registerPapers(
  world: DrillWorld,
  size: { clients: number; wanted: number },
): Promise<RegisteringClients> {
  const sessions = await Promise.all(Array.from({ length: PEOPLE }, (_, n) => world.signIn(clerk(n + 1))))
  const since = await world.asSuperuser(lastDocument)
  const calls = repeatCalls<Acknowledgement>(world, {
    clients: size.clients,
    goesOn: (begun) => begun < size.wanted,
    sessions,
    call: async (send, n, key) => ({ key, ...(await register(send, bodyOf(world.filled, n))) }),
  })
  return {
    ...calls,
    countHarm: async (client) => ({
      ...(await compareRecord(client, calls.acknowledged, since)),
      halved: 0,
    }),
  }
}
