import { findCountyByName } from './counties.ts'
import { searchKey } from './search-key.ts'

type Place = { county: string; locality: string; sector: string }

export const capital = 'București'
export const sectors = ['1', '2', '3', '4', '5', '6'] as const

export const isCapital = (county: string): boolean => findCountyByName(county)?.code === 'B'
export const isSector = (sector: string): boolean => sectors.some((one) => one === sector)

const written = /^(?:mun(?:icipiul)? )?bucuresti(?: sect(?:or|orul)? ?([1-6]))?$|^sect(?:or|orul)? ?([1-6])$/

/**
 * Settles an address in Bucharest, which is no „județ”: its locality becomes Bucharest itself, and a sector
 * written into the locality („București, Sectorul 3”, as in the list of localities) moves into its own field.
 * Other places stay as they are.
 */
export function settleCapital<P extends Place>(place: P): P {
  const found = written.exec(searchKey(place.locality))
  const isThere = place.county === '' ? /^(mun|bucuresti)/.test(found?.[0] ?? '') : isCapital(place.county)
  if (!isThere) return place
  const sector = place.sector || (found?.[1] ?? found?.[2] ?? '')
  return { ...place, county: capital, locality: found ? capital : place.locality || capital, sector }
}

export type SectorProblem = 'required' | 'unknown' | 'elsewhere'

/** Checks a sector: only Bucharest has sectors, and an address there is not found without one. */
export function checkSector(place: Place): SectorProblem | null {
  const { county, sector } = settleCapital(place)
  if (!isCapital(county)) return sector === '' ? null : 'elsewhere'
  if (sector === '') return 'required'
  return isSector(sector) ? null : 'unknown'
}

/** The place of an address as it is written: „Municipiul București, Sectorul 3”, „Câmpina, jud. Prahova”. */
export function placeLine(place: Place): string {
  const { county, locality, sector } = settleCapital(place)
  const parts = isCapital(county)
    ? [locality === capital ? '' : locality, `Municipiul ${capital}`, sector && `Sectorul ${sector}`]
    : [locality, sector && `sector ${sector}`, county && `jud. ${county}`]
  return parts.filter(Boolean).join(', ')
}
