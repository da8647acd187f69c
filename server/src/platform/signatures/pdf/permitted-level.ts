import type { SignedField } from './find-signatures.ts'
import { listFields } from './list-fields.ts'
import { nameOf, type PdfDict } from './objects.ts'
import type { PdfView } from './open-view.ts'

/** What signers permit after them (ISO 32000-1, 12.8.2.2). */
export type Permitted = {
  signatures: boolean
  forms: boolean
  annotations: boolean
}

/** The level that a signature's own reference names: 1 nothing, 2 forms and signatures, 3 notes too. */
export function levelOf(view: PdfView, signature: PdfDict): number | undefined {
  for (const one of view.items(signature.map.get('Reference'))) {
    const reference = view.dict(one)
    if (nameOf(view.get(reference?.map.get('TransformMethod'))) !== 'DocMDP') continue
    const level = view.get(view.dict(reference?.map.get('TransformParams'))?.map.get('P'))
    return level === 1 || level === 2 || level === 3 ? level : 2
  }
  return undefined
}

function locksFields(view: PdfView, signature: PdfDict): boolean {
  return view
    .items(signature.map.get('Reference'))
    .some((one) => nameOf(view.get(view.dict(one)?.map.get('TransformMethod'))) === 'FieldMDP')
}

/**
 * What may be done to a file that was signed in this state. Without a certification only further signatures are
 * permitted: filling in a form then changes what somebody signed.
 */
export function permittedAfter(signed: PdfView, signatures: readonly SignedField[]): Permitted {
  const certified = signed.dict(signed.dict(signed.root.map.get('Perms'))?.map.get('DocMDP'))
  const levels = [...(certified ? [certified] : []), ...signatures.map(({ dict }) => dict)].flatMap(
    (dict) => levelOf(signed, dict) ?? [],
  )
  if (levels.length === 0) return { signatures: true, forms: false, annotations: false }
  const level = Math.min(...levels)
  const locked =
    signatures.some(({ dict }) => locksFields(signed, dict)) ||
    listFields(signed).some(({ dict, type }) => type === 'Sig' && dict.map.has('Lock'))
  return { signatures: level >= 2, forms: level >= 2 && !locked, annotations: level >= 3 }
}
