export { learnWords } from './queries.ts'
