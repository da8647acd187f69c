import { join } from 'node:path'
import { systemClock } from '../platform/clock.ts'
import { openDatabase } from '../platform/db/database.ts'
import { commandLanguage, type Settings } from '../platform/env.ts'
import { createDiskFileStore } from '../platform/files/store/disk-file-store.ts'
import type { Uncovered } from '../platform/finding.ts'
import { silentLog } from '../platform/log.ts'
import type { Sentence } from '../platform/refusal.ts'
import { checkFiles } from './verify/check-files.ts'
import { checkHeadsOutside } from './verify/check-heads-outside.ts'
import { checkKeptHeads } from './verify/check-kept-heads.ts'
import { findDamage } from './verify/find-damage.ts'

export interface Verified {
  /** One sentence each; none = all is in order. */
  findings: readonly string[]
  /**
   * What the checks cannot tell anything about: older rows with their number, and what came after the last
   * head outside.
   */
  notes: readonly string[]
}

const notCovered = ({ count, what }: Uncovered): Sentence => ({
  ro: `Neacoperit: ${count} ${what.ro}.`,
  en: `Not covered: ${count} ${what.en}.`,
})

/**
 * `heads`: text of signed heads that were kept apart, to compare the chains with. `files`: read every stored
 * file and compare it too.
 */
export type VerifyWishes = { heads?: string | undefined; files?: boolean }

/**
 * Gives what `hdoc verify` prints, in the language of the command. `now` serves to find registers that are
 * ahead of the clock; it gives undefined where tests move the clock on purpose.
 */
export async function verifyAll(
  settings: Settings,
  { heads: keptHeads, files = false }: VerifyWishes = {},
  now: () => Date | undefined = systemClock.now,
): Promise<Verified> {
  const database = openDatabase({
    urls: settings.database,
    log: silentLog,
    prepared: settings.preparedStatements,
    max: 2,
  })
  try {
    const at = now()
    const uncovered: Uncovered[] = []
    const findings = await findDamage(database, {
      secrets: settings,
      onUncovered: (one) => uncovered.push(one),
      ...(at && { now: at }),
    })
    const outside = await checkHeadsOutside(database, settings)
    findings.push(...outside.findings)
    if (keptHeads !== undefined) findings.push(...(await checkKeptHeads(database, settings, keptHeads)))
    if (files) {
      const store = await createDiskFileStore(join(settings.dataDir, 'files'))
      findings.push(...(await checkFiles({ database, files: store, clock: systemClock })))
    }
    const language = commandLanguage()
    return {
      findings: findings.map(({ sentence }) => sentence[language]),
      notes: [...uncovered.map(notCovered), outside.note].map((sentence) => sentence[language]),
    }
  } finally {
    await database.close()
  }
}
