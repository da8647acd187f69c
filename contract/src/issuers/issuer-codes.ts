import { checkCnp } from '../ro/cnp.ts'
import { checkOnrc } from '../ro/onrc.ts'
import type { IssuerValues } from './issuer-values.ts'

type Codes = Pick<IssuerValues, 'cnp' | 'onrc'>

/** Codes that nobody can have yet: a birth after today, or a registration in a year to come. */
export function codesToCome({ cnp, onrc }: Codes, today: string): ('cnp' | 'onrc')[] {
  const year = Number(today.slice(0, 4))
  return [
    ...(cnp !== '' && checkCnp(cnp, today) === 'date' ? (['cnp'] as const) : []),
    ...(onrc !== '' && checkOnrc(onrc, year) === 'year' ? (['onrc'] as const) : []),
  ]
}

export type OddCode = 'cnp_county' | 'onrc_control'

/** What is unusual about a code that is accepted all the same, because some real codes are like that. */
export function oddCode(field: 'cnp' | 'onrc', value: string, today: string): OddCode | null {
  if (field === 'cnp') return checkCnp(value, today) === 'county' ? 'cnp_county' : null
  return checkOnrc(value, Number(today.slice(0, 4))) === 'control' ? 'onrc_control' : null
}
