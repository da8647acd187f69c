import { z } from 'zod'
import { endpoint } from '../calls/endpoint.ts'
import { optionalCui } from '../calls/fields.ts'

/** What the public tax service knows of a company, in HDoc's spelling; '' = the service does not say. */
export const foundCompany = z.object({
  cui: z.string(),
  name: z.string(),
  onrc: z.string(),
  phone: z.string(),
  county: z.string(),
  locality: z.string(),
  sector: z.string(),
  street_type: z.string(),
  street: z.string(),
  number: z.string(),
  block: z.string(),
  staircase: z.string(),
  floor: z.string(),
  apartment: z.string(),
  postal_code: z.string(),
  /** The whole address in one line. */
  address: z.string(),
  /** Struck off or declared inactive. */
  inactive: z.boolean(),
})
export type FoundCompany = z.output<typeof foundCompany>

const companyLookupAnswer = z.object({
  /** `none`: no such company; `failed`: the service did not answer in time, or not sensibly; `off`: switched off. */
  state: z.enum(['found', 'none', 'failed', 'off']),
  /** What to show under the field; '' when found. */
  message: z.string(),
  company: foundCompany.nullable(),
})
export type CompanyLookup = z.output<typeof companyLookupAnswer>

export const companyLookupCalls = {
  get: endpoint({
    id: 'company_lookup.get',
    method: 'GET',
    path: '/api/company_lookup/get',
    audience: 'staff',
    permission: 'issuer.edit',
    rate: 'lookup',
    tx: 'none',
    summary:
      'What the public tax service knows of a company, by its CUI; a failing service is no failure of the call',
    query: z.strictObject({ cui: optionalCui.unwrap().pipe(z.string().min(1)) }),
    answer: companyLookupAnswer,
  }),
}
