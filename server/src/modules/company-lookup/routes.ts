import { companyLookupCalls } from '@hdoc/contract/company-lookup.ts'
import { type Route, route } from '../../platform/http/context.ts'
import { lookUpCompany } from './look-up-company.ts'

export const companyLookupRoutes: Route[] = [route(companyLookupCalls.get, lookUpCompany)]
