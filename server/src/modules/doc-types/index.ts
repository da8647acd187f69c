export { addDocType, type DocTypeRow, findDocType, holdDocType, listRegistrationDocTypes } from './queries.ts'
export { docTypeRoutes } from './routes.ts'
