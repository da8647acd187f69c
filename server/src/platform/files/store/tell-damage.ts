import type { Clock } from '../../clock.ts'
import { markDamaged } from '../../db/checks/damaged-contents.ts'
import type { Database } from '../../db/database.ts'
import type { Log } from '../../log.ts'
import type { TellDamage } from './file-store.ts'

/**
 * Gives the function that logs a damaged content and marks it in the database, so
 * that documents show the damage.
 */
export function damageTeller({
  database,
  clock,
  log,
}: {
  database: Database
  clock: Clock
  log: Log
}): TellDamage {
  return (content, damage) => {
    log.error({ content, damage }, 'a stored content is damaged')
    markDamaged(database.global, content, damage, clock.now()).catch((error: Error) =>
      log.error({ err: error, content }, 'a damaged content could not be marked'),
    )
  }
}
