export { substituteChanged } from './events/index.ts'
export { type EndingVeto, endingVetoes } from './groups/ending-vetoes.ts'
export { listHeads } from './groups/queries/heads.ts'
export { rightExplainer } from './roles/explain-right.ts'
export { followStandIns, type WorkOfOthers, type WorkPlace } from './stand-ins/follow-stand-ins.ts'
export { findSubstitution, listAbsences, listStandIns } from './substitutes/queries.ts'
export { absenceText, mayActFor, stoodForBy } from './substitutes/stand-in.ts'
export {
  bringPerson,
  judgePerson,
  type PeopleChoices,
  peopleChoices,
  releasePeople,
} from './users/bring-people.ts'
export { holdBrought, listBrought, listKnownPeople, lockBrought } from './users/queries/brought.ts'
