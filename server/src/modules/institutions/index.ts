export { publicAddress } from './public-address.ts'
export { findBranding, getInstitution, type InstitutionFacts } from './queries.ts'
export { hostResolver } from './resolve-host.ts'
