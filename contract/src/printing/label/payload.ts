import { readMarkedIds, writeMarkedIds } from './marked-ids.ts'

/** The document that a label names: by ids, without a word of its content. */
export type LabelledDocument = { readonly institutionId: number; readonly documentId: number }

/** Letters and version. A later form gets another digit, and from then on both are read. */
const MARK = 'HD1'

/**
 * The text in the Code 128 and QR of a label, of which the longest still fits a label of 57 mm.
 *
 * The text is a name, not a key: it opens nothing, and whoever reads it still needs the right to see the
 * document. Throws RangeError for what is not an id.
 */
export const labelPayload = ({ institutionId, documentId }: LabelledDocument): string =>
  writeMarkedIds(MARK, { institutionId, id: documentId })

/** The document that a scanned text names; undefined for every text that `labelPayload` did not write. */
export function readLabelPayload(scanned: string): LabelledDocument | undefined {
  const read = readMarkedIds(MARK, scanned)
  return read && { institutionId: read.institutionId, documentId: read.id }
}
