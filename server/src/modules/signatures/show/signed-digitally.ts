import type { TenantDb } from '../../../platform/db/database.ts'
import { type Judged, judgeFile } from '../../../platform/signatures/judge/judge-file.ts'
import { loadAnchors } from '../trust/load-anchors.ts'
import { type FileSignatureRow, listFileSignatures, signsEarlier } from './queries.ts'

/** Where no list is loaded, nobody can be asked to stand on one; everything else has to hold. */
const verifies = ({ kind, verdict, doubts }: Judged): boolean =>
  kind !== 'document_timestamp' &&
  (verdict === 'valid' || (verdict === 'unconfirmed' && doubts.every((doubt) => doubt === 'no_list')))

/**
 * Whether a file of a document bears an electronic signature that verifies, as the rule `digital` of a type asks for;
 * undefined while files wait for their check.
 */
export async function isSignedDigitally(
  db: TenantDb,
  documentId: number,
  now: Date,
): Promise<boolean | undefined> {
  const rows = await listFileSignatures(db, [documentId])
  const anchors = await loadAnchors(db)
  const isSigned = (row: FileSignatureRow): boolean => {
    const earlier = { signsEarlier: signsEarlier(row) }
    return row.facts !== null && judgeFile(row.facts, anchors, now, earlier).some(verifies)
  }
  if (rows.some(isSigned)) return true
  return rows.some(({ state }) => state === 'waiting') ? undefined : false
}
