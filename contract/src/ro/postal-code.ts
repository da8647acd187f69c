import { COUNTIES, type County } from './counties.ts'

/** Six digits, from 010000 on. */
export function isPostalCode(text: string): boolean {
  return /^\d{6}$/.test(text) && text >= '010000'
}

/** The county that the first two digits stand for; undefined when no county has them. */
export function findCountyByPostalCode(code: string): County | undefined {
  if (!isPostalCode(code)) return undefined
  const all: readonly County[] = COUNTIES
  return all.find((county) => county.postal.includes(code.slice(0, 2)))
}

/** Sector 1 to 6 of Bucharest, which its postal codes begin with; undefined elsewhere. */
export function findSectorByPostalCode(code: string): number | undefined {
  return findCountyByPostalCode(code)?.code === 'B' ? Number(code.slice(0, 2)) : undefined
}
