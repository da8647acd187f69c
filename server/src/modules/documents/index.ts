export { confirmationOf } from './confirmation.ts'
export { documentRoutes } from './routes.ts'
