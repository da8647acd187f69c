import type { TenantDb } from '../../../platform/db/database.ts'
import type { JobServices } from '../../../platform/jobs/job-context.ts'

type Waiting<One extends { id: number }> = {
  /** What waits, in the words of the log: „complaints”. */
  what: string
  institutions: readonly number[]
  /** What waits in an institution, in the order in which it came. */
  list: (db: TenantDb) => Promise<One[]>
  /** Numbers one of them in a transaction of its own; false where it goes on waiting. */
  number: (db: TenantDb, one: One) => Promise<boolean>
}

async function numberThere<One extends { id: number }>(
  { database, log }: JobServices,
  institution: number,
  { what, list, number }: Waiting<One>,
): Promise<number> {
  let numbered = 0
  for (const one of await database.inInstitution(institution, list, { readOnly: true }))
    try {
      if (await database.inInstitution(institution, (db) => number(db, one))) numbered++
    } catch (error) {
      log.error({ err: error, institution, what, id: one.id }, 'something could not get its number')
      // The next ones must not get numbers before this one.
      break
    }
  return numbered
}

/** Numbers what came by the portal and waits for the opening, or for a register to be in order. */
export async function numberInOrder<One extends { id: number }>(
  services: JobServices,
  waiting: Waiting<One>,
): Promise<void> {
  let total = 0
  for (const institution of waiting.institutions) total += await numberThere(services, institution, waiting)
  if (total > 0) services.log.info({ what: waiting.what, total }, 'waiting ones numbered')
}
