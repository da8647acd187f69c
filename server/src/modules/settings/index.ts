export { getInstitutionRow as getOwnInstitution, getPrintingRow as getPrinting } from './queries.ts'
