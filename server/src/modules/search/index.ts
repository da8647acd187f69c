export { learnWords } from './queries.ts'
export { searchRoutes } from './routes.ts'
