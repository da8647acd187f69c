export { type AcrossDb, acrossClients, type Told } from './across-clients.ts'
export { mailEnding } from './jobs/mail-ending.ts'
export { tellEnding } from './jobs/tell-ending.ts'
export { clientRoutes } from './routes.ts'
