export { addDocType, findDocType, listRegistrationDocTypes } from './queries.ts'
export { docTypeRoutes } from './routes.ts'
