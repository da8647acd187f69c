import { bareDocumentCalls } from '@hdoc/contract/documents/bare-documents.ts'
import type { ViewedList } from '@hdoc/contract/documents/list/document-views.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/calls/call.ts'
import { documentViewsKey } from '../changes/keys.ts'

/** Saved views of a list: one's own, and those of one's departments. */
export const listViewsQuery = (list: ViewedList) =>
  queryOptions({
    queryKey: [...documentViewsKey, list],
    queryFn: ({ signal }) => call(bareDocumentCalls.views, { query: { list }, signal }),
  })
