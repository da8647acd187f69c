import type { SignatureWay } from '@hdoc/contract/approvals/approval-status.ts'
import type { DocumentCategory, SignatureType } from '@hdoc/contract/texts/choices.ts'

/** A document as its type's rule of signatures looks at it. */
export type SignedDocument = {
  type: SignatureType
  category: DocumentCategory
  isElectronic: boolean
  /** How the bytes that stand for its files were signed. */
  ways: readonly SignatureWay[]
  /** Whether a file bears an electronic signature that verifies; undefined = nobody can tell. */
  isSignedDigitally: boolean | undefined
}

/** Which signature a type asks for before a document is closed or sent. */
const wanted: Readonly<
  Record<SignatureType, 'none' | 'any' | 'any_when_electronic' | 'drawn_or_paper' | 'digital'>
> = {
  not_required: 'none',
  optional: 'none',
  required: 'any',
  olograf: 'drawn_or_paper',
  digital: 'digital',
  not_r_p_r_b: 'any_when_electronic',
}

/**
 * Whether a document still lacks the signature that its type asks for. What came in was signed by whoever sent it; an
 * electronic signature is asked for only where it can be told.
 */
export function lacksSignature({
  type,
  category,
  isElectronic,
  ways,
  isSignedDigitally,
}: SignedDocument): boolean {
  if (category === 'intrare') return false
  const rule = wanted[type]
  if (rule === 'none') return false
  if (rule === 'digital') return isSignedDigitally === false
  if (rule === 'any_when_electronic' && !isElectronic) return false
  const isSignedByHand = ways.length > 0
  return !(isSignedByHand || (rule !== 'drawn_or_paper' && isSignedDigitally === true))
}
