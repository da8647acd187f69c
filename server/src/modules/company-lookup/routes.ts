import { companyLookupCalls } from '@hdoc/contract/clients/company-lookup.ts'
import { type Route, route } from '../../platform/http/context.ts'
import { lookUpCompany } from './look-up-company.ts'

export const companyLookupRoutes: Route[] = [route(companyLookupCalls.get, lookUpCompany)]
