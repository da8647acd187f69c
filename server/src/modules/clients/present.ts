import type { Company } from '@hdoc/contract/clients/companies.ts'
import type { Institution, InstitutionDetail } from '@hdoc/contract/clients/institution-values.ts'
import { writePhone } from '@hdoc/contract/ro/phone.ts'
import type { Actor } from '../../platform/auth/actor.ts'
import { canEditClient, canEditCompany, canEnterClient } from './policy.ts'
import type { ClientFacts, ClientRow } from './queries/clients.ts'
import type { CompanyRow } from './queries/companies.ts'

export function presentCompany(row: CompanyRow, actor: Actor): Company {
  const { id, name, cui, address, phone, email, contact_person, institutions, version } = row
  return {
    id,
    name,
    cui,
    address,
    phone: writePhone(phone),
    email,
    contact_person,
    institutions,
    version,
    can: { edit: canEditCompany(actor).ok },
  }
}

export function presentClient(row: ClientRow, actor: Actor, baseDomain: string): Institution {
  return {
    id: row.id,
    name: row.name,
    cui: row.cui,
    county: row.county,
    locality: row.locality,
    address: row.address,
    postal_code: row.postal_code,
    email: row.email,
    phone: writePhone(row.phone),
    tag: row.tag,
    internal_host: `${row.tag}.${baseDomain}`,
    external_domain: row.external_domain,
    alias: row.alias,
    active_from: row.active_from,
    active_to: row.active_to,
    billing_from: row.billing_from,
    billing_to: row.billing_to,
    contract_number: row.contract_number,
    contract_start: row.contract_start,
    contract_end: row.contract_end,
    contract_price: row.contract_price,
    company_id: row.company_id,
    company_name: row.company_name,
    state: row.state,
    days_left: row.days_left,
    version: row.version,
    can: { edit: canEditClient(actor).ok, enter: canEnterClient(actor).ok },
  }
}

export function presentDetail(
  client: Institution,
  facts: ClientFacts,
  hosts: InstitutionDetail['hosts'],
): InstitutionDetail {
  const { size, last_use, waiting_administrators, filled_with, notices } = facts
  return { ...client, size, last_use, waiting_administrators, filled_with, notices, hosts }
}
