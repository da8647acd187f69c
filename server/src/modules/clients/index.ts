export { type AcrossDb, acrossClients, type Told } from './across-clients.ts'
export { clientRoutes } from './routes.ts'
