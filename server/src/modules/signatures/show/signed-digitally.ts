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
export const isSignedDigitally = async (
  db: TenantDb,
  documentId: number,
  now: Date,
): Promise<boolean | undefined> => (await areSignedDigitally(db, [documentId], now)).get(documentId)

/** The same of several documents, by their ids. */
export async function areSignedDigitally(
  db: TenantDb,
  documentIds: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, boolean | undefined>> {
  const files = Map.groupBy(await listFileSignatures(db, documentIds), ({ document_id }) => document_id)
  const anchors = await loadAnchors(db)
  const isSigned = (id: number): boolean | undefined => {
    const rows = files.get(id) ?? []
    const holds = (row: FileSignatureRow): boolean => {
      const earlier = { signsEarlier: signsEarlier(row) }
      return row.facts !== null && judgeFile(row.facts, anchors, now, earlier).some(verifies)
    }
    if (rows.some(holds)) return true
    return rows.some(({ state }) => state === 'waiting') ? undefined : false
  }
  return new Map(documentIds.map((id) => [id, isSigned(id)]))
}
