import { type DocumentStatusId, documentStatus } from '@hdoc/contract/documents/status/document-status.ts'
import { type CodedFailure, errorOf } from '@hdoc/contract/failures/errors.ts'
import { declareSlot } from '../../../platform/slots/slot.ts'
import type { Work } from '../record/in-whose-name.ts'
import type { StoredChange } from '../record/queries/life.ts'

/** Why a document cannot be closed yet. */
export type Obstacle = CodedFailure & { readonly documentId?: number }

/**
 * What a later module finds against closing some documents, looked at together. Whoever closes them holds them locked,
 * and who only wants to know does not.
 */
export type FindObstacles = (
  work: Pick<Work, 'db' | 'now'>,
  documentIds: readonly number[],
) => Promise<readonly Obstacle[]>

export const closingObstacles = declareSlot<FindObstacles>('what stands against closing documents')

/** All that stands against closing some documents. */
export async function findObstacles(
  work: Pick<Work, 'db' | 'now'>,
  documentIds: readonly number[],
  looks: readonly FindObstacles[],
): Promise<Obstacle[]> {
  const found: Obstacle[] = []
  if (documentIds.length > 0) for (const look of looks) found.push(...(await look(work, documentIds)))
  return found
}

type Moved = { from: DocumentStatusId; change: Pick<StoredChange, 'status'> }
/** Whether a change of status closes an open document. */
export const isClosing = ({ from, change }: Moved): boolean =>
  documentStatus(change.status).kind === 'closed' && documentStatus(from).kind !== 'closed'

/** Throws the first of some obstacles. */
export function refuseObstacles([first]: readonly Obstacle[]): void {
  if (first) throw errorOf(first)
}
