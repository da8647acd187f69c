export { findLocalities, isLocality } from './localities.ts'
export { companyLookupRoutes } from './routes.ts'
