import type { SignatureWay } from '@hdoc/contract/approvals/approval-status.ts'
import type { DocumentCategory, SignatureType } from '@hdoc/contract/texts/choices.ts'

/** A document as its type's rule of signatures looks at it. */
export type SignedDocument = {
  type: SignatureType
  category: DocumentCategory
  isElectronic: boolean
  /** How the bytes that stand for its files were signed in requests. */
  ways: readonly SignatureWay[]
  /** Whether a file bears an electronic signature that verifies; undefined = its files wait for their check. */
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

type Wanting = Pick<SignedDocument, 'type' | 'category' | 'isElectronic'>

function ruleOf({ type, category, isElectronic }: Wanting): 'none' | 'any' | 'drawn_or_paper' | 'digital' {
  // What came in was signed by whoever sent it.
  if (category === 'intrare') return 'none'
  const rule = wanted[type]
  if (rule !== 'any_when_electronic') return rule
  return isElectronic ? 'any' : 'none'
}

/** Whether a document's electronic signatures have to be looked at for its rule. */
export const asksForDigital = (document: Wanting): boolean => {
  const rule = ruleOf(document)
  return rule === 'digital' || rule === 'any'
}

/**
 * Which signature a document still lacks: `missing`, or `checked` while nobody can tell yet whether it has the electronic
 * one that its type asks for.
 */
export function signatureGap(document: SignedDocument): 'missing' | 'checked' | undefined {
  const { ways, isSignedDigitally } = document
  const rule = ruleOf(document)
  if (rule === 'none') return undefined
  if (rule === 'digital')
    return isSignedDigitally ? undefined : isSignedDigitally === undefined ? 'checked' : 'missing'
  // An electronic signature is not one of the hand.
  if (ways.some((way) => way !== 'digital')) return undefined
  const isSigned = rule === 'any' && (ways.length > 0 || isSignedDigitally === true)
  return isSigned ? undefined : 'missing'
}
