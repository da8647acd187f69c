import type { IssuerInput } from '@hdoc/contract/issuers/issuer-values.ts'
import { looksLikeCnp, normaliseCnp } from '@hdoc/contract/ro/cnp.ts'
import { normaliseCui } from '@hdoc/contract/ro/cui.ts'
import { normalisePhone } from '@hdoc/contract/ro/phone.ts'
import { emptyIssuer } from './new-issuer.ts'

type Kind = 'name' | 'cnp' | 'cui' | 'phone'

/** Digits alone are taken for a CUI, correct or mistyped, because nobody has such a name. */
const looksLikeCui = (typed: string): boolean => /^(ro)?[\s.-]?\d[\d\s.-]*$/i.test(typed)

function kindOf(typed: string): Kind {
  if (looksLikeCnp(typed)) return 'cnp'
  if (normalisePhone(typed) !== null) return 'phone'
  return looksLikeCui(typed) ? 'cui' : 'name'
}

/**
 * Begins a new issuer from a search text that found nobody. A code goes into the field for it, never into the
 * name.
 */
export function issuerFrom(typed: string): IssuerInput {
  switch (kindOf(typed)) {
    case 'cnp':
      return { ...emptyIssuer(''), cnp: normaliseCnp(typed).replaceAll('.', '') }
    case 'cui':
      return { ...emptyIssuer(''), type: 'pj', cui: normaliseCui(typed)?.cui ?? typed }
    case 'phone':
      return { ...emptyIssuer(''), phone: typed }
    default:
      return emptyIssuer(typed)
  }
}

/** The typed text with its kind before it: „CNP 1960101470012”, „CUI 361757”. */
export function typedAs(typed: string): string {
  const kind = kindOf(typed)
  return kind === 'cnp' || kind === 'cui' ? `${kind.toUpperCase()} ${typed}` : typed
}
