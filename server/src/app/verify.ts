import { join } from 'node:path'
import { systemClock } from '../platform/clock.ts'
import { openDatabase } from '../platform/db/database.ts'
import { commandLanguage, type Settings } from '../platform/env.ts'
import { createDiskFileStore } from '../platform/files/disk-file-store.ts'
import { silentLog } from '../platform/log.ts'
import { checkFiles } from './verify/check-files.ts'
import { checkKeptHeads } from './verify/check-kept-heads.ts'
import { findDamage } from './verify/find-damage.ts'

/** `heads`: heads that were kept apart, to compare with; `files`: every stored file is read and compared too. */
export type VerifyWishes = { heads?: string | undefined; files?: boolean }

/**
 * What `hdoc verify` prints: one sentence per finding, in the language of the command; none = all is in order. `now`: to
 * tell registers that are ahead of the clock, undefined where clocks are moved on purpose.
 */
export async function verifyAll(
  settings: Settings,
  { heads: keptHeads, files = false }: VerifyWishes = {},
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
    if (files) {
      const store = await createDiskFileStore(join(settings.dataDir, 'files'))
      findings.push(...(await checkFiles({ database, files: store, clock: systemClock })))
    }
    return findings.map(({ sentence }) => sentence[commandLanguage()])
  } finally {
    await database.close()
  }
}
