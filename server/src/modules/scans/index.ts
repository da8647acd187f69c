export { scanRoutes } from './routes.ts'
