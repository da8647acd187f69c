import { bareSubmissionFormCalls } from '@hdoc/contract/submissions/bare-submission-form.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/calls/call.ts'

export const typesQuery = queryOptions({
  queryKey: ['portal_submission', 'types'],
  queryFn: ({ signal }) => call(bareSubmissionFormCalls.types, { signal, handled: true }),
  retry: false,
})

/** How something stands, for the second mailed secret. */
export const ownQuery = (secret: string) =>
  queryOptions({
    queryKey: ['portal_submission', 'own', secret],
    queryFn: ({ signal }) =>
      call(bareSubmissionFormCalls.own, { query: { s: secret }, signal, handled: true }),
    retry: false,
  })

/** What the mailed secret asks for. */
export const askedQuery = (secret: string) =>
  queryOptions({
    queryKey: ['portal_submission', 'asked', secret],
    queryFn: ({ signal }) =>
      call(bareSubmissionFormCalls.asked, { query: { c: secret }, signal, handled: true }),
    retry: false,
  })
