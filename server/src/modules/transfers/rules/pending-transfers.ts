import { allowed, type Decision } from '../../../platform/auth/grant.ts'
import type { Obstacle } from '../../documents/index.ts'

/** What is on its way keeps its case open. */
export const againstClosing = (open: boolean): Obstacle[] =>
  open ? [{ code: 'case_pending_transfers' }] : []

/** What a department hands over keeps its part of the case open. */
export const againstClosingPart = (open: boolean): Obstacle[] =>
  open ? [{ code: 'PART_PENDING_TRANSFERS' }] : []

/** Documents that are on their way stay open, each of them. */
export const againstClosingEach = (onWay: readonly { id: number; number: string }[]): Obstacle[] =>
  onWay.map(({ id, number }) => ({ documentId: id, code: 'DOCUMENT_ON_WAY', values: { document: number } }))

/** What is on its way is not annulled. */
export const mayAnnulWith = (open: boolean): Decision => (open ? { ok: false, code: 'in_transfer' } : allowed)

type Some = { count: number; numbers: readonly string[] }
const told = ({ count, numbers }: Some) => ({ count, numbers: numbers.join(', ') })

/** A department ends without sheets that wait for an answer, and without papers that somebody works on. */
export function mayEndWith(sheets: Some, papers: Some): Decision {
  if (sheets.count > 0) return { ok: false, code: 'GROUP_HAS_SHEETS', values: told(sheets) }
  return papers.count > 0 ? { ok: false, code: 'GROUP_HOLDS_PAPERS', values: told(papers) } : allowed
}
