import type { Database } from '../db/database.ts'
import { sql } from '../db/sql.ts'

/**
 * Entries of one institution that a turn seals at most, so that its backlog does not keep the others waiting.
 */
const BATCH = 2_000

/**
 * Seals waiting entries of every institution in one transaction, up to `BATCH` of each. Answers how many it
 * sealed; undefined while another sealer works.
 */
export async function sealSome(database: Database): Promise<number | undefined> {
  const { sealed } = await database.asPlatform('seal the audit of every institution', (db) =>
    db.one(sql<{ sealed: number | null }>`select seal_audit(${BATCH}) as sealed`),
  )
  return sealed ?? undefined
}

/**
 * Seals until nothing waits, another sealer works or the signal comes; answers how many entries it sealed. For a command that
 * has written much and then ends, such as the demo's loader.
 */
export async function sealAll(database: Database, signal?: AbortSignal): Promise<number> {
  let total = 0
  while (!signal?.aborted) {
    const sealed = await sealSome(database)
    if (sealed === undefined || sealed === 0) return total
    total += sealed
  }
  return total
}
