import type { PlatformDb } from '../../platform/db/database.ts'
import type { Scope } from '../../platform/db/institution-scope.ts'
import { listDeadLetters } from '../../platform/events/outbox.ts'
import type { Finding } from '../../platform/finding.ts'

/**
 * Finds events that could not be delivered after all their tries. What they should have caused (a mail, a
 * book) did not happen.
 */
export async function checkDelivery(db: PlatformDb, scope: Scope): Promise<Finding[]> {
  const rows = await listDeadLetters(db, scope)
  return rows.map(({ institution_id, tag, type, count, failure }) => ({
    rule: 'dead-letter',
    institutionId: institution_id,
    sentence: {
      ro: `Instituția ${tag}: evenimente „${type}” care nu s-au putut livra: ${count}. Ultima eroare: ${failure}. După remediere se reiau cu „hdoc events retry”.`,
      en: `Institution ${tag}: events "${type}" that could not be delivered: ${count}. Last error: ${failure}. Once that is mended, "hdoc events retry" tries them again.`,
    },
  }))
}
