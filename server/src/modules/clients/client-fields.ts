import { type InstitutionValues, wrongPeriodEnds } from '@hdoc/contract/clients/institution-values.ts'
import { refused } from './claim-hosts.ts'

/**
 * Keeps only the fields of an institution. Throws VALIDATION when a period ends before it begins.
 */
export function clientFields(values: InstitutionValues): InstitutionValues {
  const [wrong] = wrongPeriodEnds(values)
  if (wrong) throw refused(wrong, { key: 'period_end' })
  return {
    name: values.name,
    cui: values.cui,
    county: values.county,
    locality: values.locality,
    address: values.address,
    postal_code: values.postal_code,
    email: values.email,
    phone: values.phone,
    tag: values.tag,
    external_domain: values.external_domain,
    alias: values.alias,
    active_from: values.active_from,
    active_to: values.active_to,
    billing_from: values.billing_from,
    billing_to: values.billing_to,
    contract_number: values.contract_number,
    contract_start: values.contract_start,
    contract_end: values.contract_end,
    contract_price: values.contract_price,
    company_id: values.company_id,
  }
}
