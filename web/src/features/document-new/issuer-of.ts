import type { Registered } from '@hdoc/contract/documents.ts'
import type { IssuerSuggestion } from '@hdoc/contract/issuers.ts'
import type { RegistrationValues } from './registration-values.ts'

/** The issuer of a document just registered, for the next one; a new one now has its id. */
export function issuerOf(registered: Registered, values: RegistrationValues): IssuerSuggestion | undefined {
  if (registered.issuer_id === null) return undefined
  if (values.chosen?.id === registered.issuer_id) return values.chosen
  const { issuer, chosen } = values
  // Merged meanwhile, it is the one that stays from now on.
  if (chosen && !issuer) return { ...chosen, id: registered.issuer_id }
  return {
    id: registered.issuer_id,
    type: issuer?.type ?? 'pf',
    name: registered.issuer,
    // A CNP is shown masked once it is stored, and never asked back.
    code: issuer?.cui ?? '',
    phone: issuer?.phone ?? '',
    email: issuer?.email ?? '',
    address: [issuer?.street, issuer?.number, issuer?.locality].filter(Boolean).join(', '),
    documents: 1,
  }
}
