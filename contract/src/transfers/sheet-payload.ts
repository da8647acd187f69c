import { readMarkedIds, writeMarkedIds } from '../printing/label/marked-ids.ts'

/** Letters of a sheet's own code, and its version. */
const MARK = 'HB1'

/** A transfer sheet as its printed code names it. Like a label it is a name, not a key. */
export type CodedSheet = { readonly institutionId: number; readonly sheetId: number }

export const sheetPayload = ({ institutionId, sheetId }: CodedSheet): string =>
  writeMarkedIds(MARK, { institutionId, id: sheetId })

/** The sheet that a scanned text names; undefined for every other text. */
export function readSheetPayload(scanned: string): CodedSheet | undefined {
  const read = readMarkedIds(MARK, scanned)
  return read && { institutionId: read.institutionId, sheetId: read.id }
}
