export { getPrintingRow as getPrinting } from './queries.ts'
export { settingRoutes } from './routes.ts'
