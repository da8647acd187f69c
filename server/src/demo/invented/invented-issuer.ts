import type { IssuerValues } from '@hdoc/contract/issuers/issuer-values.ts'
import { companyFancies, companyWords, familyNames, menNames, streets, womenNames } from './invented-names.ts'
import type { SeededRandom } from './seeded-random.ts'

/** Where an institution's invented people live. */
export interface HomeTown {
  county: string
  locality: string
  postalCode: string
}

const two = (n: number): string => String(n).padStart(2, '0')

function weightedRest(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, i) => sum + weight * Number(digits[i]), 0)
}

/**
 * A CNP with a valid control digit that was given to nobody: county 47 was dissolved before the code came,
 * and the serial is 9xx.
 */
export function inventedCnp(random: SeededRandom, woman: boolean): string {
  const year = random.int(1945, 2006)
  const sex = (year < 2000 ? 1 : 5) + (woman ? 1 : 0)
  const day = `${two(year % 100)}${two(random.int(1, 12))}${two(random.int(1, 28))}`
  const body = `${sex}${day}47${random.int(900, 999)}`
  const rest = weightedRest(body, [2, 7, 9, 1, 4, 6, 3, 5, 8, 2, 7, 9]) % 11
  return `${body}${rest === 10 ? 1 : rest}`
}

/** A CUI with a valid control digit that was given to nobody: codes of ten digits have not been given out. */
export function inventedCui(random: SeededRandom): string {
  const body = `990${String(random.int(0, 999_999)).padStart(6, '0')}`
  return `${body}${((weightedRest(body, [7, 5, 3, 2, 1, 7, 5, 3, 2]) * 10) % 11) % 10}`
}

function place(random: SeededRandom, home: HomeTown) {
  return {
    country: 'România',
    county: home.county,
    locality: home.locality,
    sector: '',
    street_type: 'Strada',
    street: random.pick(streets),
    number: String(random.int(1, 140)),
    block: '',
    staircase: '',
    floor: '',
    apartment: '',
    intercom: '',
    postal_code: home.postalCode,
  }
}

const phoneOf = (random: SeededRandom): string =>
  random.chance(0.7) ? `+40799${String(random.int(0, 999_999)).padStart(6, '0')}` : ''

function inventedPerson(random: SeededRandom, home: HomeTown): IssuerValues {
  const woman = random.chance(0.52)
  const given = random.pick(woman ? womenNames : menNames)
  const second = random.chance(0.35) ? ` ${random.pick(woman ? womenNames : menNames)}` : ''
  const name = `${random.pick(familyNames)} ${given}${second.trim() === given ? '' : second}`
  return {
    type: 'pf',
    name,
    cnp: inventedCnp(random, woman),
    cui: '',
    onrc: '',
    administrator_name: '',
    email: random.chance(0.3) ? `petent${random.int(1000, 999_999)}@cetateni.example` : '',
    phone: phoneOf(random),
    ...place(random, home),
  }
}

function inventedCompany(random: SeededRandom, home: HomeTown): IssuerValues {
  const form = random.weighted([
    ['S.R.L.', 8],
    ['S.A.', 1],
    ['Î.I.', 2],
  ])
  const woman = random.chance(0.4)
  return {
    type: 'pj',
    name: `${random.pick(companyFancies)} ${random.pick(companyWords)} ${form}`,
    cnp: '',
    cui: inventedCui(random),
    onrc: '',
    administrator_name: `${random.pick(familyNames)} ${random.pick(woman ? womenNames : menNames)}`,
    email: random.chance(0.6) ? `office${random.int(1000, 999_999)}@firme.example` : '',
    phone: phoneOf(random),
    ...place(random, home),
  }
}

/** A citizen four times out of five, else a company. */
export function inventedIssuer(random: SeededRandom, home: HomeTown): IssuerValues {
  return random.chance(0.8) ? inventedPerson(random, home) : inventedCompany(random, home)
}
