export { type Imported, importInstitution } from './imports/import-institution.ts'
