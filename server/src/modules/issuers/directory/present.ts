import type { IssuerValues } from '@hdoc/contract/issuers/issuer-values.ts'
import type { Issuer, IssuerSuggestion } from '@hdoc/contract/issuers/issuers.ts'
import { placeLine } from '@hdoc/contract/ro/capital.ts'
import { maskCnp } from '@hdoc/contract/ro/cnp.ts'
import { writePhone } from '@hdoc/contract/ro/phone.ts'
import type { Actor } from '../../../platform/auth/actor.ts'
import { canEditIssuer, canEraseIssuer, canMergeIssuer, canRevealCnp } from './policy.ts'
import type { IssuerRow, SuggestionRow } from './queries.ts'

const masked = (cnp: string): string => (cnp === '' ? '' : maskCnp(cnp))

/** One line as on an envelope: street, number, flat, locality, county. */
export function addressLine(issuer: IssuerValues): string {
  const street = [issuer.street_type, issuer.street].filter(Boolean).join(' ')
  const parts: [string, string][] = [
    ['nr. ', issuer.number],
    ['bl. ', issuer.block],
    ['sc. ', issuer.staircase],
    ['et. ', issuer.floor],
    ['ap. ', issuer.apartment],
  ]
  const house = parts.filter(([, value]) => value !== '').map(([name, value]) => name + value)
  return [street, ...house, placeLine(issuer), issuer.postal_code].filter(Boolean).join(', ')
}

/**
 * The code that a page shows: the CUI, else the masked CNP, never the whole one (domain rule: masked in
 * lists, logs and mails).
 */
export function issuerCode(issuer: Pick<IssuerValues, 'cnp' | 'cui'>): string {
  return issuer.cui === '' ? masked(issuer.cnp) : issuer.cui
}

export function presentIssuer(row: IssuerRow, actor: Actor): Issuer {
  const {
    id,
    type,
    name,
    cui,
    onrc,
    administrator_name,
    email,
    country,
    county,
    locality,
    sector,
    street_type,
    street,
    number,
    block,
  } = row
  const { staircase, floor, apartment, intercom, postal_code, version } = row
  return {
    id,
    type,
    name,
    cnp: masked(row.cnp),
    cui,
    onrc,
    administrator_name,
    email,
    phone: writePhone(row.phone),
    country,
    county,
    locality,
    sector,
    street_type,
    street,
    number,
    block,
    staircase,
    floor,
    apartment,
    intercom,
    postal_code,
    address: addressLine(row),
    version,
    merged_into:
      row.merged_into_id === null ? null : { id: row.merged_into_id, name: row.merged_into_name ?? '' },
    erased: row.erased,
    can: {
      edit: canEditIssuer(actor, row).ok,
      merge: canMergeIssuer(actor, row).ok,
      reveal_cnp: row.cnp !== '' && canRevealCnp(actor).ok,
      erase: canEraseIssuer(actor, row).ok,
    },
  }
}

export function presentSuggestion(row: SuggestionRow): IssuerSuggestion {
  const { id, type, name, email, documents } = row
  return {
    id,
    type,
    name,
    code: issuerCode(row),
    phone: writePhone(row.phone),
    email,
    address: addressLine(row),
    documents,
  }
}
