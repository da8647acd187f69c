export { addComment } from './comments/queries.ts'
export {
  confirmComplaint,
  filingProblem,
  filledOf,
  petitioner,
  supportComplaint,
} from './confirm/confirm-complaint.ts'
export { tellOfPerson } from './notices/on-complaint-events.ts'
export { findPublicPhoto } from './photos/queries.ts'
export { placeText } from './record/place-text.ts'
export { type ComplaintRow, findComplaint, lockComplaints, storeAnswer } from './record/queries/complaints.ts'
export { traceComplaint } from './record/trace.ts'
export { findComplaintType } from './types/queries.ts'
