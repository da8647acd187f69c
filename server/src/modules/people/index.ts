export { rightExplainer } from './roles/explain-right.ts'
export { peopleRoutes } from './routes.ts'
