import { bareOnlineFormCalls } from '@hdoc/contract/online-forms/bare-online-forms.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/calls/call.ts'
import { docTypesKey } from '../changes/keys.ts'

/** The form of a document type, for those who build it. */
export const builtFormQuery = (docTypeId: number) =>
  queryOptions({
    queryKey: [...docTypesKey, 'online-form', docTypeId],
    queryFn: ({ signal }) => call(bareOnlineFormCalls.get, { params: { id: docTypeId }, signal }),
    meta: { single: true },
  })
