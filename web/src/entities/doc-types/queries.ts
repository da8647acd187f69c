import type { ListQuery } from '@hdoc/contract/calls/list-query.ts'
import type { ListAnswer, Option } from '@hdoc/contract/calls/resource.ts'
import { type DocType, docTypeCalls, docTypes } from '@hdoc/contract/doc-types/doc-types.ts'
import type { DocumentCategory } from '@hdoc/contract/texts/choices.ts'
import { type QueryKey, queryOptions } from '@tanstack/react-query'
import { call, callList } from '../../lib/api.ts'
import type { ApiError } from '../../lib/api-error.ts'

/** Everything kept about document types begins with this key. */
export const docTypesKey = ['doc_type'] as const

export const docTypeListQuery = (query: ListQuery) =>
  queryOptions<ListAnswer<DocType>, ApiError, ListAnswer<DocType>, QueryKey>({
    queryKey: [...docTypesKey, 'list', query],
    queryFn: ({ signal }) => callList(docTypes.calls.list, query, { signal }),
    meta: { quiet: true },
  })

export const docTypeQuery = (id: number) =>
  queryOptions({
    queryKey: [...docTypesKey, 'get', id],
    queryFn: ({ signal }) => call(docTypes.calls.get, { params: { id }, signal }),
  })

export const docTypeOptionsQuery = (query: { q?: string; ids?: string }) =>
  queryOptions<Option[], ApiError, Option[], QueryKey>({
    queryKey: [...docTypesKey, 'options', query],
    queryFn: ({ signal }) => call(docTypes.calls.options, { query, signal }),
  })

/** Types that documents of these categories may be given. */
export const docTypesOfQuery =
  (categories: readonly DocumentCategory[]) => (query: { q?: string; ids?: string }) =>
    queryOptions<Option[], ApiError, Option[], QueryKey>({
      queryKey: [...docTypesKey, 'options', categories, query],
      queryFn: ({ signal }) =>
        call(docTypes.calls.options, { query: { ...query, categories: categories.join(',') }, signal }),
    })

/** Registers that a type may suggest. */
export const docTypeFormQuery = () =>
  queryOptions({
    queryKey: [...docTypesKey, 'form'],
    queryFn: ({ signal }) => call(docTypeCalls.form, { signal }),
  })
