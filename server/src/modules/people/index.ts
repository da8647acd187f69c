export { listHeads } from './groups/queries/heads.ts'
export { rightExplainer } from './roles/explain-right.ts'
