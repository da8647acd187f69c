import type { Client } from 'pg'
import { openConnection } from '../../src/platform/db/open-connection.ts'
import { fillInstitution, HOST, PASSWORD, REGISTERS } from '../load/fill-institution.ts'
import { sealIssuers } from '../load/seal-issuers.ts'
import { signIn } from '../load/sign-in.ts'
import { waitUntilReady } from '../load/wait-until-ready.ts'
import type { DrillWorld } from './drill.ts'
import { settingsOf, superuserUrlOf } from './start-hdoc.ts'

export type Victim = 'postgres' | 'server' | 'worker' | 'pooler'

/** An HDoc whose parts can be killed and started again on the same folder. */
export interface Stage {
  world: DrillWorld
  nextVictim(): Victim
  kill(victim: Victim): Promise<void>
  stop(): Promise<void>
}

export function inTurn<T>(items: readonly T[]): () => T {
  let given = 0
  return () => items[given++ % items.length]!
}

async function asSuperuser<T>(dataDir: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = await openConnection(superuserUrlOf(dataDir))
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Fills the database of a folder; gives the drill world around the HDoc that answers on a port. */
export async function openWorld(
  port: number,
  dataDir: string,
  mails: readonly string[] = [],
): Promise<DrillWorld> {
  // All clients wait for one and the same recovery: asking is work for the server too.
  let recovery: Promise<void> | undefined
  const filled = await asSuperuser(dataDir, async (client) => {
    const institution = await fillInstitution(client, 200, REGISTERS)
    // The CNPs are sealed here as in a running installation, because the worker that seals them looks only
    // once an hour.
    await sealIssuers(client, institution.institutionId, settingsOf(dataDir))
    return institution
  })
  return {
    port,
    dataDir,
    mails,
    filled,
    signIn: (username) => signIn(port, HOST, username, PASSWORD),
    recovered: () => {
      recovery ??= waitUntilReady(port, () => false).finally(() => {
        recovery = undefined
      })
      return recovery
    },
    asSuperuser: (work) => asSuperuser(dataDir, work),
  }
}
