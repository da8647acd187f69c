import { type IssuerInput, issuerAddress } from '@hdoc/contract/issuers/issuer-values.ts'
import { looksLikeCnp } from '@hdoc/contract/ro/cnp.ts'

/** Fields to empty for each kind: only a person has a CNP, only a firm has the other codes. */
export const foreignFields = { pf: ['cui', 'onrc', 'administrator_name'], pj: ['cnp'] } as const

const codes = ['cnp', 'cui', 'onrc', 'administrator_name', 'email', 'phone'] as const

/**
 * An empty form for a new issuer, begun with the typed text as its name. A typed CNP that nobody has yet goes
 * into its own field, because everybody reads names.
 */
export const emptyIssuer = (typed: string): IssuerInput => ({
  ...Object.fromEntries([...codes, ...issuerAddress].map((field) => [field, ''])),
  type: 'pf',
  ...(looksLikeCnp(typed) ? { name: '', cnp: typed } : { name: typed }),
  country: 'România',
})
