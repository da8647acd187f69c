import type { ApprovalBox } from '@hdoc/contract/approvals/approval-rows.ts'
import { bareApprovalCalls } from '@hdoc/contract/approvals/bare-approvals.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/calls/call.ts'
import { approvalsKey } from '../changes/keys.ts'

/** One page of a box of requests. */
export const approvalBoxQuery = (box: ApprovalBox, page: number) =>
  queryOptions({
    queryKey: [...approvalsKey, 'box', box, page],
    queryFn: ({ signal }) => call(bareApprovalCalls.box, { params: { box }, query: { page }, signal }),
    placeholderData: keepPreviousData,
  })

/** How many requests wait for the person, and how many of their own go on. */
export const approvalCountsQuery = () =>
  queryOptions({
    queryKey: [...approvalsKey, 'counts'],
    queryFn: ({ signal }) => call(bareApprovalCalls.counts, { signal }),
  })

export const approvalQuery = (id: number) =>
  queryOptions({
    queryKey: [...approvalsKey, 'get', id],
    queryFn: ({ signal }) => call(bareApprovalCalls.get, { params: { id }, signal }),
  })

/** The requests on a document, and whether the person may make one. */
export const approvalsOfDocumentQuery = (documentId: number) =>
  queryOptions({
    queryKey: [...approvalsKey, 'of-document', documentId],
    queryFn: ({ signal }) => call(bareApprovalCalls.ofDocument, { params: { id: documentId }, signal }),
  })

/** The requests on the documents of a case. */
export const approvalsOfCaseQuery = (caseId: number) =>
  queryOptions({
    queryKey: [...approvalsKey, 'of-case', caseId],
    queryFn: ({ signal }) => call(bareApprovalCalls.ofCase, { params: { id: caseId }, signal }),
  })

/** People who may be asked to approve or to sign. */
export const approversQuery = () =>
  queryOptions({
    queryKey: [...approvalsKey, 'approvers'],
    queryFn: ({ signal }) => call(bareApprovalCalls.approvers, { signal }),
  })
