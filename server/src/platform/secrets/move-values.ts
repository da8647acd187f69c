import type { Database } from '../db/database.ts'
import type { Log } from '../log.ts'
import { keyId, type Secrets } from './key-ring.ts'
import { retireOthers } from './queries.ts'
import type { SealedValues } from './sealed-values.ts'

type Services = { database: Database; settings: Secrets; log: Log }

/**
 * For each kind, the institutions that have values not under the present secret,
 * and how many there are in all.
 */
export async function waitingValues(
  { database, settings }: Pick<Services, 'database' | 'settings'>,
  kinds: readonly SealedValues[],
): Promise<{ kind: SealedValues; institutions: number[]; waiting: number }[]> {
  return database.asPlatform('count what waits for the present secret', async (db) => {
    const counts = []
    for (const kind of kinds) {
      const rows = await kind.waiting(db, settings)
      const waiting = rows.reduce((sum, row) => sum + row.waiting, 0)
      counts.push({ kind, institutions: rows.map((row) => row.institution_id), waiting })
    }
    return counts
  })
}

/** One pass over all waiting values, a page per turn. What a stopped process leaves, the next pass finds. */
async function* pass(services: Services, kinds: readonly SealedValues[]): AsyncGenerator<void> {
  const { database, settings, log } = services
  for (const { kind, institutions, waiting } of await waitingValues(services, kinds)) {
    let moved = 0
    for (const id of institutions) {
      let after: number | undefined = 0
      while (after !== undefined) {
        const from: number = after
        const page = await database.inInstitution(id, (db) => kind.move(db, settings, from))
        moved += page.moved
        after = page.next
        log.debug({ values: kind.label.en, moved, waiting }, 'sealing with the present secret')
        yield
      }
    }
    if (moved > 0) log.info({ values: kind.label.en, moved, waiting }, 'sealed with the present secret')
  }
  // Values that are still left do not open with any named secret, so the former
  // secrets are not needed for them.
  const retired = await retireOthers(database.global, keyId(settings.secret))
  if (retired > 0) log.info({ retired }, 'former secrets are not needed at a start any more')
}

/**
 * Gives a function that moves values under the present secret. Each call moves one
 * page; true = there may be more.
 */
export function valueMover(services: Services, kinds: readonly SealedValues[]): () => Promise<boolean> {
  let under: AsyncGenerator<void> | undefined
  return async () => {
    under ??= pass(services, kinds)
    const turn = await under.next().catch((error: unknown) => {
      under = undefined
      throw error
    })
    if (turn.done === true) under = undefined
    return turn.done !== true
  }
}
