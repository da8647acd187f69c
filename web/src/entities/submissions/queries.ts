import { bareSubmissionCalls } from '@hdoc/contract/submissions/bare-submissions.ts'
import type { SubmissionListRow } from '@hdoc/contract/submissions/submission-rows.ts'
import { queryOptions } from '@tanstack/react-query'
import { call, callList } from '../../lib/calls/call.ts'
import { listQuery } from '../../lib/queries/resource-queries.ts'
import { submissionsKey } from '../changes/keys.ts'

export const submissionsQuery = listQuery<SubmissionListRow>([...submissionsKey, 'list'], (query, asking) =>
  callList(bareSubmissionCalls.list, query, asking),
)

/** How many submitted documents stand in each status. */
export const submissionCountsQuery = () =>
  queryOptions({
    queryKey: [...submissionsKey, 'counts'],
    queryFn: ({ signal }) => call(bareSubmissionCalls.counts, { signal }),
  })

/** Registers and departments that the dialog of acceptance offers. */
export const submissionFormQuery = () =>
  queryOptions({
    queryKey: [...submissionsKey, 'form'],
    queryFn: ({ signal }) => call(bareSubmissionCalls.form, { signal }),
    meta: { loud: true },
  })

/** The submitted document of a page: without it the page is not found. */
export const submissionQuery = (id: number) =>
  queryOptions({
    queryKey: [...submissionsKey, 'get', id],
    queryFn: ({ signal }) => call(bareSubmissionCalls.get, { params: { id }, signal }),
    meta: { single: true },
  })

const BUSY_MS = 2_000
const BUSY_LOOKS = 10

/** What its files say of their signatures; asked again while they are being read. */
export const submissionSignaturesQuery = (id: number) =>
  queryOptions({
    queryKey: [...submissionsKey, 'signatures', id],
    queryFn: ({ signal }) => call(bareSubmissionCalls.signatures, { params: { id }, signal }),
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      dataUpdateCount <= BUSY_LOOKS && data?.some((file) => file.state === 'waiting') ? BUSY_MS : false,
  })
