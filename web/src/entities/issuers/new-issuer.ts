import { type IssuerInput, issuerAddress } from '@hdoc/contract/issuers.ts'
import { looksLikeCnp } from '@hdoc/contract/ro/cnp.ts'

/** Only a person has a CNP, only a firm the other codes: what does not fit the kind is emptied. */
export const foreignFields = { pf: ['cui', 'onrc', 'administrator_name'], pj: ['cnp'] } as const

const codes = ['cnp', 'cui', 'onrc', 'administrator_name', 'email', 'phone'] as const

/** Begun with what was typed: a CNP that nobody has yet is no name, which everybody reads. */
export const emptyIssuer = (typed: string): IssuerInput => ({
  ...Object.fromEntries([...codes, ...issuerAddress].map((field) => [field, ''])),
  type: 'pf',
  ...(looksLikeCnp(typed) ? { name: '', cnp: typed } : { name: typed }),
  country: 'România',
})
