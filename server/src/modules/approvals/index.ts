export { findUnfinished } from './closing/find-obstacles.ts'
export { mayRequest, requestApproval } from './request/add-request.ts'
export { checkApprovers } from './request/check-approvers.ts'
export { type Agreement, findAgreements } from './request/find-agreements.ts'
