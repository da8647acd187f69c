import { signatureTypeLabels } from '@hdoc/contract/texts/choices.ts'
import { allowed } from '../../../platform/auth/grant.ts'
import type { ClosingVeto } from '../../cases/index.ts'
import { lockDocument } from '../../documents/index.ts'
import { lacksSignature } from '../rules/signature-rule.ts'
import { listClosing } from './queries.ts'

/**
 * A case is closed when nothing of it waits for an approval, and when the documents that the institution itself made
 * bear the signatures that their types ask for.
 */
export const signatureVeto: ClosingVeto = async ({ db }, { documentIds }) => {
  // Requests are made under the lock of their document, so that none is made between this look and the closing.
  for (const id of documentIds.toSorted((a, b) => a - b)) await lockDocument(db, id)
  for (const document of await listClosing(db, documentIds)) {
    const { number, type, category, physical_form, ways, is_asked } = document
    if (is_asked) return { ok: false, code: 'APPROVAL_OPEN_IN_CASE', values: { document: number } }
    const isElectronic = physical_form === 'electronic'
    // Electronic signatures are not read here, so that a type that wants one is not asked about it.
    if (lacksSignature({ type, category, ways, isElectronic, isSignedDigitally: undefined }))
      return {
        ok: false,
        code: 'SIGNATURE_MISSING',
        values: { document: number, type: signatureTypeLabels[type] },
      }
  }
  return allowed
}
