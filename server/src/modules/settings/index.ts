export { showOutsideMap } from './change-outside-map.ts'
export { getInstitutionRow as getOwnInstitution, getPrintingRow as getPrinting } from './queries.ts'
