export { addDocType, type DocTypeRow, findDocType, listRegistrationDocTypes } from './queries.ts'
export { docTypeRoutes } from './routes.ts'
