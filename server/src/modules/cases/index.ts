export { openCaseOf } from './assign/open-case.ts'
export { openOwnCase } from './assign/open-own-case.ts'
export { closeCase } from './close/close-case.ts'
export { type ClosingVeto, closingVetoes, type PartVeto, partVetoes } from './close/closing-vetoes.ts'
export { joinCase } from './close/join-case.ts'
export { type PlannedClosing, planClosing } from './close/plan-closing.ts'
export { reopenCase } from './close/reopen-case.ts'
export { storeClosingOf } from './close/store-closing.ts'
export { addToCase, checkRoomIn } from './documents/add-document.ts'
export { removeDocument } from './documents/remove-document.ts'
export { type LockedCases, lockCasesOf } from './move/lock-cases-of.ts'
export { moveWork } from './move/move-work.ts'
export {
  type CaseFile,
  getVisibleCase,
  stateOf,
  takeCase,
  takeWholeCase,
  workerOf,
} from './record/load-case.ts'
export { managesCase } from './record/manages-case.ts'
export { hiddenDocument, mayAll } from './record/present-case.ts'
export { findWorkersOfCase, listHeld, lockHeld } from './record/queries/case-documents.ts'
export { settleCase } from './record/settle-case.ts'
export { showChanged } from './record/show-case.ts'
export { type CaseTold, type CaseWork, traceCase } from './record/trace-case.ts'
export { program } from './record/wake-shares.ts'
export type { CaseState } from './rules/case-policy.ts'
export { canClose } from './rules/case-policy.ts'
export { leadOf, SOLVED } from './rules/derive-case.ts'
export { inPlaceOf, isDoneByPerson, isPerson, type Worker, worksIn } from './rules/worker.ts'
