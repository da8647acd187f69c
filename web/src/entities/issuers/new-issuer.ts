import type { IssuerInput } from '@hdoc/contract/issuers.ts'

/** Only a person has a CNP, only a firm the other codes: what does not fit the kind is emptied. */
export const foreignFields = { pf: ['cui', 'onrc', 'administrator_name'], pj: ['cnp'] } as const

export const emptyIssuer = (name: string): IssuerInput => ({
  type: 'pf',
  name,
  country: 'România',
  ...Object.fromEntries(
    [
      'cnp',
      'cui',
      'onrc',
      'administrator_name',
      'email',
      'phone',
      'county',
      'locality',
      'sector',
      'street_type',
      'street',
      'number',
      'block',
      'staircase',
      'floor',
      'apartment',
      'intercom',
      'postal_code',
    ].map((field) => [field, '']),
  ),
})
