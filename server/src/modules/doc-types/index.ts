export {
  addDocType,
  type DocTypeRow,
  findDocType,
  holdDocType,
  listRegistrationDocTypes,
  lockDocTypes,
} from './queries.ts'
export { docTypeRoutes } from './routes.ts'
