import { declareSlot } from '../../../platform/slots/slot.ts'
import type { Work } from './in-whose-name.ts'

/** What a later module does in the transaction of a change, under the lock of the document. */
export type DocumentFollower = {
  /** Another version of one of its files has become the active one. */
  versionReplaced(work: Work, fileId: number): Promise<void>
  /** The document was annulled or, as a test, is about to be emptied. */
  ended(work: Work, documentId: number): Promise<void>
}

export const documentFollowers = declareSlot<DocumentFollower>('what stands on the files of a document')
