import type { ListQuery } from '@hdoc/contract/calls/list-query.ts'
import type { ListAnswer } from '@hdoc/contract/calls/resource.ts'
import { commentCalls } from '@hdoc/contract/documents/comments.ts'
import { documentLinkCalls } from '@hdoc/contract/documents/document-links.ts'
import { documentListCalls, documentViewCalls } from '@hdoc/contract/documents/document-views.ts'
import { type DocumentListRow, documentCalls } from '@hdoc/contract/documents/documents.ts'
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

const idsAtOnce = 100

/** Ids of all that a list holds, in its order; none when there are more than `most`. */
export const documentIdsQuery = (list: ListQuery, most: number) =>
  queryOptions<{ ids: number[]; total: number }, ApiError>({
    queryKey: [...documentsKey, 'ids', list, most],
    queryFn: async ({ signal }) => {
      const page = (at: number) =>
        callList(documentCalls.list, { ...list, rows: idsAtOnce, page: at }, { signal })
      const first = await page(1)
      const { total, last_page: last } = first.meta
      if (total > most) return { ids: [], total }
      const ids = first.data.map(({ id }) => id)
      for (let at = 2; at <= last; at++) ids.push(...(await page(at)).data.map(({ id }) => id))
      return { ids: [...new Set(ids)], total: new Set(ids).size }
    },
    // Not cached, because what is printed is what the list holds at that moment.
    gcTime: 0,
    meta: { quiet: true },
  })

/** The documents of one issuer. */
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

export const documentCommentsQuery = (id: number) =>
  queryOptions({
    queryKey: [...documentsKey, 'comments', id],
    queryFn: ({ signal }) => call(commentCalls.list, { params: { id }, signal }),
    meta: { quiet: true },
  })

export const documentLinksQuery = (id: number) =>
  queryOptions({
    queryKey: [...documentsKey, 'links', id],
    queryFn: ({ signal }) => call(documentLinkCalls.list, { params: { id }, signal }),
    meta: { quiet: true },
  })

/** How many documents of each status a list holds as it is filtered, over all its pages. */
export const documentCountsQuery = ({ filters, search }: Pick<ListQuery, 'filters' | 'search'>) =>
  queryOptions({
    queryKey: [...documentsKey, 'counts', filters, search],
    queryFn: ({ signal }) =>
      callList(
        documentListCalls.counts,
        { rows: null, page: 1, sortBy: 'id', sortOrder: 'desc', filters, search },
        { signal },
      ),
    meta: { quiet: true },
  })

export const documentViewsKey = ['document_view'] as const
export const documentViewsQuery = () =>
  queryOptions({
    queryKey: [...documentViewsKey, 'list'],
    queryFn: ({ signal }) => call(documentViewCalls.list, { signal }),
    meta: { quiet: true },
  })

/**
 * Registers, types and departments for a new registration; asked anew for each form, because next numbers
 * move.
 */
export const registrationFormQuery = () =>
  queryOptions({
    queryKey: [...documentsKey, 'registration-form'],
    queryFn: ({ signal }) => call(documentCalls.form, { signal }),
    meta: { quiet: true },
  })
