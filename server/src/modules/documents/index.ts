export { confirmationOf } from './confirmation.ts'
export { documentsOfIssuers } from './queries/issuer-references.ts'
export { documentRoutes } from './routes.ts'
