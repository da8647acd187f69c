export { findUnfinished } from './closing/find-obstacles.ts'
