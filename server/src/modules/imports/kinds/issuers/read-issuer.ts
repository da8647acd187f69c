import type { IssuerValues } from '@hdoc/contract/issuers/issuer-values.ts'
import { issuerValues } from '@hdoc/contract/issuers/issuer-values.ts'
import { looksLikeCnp, normaliseCnp } from '@hdoc/contract/ro/cnp.ts'
import { normaliseCui } from '@hdoc/contract/ro/cui.ts'
import { searchKey } from '@hdoc/contract/ro/search-key.ts'
import type { MappedRow } from '../../kind/import-kind.ts'

export type WrittenIssuer = Partial<Record<keyof IssuerValues, string>> & { type: 'pf' | 'pj'; name: string }

/** Legal forms that only companies and institutions have in their names. */
const COMPANY =
  /\b(srl|s r l|sa|pfa|ii|snc|scs|sc|ong|asociatia|fundatia|primaria|comuna|scoala|parohia|cabinet)\b/

function typeOf(
  values: MappedRow['values'],
  name: string,
  { cnp, cui }: { cnp: string; cui: string },
): 'pf' | 'pj' {
  if (values.type === 'pf' || values.type === 'pj') return values.type
  if (cnp !== '') return 'pf'
  if (cui !== '' || (values.onrc ?? '') !== '') return 'pj'
  return COMPANY.test(searchKey(name)) ? 'pj' : 'pf'
}

/** The issuer that a row writes: one column for both codes is told apart, a given name stands behind the name. */
export function writtenIssuer(values: MappedRow['values']): WrittenIssuer {
  const code = values.code ?? ''
  const cnp = values.cnp || (looksLikeCnp(code) ? code : '')
  const cui = values.cui || (looksLikeCnp(code) ? '' : code)
  const name = [values.name, values.given_name].filter(Boolean).join(' ')
  const rest = Object.fromEntries(
    Object.keys(issuerValues.shape)
      .filter((field) => (values[field] ?? '') !== '')
      .map((field) => [field, values[field] as string]),
  )
  return { ...rest, cnp, cui, name, type: typeOf(values, name, { cnp, cui }) }
}

/** By what two rows of a file are the same: a code; without one kind, name and locality. */
export function identitiesOf(values: MappedRow['values']): string[] {
  const { cnp = '', cui = '', name, type, locality = '' } = writtenIssuer(values)
  const keys = [
    cnp === '' ? '' : `cnp:${normaliseCnp(cnp)}`,
    cui === '' ? '' : `cui:${normaliseCui(cui)?.cui ?? searchKey(cui)}`,
  ].filter(Boolean)
  if (keys.length > 0) return keys
  const contact = [values.phone, values.email, values.street, values.number].map((one) =>
    searchKey(one ?? ''),
  )
  return [`name:${type}:${searchKey(name)}:${searchKey(locality)}:${contact.join(':')}`]
}
