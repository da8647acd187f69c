import { type IssuerInput, issuerAddress } from '@hdoc/contract/issuers.ts'

/** Only a person has a CNP, only a firm the other codes: what does not fit the kind is emptied. */
export const foreignFields = { pf: ['cui', 'onrc', 'administrator_name'], pj: ['cnp'] } as const

const codes = ['cnp', 'cui', 'onrc', 'administrator_name', 'email', 'phone'] as const

export const emptyIssuer = (name: string): IssuerInput => ({
  ...Object.fromEntries([...codes, ...issuerAddress].map((field) => [field, ''])),
  type: 'pf',
  name,
  country: 'România',
})
