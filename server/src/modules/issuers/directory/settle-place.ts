import { AppError, type FieldProblem } from '@hdoc/contract/failures/errors.ts'
import { isRomania } from '@hdoc/contract/issuers/issuer-place.ts'
import type { IssuerValues } from '@hdoc/contract/issuers/issuer-values.ts'
import { findCounty, findCountyByName } from '@hdoc/contract/ro/counties.ts'
import { searchKey } from '@hdoc/contract/ro/search-key.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { isLocality } from '../../company-lookup/index.ts'
import { findOwnPlace } from './queries.ts'

type Place = Pick<IssuerValues, 'country' | 'county' | 'locality'>
const fields = ['country', 'county', 'locality'] as const

const refused = (field: string, problem: FieldProblem): AppError =>
  new AppError('VALIDATION', {}, { fields: { [field]: [problem] } })

/** Whether a place is the institution's own, which is accepted whatever the data on localities says. */
async function isOwnPlace(db: TenantDb, county: string, locality: string): Promise<boolean> {
  const own = await findOwnPlace(db)
  return searchKey(own.locality) === searchKey(locality) && findCountyByName(own.county_name)?.name === county
}

/**
 * Checks the county and locality of an address in Romania against the data, and gives the county in its one
 * spelling. Addresses in other countries are free. A place that did not change since `before` stays as it is.
 * Throws VALIDATION on an unknown county or locality.
 */
export async function settlePlace<Values extends Place>(
  db: TenantDb,
  values: Values,
  { before, path = '' }: { before?: Place; path?: string } = {},
): Promise<Values> {
  if (!isRomania(values.country) || values.county === '') return values
  if (before && fields.every((name) => before[name] === values[name])) return values
  const county = findCountyByName(values.county) ?? findCounty(values.county.toUpperCase())
  if (!county) throw refused(`${path}county`, { key: 'county_unknown' })
  const settled = { ...values, county: county.name }
  // Bucharest has sectors, which stand in a field of their own.
  const isKnown = county.code === 'B' || values.locality === '' || isLocality(county.code, values.locality)
  if (isKnown || (await isOwnPlace(db, county.name, values.locality))) return settled
  throw refused(`${path}locality`, { key: 'locality_unknown', values: { county: county.name } })
}
