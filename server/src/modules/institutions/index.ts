export { publicAddress } from './public-address.ts'
export {
  findBranding,
  getInstitution,
  getRules,
  type InstitutionFacts,
  type InstitutionRules,
} from './queries.ts'
export { hostResolver } from './resolve-host.ts'
