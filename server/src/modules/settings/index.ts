export { getPrintingRow as getPrinting } from './queries.ts'
