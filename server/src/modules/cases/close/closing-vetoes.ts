import type { Decision } from '../../../platform/auth/grant.ts'
import { declareSlot } from '../../../platform/module/slot.ts'
import type { Work } from '../../documents/index.ts'

/** What a later module looks at before a case is closed. */
export type ClosingCase = {
  id: number
  documentIds: readonly number[]
  /** Somebody closes, with a reason, what others are in charge of. */
  byRight: boolean
}

/** Says why a case cannot be closed, as its last change left it; the caller holds the case locked. */
export type ClosingVeto = (work: Work, closing: ClosingCase) => Promise<Decision>

export const closingVetoes = declareSlot<ClosingVeto>('vetoes of closing a case')
