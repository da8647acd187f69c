export {
  addDocType,
  type DocTypeRow,
  findDocType,
  holdDocType,
  listRegistrationDocTypes,
  lockDocTypes,
} from './queries.ts'
