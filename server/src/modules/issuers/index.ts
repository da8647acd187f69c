export { addressLine, issuerCode, shownPhone } from './present.ts'
export { findIssuer, type IssuerRow } from './queries.ts'
export { issuerRoutes } from './routes.ts'
export { recordIssuer } from './save-issuer.ts'
