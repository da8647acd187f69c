export { closingVetoes } from './close/closing-vetoes.ts'
export { type LockedCases, lockCasesOf } from './move/lock-cases-of.ts'
export { moveWork } from './move/move-work.ts'
export { hiddenDocument } from './record/present-case.ts'
