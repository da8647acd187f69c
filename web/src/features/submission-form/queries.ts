import { bareOnlineFormCalls } from '@hdoc/contract/online-forms/bare-online-forms.ts'
import { bareSubmissionFormCalls } from '@hdoc/contract/submissions/bare-submission-form.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/calls/call.ts'

export const typesQuery = queryOptions({
  queryKey: ['portal_submission', 'types'],
  queryFn: ({ signal }) => call(bareSubmissionFormCalls.types, { signal, handled: true }),
  retry: false,
})

/** The form of a type that is filled in here, with the code that draws and checks it: most types need neither. */
export const formQuery = (docTypeId: number) =>
  queryOptions({
    queryKey: ['online_form', 'offered', docTypeId],
    queryFn: async ({ signal }) => {
      const [offered, { FormStep, wrongAnswers }] = await Promise.all([
        call(bareOnlineFormCalls.offered, { params: { id: docTypeId }, signal, handled: true }),
        import('./form-step.tsx'),
      ])
      return { ...offered, FormStep, wrongAnswers }
    },
    // Read once: what is being filled must stay.
    staleTime: Number.POSITIVE_INFINITY,
    enabled: docTypeId > 0,
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
