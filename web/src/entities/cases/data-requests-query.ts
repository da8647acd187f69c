import { bareDataRequestCalls } from '@hdoc/contract/cases/bare-data-requests.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/calls/call.ts'
import { casesKey } from '../changes/keys.ts'

/** What a case has asked of the citizen. */
export const dataRequestsQuery = (caseId: number) =>
  queryOptions({
    queryKey: [...casesKey, 'requests', caseId],
    queryFn: ({ signal }) => call(bareDataRequestCalls.ofCase, { params: { id: caseId }, signal }),
  })
