import type { Finding } from '../checks/finding.ts'
import type { PlatformDb } from '../db/database.ts'
import type { Scope } from '../db/institution-scope.ts'
import { listDeadLetters } from './outbox.ts'

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
