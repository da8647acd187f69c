import { type DocumentListRow, documentCalls } from '@hdoc/contract/documents.ts'
import type { ListQuery } from '@hdoc/contract/list-query.ts'
import type { ListAnswer } from '@hdoc/contract/resource.ts'
import { type QueryKey, queryOptions } from '@tanstack/react-query'
import { call, callList } from '../../lib/api.ts'
import type { ApiError } from '../../lib/api-error.ts'

/** Everything kept about documents begins with this key. */
export const documentsKey = ['document'] as const

export const documentListQuery = (query: ListQuery) =>
  queryOptions<ListAnswer<DocumentListRow>, ApiError, ListAnswer<DocumentListRow>, QueryKey>({
    queryKey: [...documentsKey, 'list', query],
    queryFn: ({ signal }) => callList(documentCalls.list, query, { signal }),
    meta: { quiet: true },
  })

/** Of one issuer alone. */
export const documentsOfIssuerQuery = (issuerId: number) => (query: ListQuery) =>
  queryOptions<ListAnswer<DocumentListRow>, ApiError, ListAnswer<DocumentListRow>, QueryKey>({
    queryKey: [...documentsKey, 'of-issuer', issuerId, query],
    queryFn: ({ signal }) =>
      callList(documentCalls.ofIssuer, query, { signal, params: { issuer_id: issuerId } }),
    meta: { quiet: true },
  })

/** The document of a page: without it the page is not found. */
export const documentQuery = (id: number) =>
  queryOptions({
    queryKey: [...documentsKey, 'get', id],
    queryFn: ({ signal }) => call(documentCalls.get, { params: { id }, signal }),
    meta: { single: true },
  })

export const documentActivityQuery = (id: number) =>
  queryOptions({
    queryKey: [...documentsKey, 'activity', id],
    queryFn: ({ signal }) => call(documentCalls.activity, { params: { id }, signal }),
    meta: { quiet: true },
  })

/** Registers, types and departments; asked anew for each form, as next numbers move. */
export const registrationFormQuery = () =>
  queryOptions({
    queryKey: [...documentsKey, 'registration-form'],
    queryFn: ({ signal }) => call(documentCalls.form, { signal }),
    meta: { quiet: true },
  })
