export { confirmComplaint, supportComplaint } from './confirm/confirm-complaint.ts'
