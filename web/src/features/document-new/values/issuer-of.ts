import type { Registered } from '@hdoc/contract/documents/record/documents.ts'
import type { IssuerSuggestion } from '@hdoc/contract/issuers/issuers.ts'
import type { RegistrationValues } from './registration-values.ts'

/** The issuer of a document just registered, for the next document. A new issuer has its id by now. */
export function issuerOf(registered: Registered, values: RegistrationValues): IssuerSuggestion | undefined {
  if (registered.issuer_id === null) return undefined
  if (values.chosen?.id === registered.issuer_id) return values.chosen
  const { issuer, chosen } = values
  // The chosen issuer was merged meanwhile; the id is that of the entry that stays.
  if (chosen && !issuer) return { ...chosen, id: registered.issuer_id }
  return {
    id: registered.issuer_id,
    type: issuer?.type ?? 'pf',
    name: registered.issuer,
    // A stored CNP is shown masked, and the page never asks for it again.
    code: issuer?.cui ?? '',
    phone: issuer?.phone ?? '',
    email: issuer?.email ?? '',
    address: [issuer?.street, issuer?.number, issuer?.locality].filter(Boolean).join(', '),
    documents: 1,
  }
}
