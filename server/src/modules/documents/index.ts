export type { Reason } from './bulk/queries.ts'
export { reasonOf, reasonText } from './bulk/reason-of.ts'
export { documentCommented, documentRegistered } from './events/index.ts'
export { attachScan, findForPerson, findForScan } from './files/attach-scan.ts'
export { annullingVetoes } from './life/annulling-vetoes.ts'
export { countingOf, laterDeadline, storeLaterDeadline } from './life/extend-deadline.ts'
export { followCase } from './life/follow-case.ts'
export { listActivityOfDocuments } from './life/list-activity.ts'
export { moveLoosePapers } from './life/move-papers.ts'
export { isOpenToDepartment } from './notices/told-document.ts'
export { confirmationOf, confirming, findCrest, readCrest } from './receipt/confirmation.ts'
export type { ConfirmationData } from './receipt/confirmation-data.ts'
export { drawConfirmation } from './receipt/confirmation-pdf.ts'
export { confirmationTexts, deadlineShown, extentText } from './receipt/confirmation-texts.ts'
export { findVisible, findVisibleTo, getVisible } from './record/get-document.ts'
export { type Work, workOf } from './record/in-whose-name.ts'
export { listPresented } from './record/list-presented.ts'
export { canAttachFiles, canReceiveScan } from './record/policy.ts'
export { presentFile } from './record/present.ts'
export { type CaseWorkers, storeCaseWorkers } from './record/queries/assignment.ts'
export { type DocumentRow, findDocument, lockDocument, sees } from './record/queries/documents.ts'
export { addUpload, attachUploads } from './record/queries/files.ts'
export {
  letTransferrersSee,
  lockDocumentsInOrder,
  storePaperHolder,
} from './record/queries/papers.ts'
export {
  type RegisteredInCase,
  type RegistrationCases,
  registrationCases,
} from './registration/registration-cases.ts'
export { correctWords } from './text-search/correct-words.ts'
export { listBegunWords, meantDocuments, type SearchMeaning, stemWords } from './text-search/queries.ts'
export { type ReadQuery, readQuery } from './text-search/read-query.ts'
export { beginningsOf, type StemmedWord, wordQuery } from './text-search/word-query.ts'
export { documentSight } from './visibility/live-sight.ts'
export { keepVisible } from './visibility/queries/keep-visible.ts'
export {
  isVisible,
  type Seeing,
  type Viewer,
  viewerOf,
} from './visibility/queries/visibility.ts'
export { viewerOfCall } from './visibility/viewer-of-call.ts'
