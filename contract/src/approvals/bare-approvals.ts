import { bareCall } from '../calls/bare-call.ts'
import type { approvalCalls } from './approvals.ts'

type Calls = typeof approvalCalls

/** The calls that read requests for approval: without schemas. */
export const bareApprovalCalls = {
  box: bareCall<Calls['box']>({ id: 'approval.box', method: 'GET', path: '/api/approval/box/:box' }),
  counts: bareCall<Calls['counts']>({ id: 'approval.counts', method: 'GET', path: '/api/approval/counts' }),
  get: bareCall<Calls['get']>({ id: 'approval.get', method: 'GET', path: '/api/approval/get/:id' }),
  ofDocument: bareCall<Calls['ofDocument']>({
    id: 'approval.of_document',
    method: 'GET',
    path: '/api/approval/of_document/:id',
  }),
  ofCase: bareCall<Calls['ofCase']>({
    id: 'approval.of_case',
    method: 'GET',
    path: '/api/approval/of_case/:id',
  }),
  approvers: bareCall<Calls['approvers']>({
    id: 'approval.approvers',
    method: 'GET',
    path: '/api/approval/approvers',
  }),
}
