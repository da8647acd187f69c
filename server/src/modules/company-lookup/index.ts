export { findLocalities } from './localities.ts'
export { companyLookupRoutes } from './routes.ts'
