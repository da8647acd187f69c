export type AddressParts = {
  county: string
  countyCode: string
  locality: string
  street: string
  number: string
  details: string
  postalCode: string
}
/** A company as the tax service writes it, with every value brought to one type. */
export type RawCompany = {
  cui: string
  name: string
  onrc: string
  phone: string
  line: string
  inactive: boolean
  address: AddressParts
}
