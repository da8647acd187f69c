export { showOutsideMap } from './change-outside-map.ts'
export { getPrintingRow as getPrinting } from './queries.ts'
