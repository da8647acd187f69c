import type { Decision } from '../../../platform/auth/grant.ts'
import { declareSlot } from '../../../platform/slots/slot.ts'
import type { DocumentFollower } from '../record/document-followers.ts'
import type { Work } from '../record/in-whose-name.ts'

/** Says why a document cannot be annulled now; the caller holds the document locked. */
export type AnnullingVeto = (work: Work, documentId: number) => Promise<Decision>

export const annullingVetoes = declareSlot<AnnullingVeto>('vetoes of annulling a document')

/** Whom the end of a document asks, and whom it tells. */
export type EndOfDocument = {
  vetoes: readonly AnnullingVeto[]
  followers: readonly DocumentFollower[]
}
