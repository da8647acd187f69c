import { z } from 'zod'
import { endpoint } from '../calls/endpoint.ts'
import { idParams, listAnswer, saveAnswer } from '../calls/resource.ts'
import { wholeNumber } from '../calls/whole-number.ts'
import {
  approvalCreation,
  approvalRevoking,
  drawnSignature,
  manyApprovals,
  paperSignature,
  signedUpload,
  stepApproval,
  stepDecline,
  stepReassignment,
} from './approval-inputs.ts'
import { approvalBoxes, approvalLine, approvalRequest, approver } from './approval-rows.ts'

const base = '/api/approval'
const client = { audience: 'client', rate: 'none', permission: 'signed-in' } as const
const reading = { ...client, method: 'GET', tx: 'read' } as const
/** Nobody approves or signs while acting as somebody else. */
const acting = {
  ...client,
  method: 'POST',
  tx: 'write',
  notWhileActing: true,
  answer: saveAnswer(approvalRequest),
} as const
const count = z.number()

export const approvalCalls = {
  box: endpoint({
    ...reading,
    id: 'approval.box',
    path: `${base}/box/:box`,
    params: z.strictObject({ box: z.enum(approvalBoxes) }),
    query: z.strictObject({ page: wholeNumber(1, 10_000).default(1) }),
    summary: 'Requests that wait for the caller, that the caller asked for, or that they decided',
    answer: listAnswer(approvalLine),
  }),
  counts: endpoint({
    ...reading,
    id: 'approval.counts',
    path: `${base}/counts`,
    summary: 'How many requests wait for the caller, and how many of the caller’s own go on',
    answer: z.object({ mine: count, asked: count }),
  }),
  get: endpoint({
    ...reading,
    id: 'approval.get',
    path: `${base}/get/:id`,
    params: idParams,
    summary: 'One request for approval with its steps',
    answer: approvalRequest,
  }),
  ofDocument: endpoint({
    ...reading,
    id: 'approval.of_document',
    path: `${base}/of_document/:id`,
    params: idParams,
    summary: 'Requests on the files of a document, and whether the caller may make one',
    answer: z.object({
      requests: z.array(approvalRequest),
      can: z.object({ request: z.boolean() }),
      cannot: z.object({ request: z.string().optional() }),
    }),
  }),
  ofCase: endpoint({
    ...reading,
    id: 'approval.of_case',
    path: `${base}/of_case/:id`,
    params: idParams,
    summary: 'Requests on those documents of a case that the caller sees',
    answer: z.array(approvalRequest),
  }),
  approvers: endpoint({
    ...reading,
    id: 'approval.approvers',
    path: `${base}/approvers`,
    permission: 'approval.request',
    summary: 'People who may be asked to approve or to sign',
    answer: z.array(approver),
  }),
  add: endpoint({
    ...acting,
    id: 'approval.add',
    path: `${base}/add`,
    permission: 'approval.request',
    idempotent: true,
    summary: 'Asks people to approve or sign a version of a file',
    body: approvalCreation,
  }),
  approve: endpoint({
    ...acting,
    id: 'approval.approve',
    path: `${base}/approve`,
    permission: 'approval.approve',
    summary: 'Approves the very bytes that the caller looked at',
    body: stepApproval,
  }),
  approveMany: endpoint({
    ...client,
    method: 'POST',
    tx: 'write',
    notWhileActing: true,
    id: 'approval.approve_many',
    path: `${base}/approve_many`,
    permission: 'approval.approve',
    summary: 'Approves several requests at once; says of each that could not be approved why',
    body: manyApprovals,
    answer: z.object({
      success: z.literal(true),
      message: z.string(),
      data: z.array(z.object({ step_id: z.number(), approved: z.boolean(), reason: z.string() })),
    }),
  }),
  decline: endpoint({
    ...acting,
    id: 'approval.decline',
    path: `${base}/decline`,
    permission: 'approval.decline',
    summary: 'Declines to approve or to sign, with a reason',
    body: stepDecline,
  }),
  revoke: endpoint({
    ...acting,
    id: 'approval.revoke',
    path: `${base}/revoke`,
    summary: 'Revokes what is open of a request, with a reason',
    body: approvalRevoking,
  }),
  reassign: endpoint({
    ...acting,
    id: 'approval.reassign',
    path: `${base}/reassign`,
    summary: 'Gives an open step of one’s own request to another person, with a reason',
    body: stepReassignment,
  }),
  signPaper: endpoint({
    ...acting,
    id: 'approval.sign_paper',
    path: `${base}/sign_paper`,
    permission: 'approval.sign',
    idempotent: true,
    summary: 'Says that the paper was signed, with its scan as the new version of the file',
    body: paperSignature,
  }),
  signDrawn: endpoint({
    ...acting,
    tx: 'none',
    id: 'approval.sign_drawn',
    path: `${base}/sign_drawn`,
    permission: 'approval.sign',
    idempotent: true,
    summary: 'Signs with a drawing, which is put on a copy of the PDF with name, function and time',
    body: drawnSignature,
  }),
  signUpload: endpoint({
    ...acting,
    tx: 'none',
    id: 'approval.sign_upload',
    path: `${base}/sign_upload`,
    permission: 'approval.sign',
    idempotent: true,
    summary:
      'Takes the version that was downloaded and signed elsewhere, when nothing but the signature was added',
    body: signedUpload,
  }),
}
