import type { PlainValidationKey } from '../failures/validation-messages.ts'
import { checkSector } from '../ro/capital.ts'
import { normaliseContactPhone } from '../ro/phone.ts'
import { searchKey } from '../ro/search-key.ts'

type Placed = {
  country: string
  county: string
  locality: string
  sector: string
  phone: string
  postal_code: string
}
type Problem = { field: keyof Placed; key: PlainValidationKey }

/** Nobody writes their own country on an address, so an empty country is Romania. */
export const isRomania = (country: string) => ['', 'romania', 'ro'].includes(searchKey(country))
const sectorProblems = {
  required: 'sector_required',
  unknown: 'sector',
  elsewhere: 'sector_elsewhere',
} as const

/**
 * Problems of address and phone by the rules of the issuer's country. A number of another country needs its
 * prefix; an issuer in Romania may have a foreign number too.
 */
export function placeProblems(issuer: Placed): Problem[] {
  const { country, phone, postal_code } = issuer
  const home = isRomania(country)
  const problems: Problem[] = []
  if (phone !== '' && normaliseContactPhone(phone) === null)
    problems.push({ field: 'phone', key: home ? 'phone' : 'phone_abroad' })
  if (home && postal_code !== '' && !/^\d{6}$/.test(postal_code))
    problems.push({ field: 'postal_code', key: 'postal_code' })
  const sector = home ? checkSector(issuer) : null
  if (sector) problems.push({ field: 'sector', key: sectorProblems[sector] })
  return problems
}
