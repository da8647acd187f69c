export { findUnfinished } from './closing/find-obstacles.ts'
export { holdAsked, mayRequest, storeRequest } from './request/add-request.ts'
export { checkApprovers } from './request/check-approvers.ts'
export { type Agreement, findAgreements } from './request/find-agreements.ts'
