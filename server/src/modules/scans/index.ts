export { takeScans } from './folder/take-scans.ts'
export { forgetScans } from './jobs/forget-scans.ts'
export { readNext } from './jobs/read-next.ts'
export { scanRoutes } from './routes.ts'
