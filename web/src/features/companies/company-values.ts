import type { Company } from '@hdoc/contract/clients/companies.ts'
import type { FoundCompany } from '@hdoc/contract/clients/company-lookup.ts'

export type CompanyFormValues = {
  cui: string
  name: string
  address: string
  phone: string
  email: string
  contact_person: string
}

export const newCompany: CompanyFormValues = {
  cui: '',
  name: '',
  address: '',
  phone: '',
  email: '',
  contact_person: '',
}

export const valuesOfCompany = (company: Company): CompanyFormValues => ({
  cui: company.cui,
  name: company.name,
  address: company.address,
  phone: company.phone,
  email: company.email,
  contact_person: company.contact_person,
})

/** Fields that the look-up by CUI may fill in. */
export type FilledField = 'name' | 'address' | 'phone'
export const filledByLookup = ({ name, address, phone }: FoundCompany): Record<FilledField, string> => ({
  name,
  address,
  phone,
})
