import type { VerifyWishes } from '../../platform/checks/check.ts'
import type { Uncovered } from '../../platform/checks/finding.ts'
import { systemClock } from '../../platform/clock.ts'
import { withDatabase } from '../../platform/db/with-database.ts'
import { commandLanguage, type Settings } from '../../platform/env.ts'
import type { Sentence } from '../../platform/refusal.ts'
import { modules } from '../modules/modules.ts'
import { findDamage } from './find-damage.ts'

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
 * Gives what `hdoc verify` prints, in the language of the command. `now` serves to find registers that are
 * ahead of the clock; it gives undefined where tests move the clock on purpose.
 */
export async function verifyAll(
  settings: Settings,
  wishes: VerifyWishes = {},
  now: () => Date | undefined = systemClock.now,
): Promise<Verified> {
  return await withDatabase(settings, async (database) => {
    const at = now()
    const uncovered: Uncovered[] = []
    const findings = await findDamage(database, {
      secrets: settings,
      onUncovered: (one) => uncovered.push(one),
      ...(at && { now: at }),
    })
    const notes: Sentence[] = []
    for (const { outerChecks } of modules)
      for (const { look } of (await outerChecks?.()) ?? []) {
        const found = await look({ database, settings, wishes })
        findings.push(...found.findings)
        if (found.note) notes.push(found.note)
      }
    const language = commandLanguage()
    return {
      findings: findings.map(({ sentence }) => sentence[language]),
      notes: [...uncovered.map(notCovered), ...notes].map((sentence) => sentence[language]),
    }
  })
}
