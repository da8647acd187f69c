export { substituteChanged } from './events/index.ts'
export { listHeads } from './groups/queries/heads.ts'
export { rightExplainer } from './roles/explain-right.ts'
export {
  findSubstitution,
  listAbsences,
  listStandIns,
  type StandInTask,
} from './substitutes/queries.ts'
export { absenceText, mayActFor, stoodForBy } from './substitutes/stand-in.ts'
