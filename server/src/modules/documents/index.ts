export type { Reason } from './bulk/queries.ts'
export { reasonOf, reasonText } from './bulk/reason-of.ts'
export { documentCommented, documentRegistered } from './events/index.ts'
export { addMadeVersion } from './files/add-made-version.ts'
export { attachCitizenFiles } from './files/attach-citizen-files.ts'
export { attachMade } from './files/attach-made.ts'
export { attachScan, findForPerson, findForScan } from './files/attach-scan.ts'
export { type DocumentFile, getFile, holdFile } from './files/open-file.ts'
export { findVersion } from './files/queries/file-versions.ts'
export { type CaseFileRow, listFilesOf } from './files/queries/made-files.ts'
export { renewMade } from './files/renew-made.ts'
export type { HistoryPaper } from './history/history-paper.ts'
export {
  leaveFiles,
  listHistoryBlockers,
  publishPapers,
  removeLeftFiles,
  stageFiles,
  stagePapers,
  undoPapers,
} from './history/queries.ts'
export { addStoppedDays } from './life/add-stopped-days.ts'
export { annullingVetoes } from './life/annulling-vetoes.ts'
export { storeClosedDocuments } from './life/close-with-case.ts'
export { closingObstacles, type FindObstacles, type Obstacle } from './life/closing-obstacles.ts'
export { countingOf, laterDeadline, storeLaterDeadline } from './life/extend-deadline.ts'
export { type Following, followCase, followCases } from './life/follow-case.ts'
export { listActivityOfDocuments } from './life/list-activity.ts'
export { moveLoosePapers } from './life/move-papers.ts'
export { connectReply } from './links/links.ts'
export { countListed } from './list/list-documents.ts'
export { type DeadlineStep, deadlineSteps, dueStep } from './notices/deadlines/due-step.ts'
export { isOpenToDepartment } from './notices/told-document.ts'
export { confirmationOf, confirming, findCrest, readCrest } from './receipt/confirmation.ts'
export type { ConfirmationData } from './receipt/confirmation-data.ts'
export { drawConfirmation } from './receipt/confirmation-pdf.ts'
export {
  confirmationTexts,
  deadlineShown,
  extentText,
  registeredShown,
} from './receipt/confirmation-texts.ts'
export { levelOf } from './record/access-level.ts'
export { type DocumentFollower, documentFollowers } from './record/document-followers.ts'
export { lockOf } from './record/file-policy.ts'
export { findVisible, findVisibleTo, getVisible } from './record/get-document.ts'
export { type Work, workOf } from './record/in-whose-name.ts'
export { listPresented } from './record/list-presented.ts'
export { canAssignDocument, canAttachFiles, canReceiveScan } from './record/policy.ts'
export { presentFile } from './record/present.ts'
export {
  type CaseWorkers,
  storeApprovers,
  storeCaseWorkers,
} from './record/queries/assignment.ts'
export {
  type DocumentRow,
  findDocument,
  findDocuments,
  lockDocument,
  sees,
} from './record/queries/documents.ts'
export {
  addCitizenUpload,
  addUpload,
  attachUploads,
  countAttached,
  type FileContent,
  type FileRecord,
  findUpload,
  listFiles,
  takeUpload,
} from './record/queries/files.ts'
export {
  letDepartmentsSee,
  letTransferrersSee,
  lockDocumentsInOrder,
  paperHolder,
  storePaperHolder,
} from './record/queries/papers.ts'
export { endTransferSight } from './record/queries/transfer-sight.ts'
export { registrationHour } from './record/registration-hour.ts'
export {
  type ClosesCase,
  prepareInside,
  type RegisteredInside,
  registerInside,
} from './registration/register-inside.ts'
export {
  type RegisteredInCase,
  type RegistrationCases,
  registrationCases,
} from './registration/registration-cases.ts'
export { wasRefused } from './registration/registration-error.ts'
export { correctWords } from './text-search/correct-words.ts'
export { listBegunWords, meantDocuments, type SearchMeaning, stemWords } from './text-search/queries.ts'
export { type ReadQuery, readQuery } from './text-search/read-query.ts'
export { beginningsOf, type StemmedWord, wordQuery } from './text-search/word-query.ts'
export { takeArrived } from './upload/take-arrived.ts'
export { checkTusVersion, hasBytes, readBytes, readFileName } from './upload/upload-headers.ts'
export { documentSight } from './visibility/live-sight.ts'
export { keepVisible } from './visibility/queries/keep-visible.ts'
export { isVisible, type Seeing, type Viewer, viewerOf } from './visibility/queries/visibility.ts'
export { viewerOfCall } from './visibility/viewer-of-call.ts'
