import { systemClock } from '../platform/clock.ts'
import { openDatabase } from '../platform/db/database.ts'
import { commandLanguage, type Settings } from '../platform/env.ts'
import { silentLog } from '../platform/log.ts'
import { checkKeptHeads } from './verify/check-kept-heads.ts'
import { findDamage } from './verify/find-damage.ts'

/**
 * What `hdoc verify` prints: one sentence per finding, in the language of the command; none = all is in order. `now`: to
 * tell registers that are ahead of the clock, undefined where clocks are moved on purpose.
 */
export async function verifyAll(
  settings: Settings,
  keptHeads?: string,
  now: () => Date | undefined = systemClock.now,
): Promise<readonly string[]> {
  const database = openDatabase({
    urls: settings.database,
    log: silentLog,
    prepared: settings.preparedStatements,
    max: 2,
  })
  try {
    const at = now()
    const findings = await findDamage(database, at ? { now: at } : {})
    if (keptHeads !== undefined) findings.push(...(await checkKeptHeads(database, keptHeads)))
    return findings.map(({ sentence }) => sentence[commandLanguage()])
  } finally {
    await database.close()
  }
}
