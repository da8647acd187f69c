import type { ProofSecrets } from '../../../platform/audit/proof-key.ts'
import type { Finding } from '../../../platform/checks/finding.ts'
import type { Database } from '../../../platform/db/database.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { readHeadsText } from '../heads/written-head.ts'
import { compareHeads } from './compare-heads.ts'

/**
 * Compares signed heads that were kept outside (`text`: the file) with the chains. Refuses a file that is not
 * one of HDoc's.
 */
export async function checkKeptHeads(
  database: Database,
  secrets: ProofSecrets,
  text: string,
): Promise<Finding[]> {
  const file = readHeadsText(text)
  if (!file)
    throw new Refusal({
      ro: 'Fișierul nu conține semnături ale jurnalului descărcate din HDoc.',
      en: 'The file holds no signed heads downloaded from HDoc.',
    })
  return database.asPlatform('compare kept heads with the chains', (db) => compareHeads(db, file, secrets))
}
