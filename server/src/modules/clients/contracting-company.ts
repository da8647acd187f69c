import type { InstitutionValues } from '@hdoc/contract/clients/institution-values.ts'
import type { StaffCtx } from '../../platform/http/context.ts'
import { refused } from './claim-hosts.ts'
import { findCompany, findCompanyByCui } from './queries/companies.ts'
import { recordCompany } from './save-company.ts'

type CompanyCtx = Pick<StaffCtx, 'db' | 'actor' | 'clock'>

/**
 * The company an institution belongs to: the chosen one, or the institution itself, found by its CUI or added
 * with its data. Null when neither is known.
 */
export async function contractingCompany(ctx: CompanyCtx, values: InstitutionValues): Promise<number | null> {
  if (values.company_id !== null) {
    if (!(await findCompany(ctx.db, values.company_id))) throw refused('company_id', { key: 'reference' })
    return values.company_id
  }
  if (values.cui === '') return null
  const known = await findCompanyByCui(ctx.db, values.cui)
  if (known) return known.id
  const { name, cui, phone, email, address, locality, county } = values
  const place = [address, locality, county && `jud. ${county}`].filter(Boolean).join(', ')
  return recordCompany(ctx, { name, cui, phone, email, address: place.slice(0, 400), contact_person: '' })
}
