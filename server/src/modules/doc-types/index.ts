export { canEditDocType } from './policy.ts'
export {
  addDocType,
  type DocTypeRow,
  findDocType,
  holdDocType,
  listRegistrationDocTypes,
  lockDocType,
  lockDocTypes,
  storeOnlineForm,
} from './queries.ts'
