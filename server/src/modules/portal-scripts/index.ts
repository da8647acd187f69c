export { listPolicySources } from './scripts/queries.ts'
