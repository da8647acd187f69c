export {
  type ComplaintResult,
  type ConfirmedComplaint,
  confirmComplaint,
  filingProblem,
  supportComplaint,
} from './confirm/confirm-complaint.ts'
