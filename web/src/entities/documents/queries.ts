import type { ListQuery } from '@hdoc/contract/calls/list-query.ts'
import { bareDocumentCalls } from '@hdoc/contract/documents/bare-documents.ts'
import { queryOptions } from '@tanstack/react-query'
import type { ApiError } from '../../lib/calls/api-error.ts'
import { call, callList } from '../../lib/calls/call.ts'
import { listQuery } from '../../lib/queries/resource-queries.ts'
import { documentsKey } from '../changes/keys.ts'

export const documentListQuery = listQuery([...documentsKey, 'list'], (query, asking) =>
  callList(bareDocumentCalls.list, query, asking),
)

const idsAtOnce = 100

/** Ids of all that a list holds, in its order; none when there are more than `most`. */
export const documentIdsQuery = (list: ListQuery, most: number) =>
  queryOptions<{ ids: number[]; total: number }, ApiError>({
    queryKey: [...documentsKey, 'ids', list, most],
    queryFn: async ({ signal }) => {
      const page = (at: number) =>
        callList(bareDocumentCalls.list, { ...list, rows: idsAtOnce, page: at }, { signal })
      const first = await page(1)
      const { total, last_page: last } = first.meta
      if (total > most) return { ids: [], total }
      const ids = first.data.map(({ id }) => id)
      for (let at = 2; at <= last; at++) ids.push(...(await page(at)).data.map(({ id }) => id))
      return { ids: [...new Set(ids)], total: new Set(ids).size }
    },
    // Not cached, because what is printed is what the list holds at that moment.
    gcTime: 0,
  })

/** The documents of one issuer. */
export const documentsOfIssuerQuery = (issuerId: number) =>
  listQuery([...documentsKey, 'of-issuer', issuerId], (query, asking) =>
    callList(bareDocumentCalls.ofIssuer, query, { ...asking, params: { issuer_id: issuerId } }),
  )

/** What stands against closing a document that is in no case. */
export const documentObstaclesQuery = (id: number) =>
  queryOptions({
    queryKey: [...documentsKey, 'obstacles', id],
    queryFn: ({ signal }) => call(bareDocumentCalls.obstacles, { params: { id }, signal }),
  })

/** The document of a page: without it the page is not found. */
export const documentQuery = (id: number) =>
  queryOptions({
    queryKey: [...documentsKey, 'get', id],
    queryFn: ({ signal }) => call(bareDocumentCalls.get, { params: { id }, signal }),
    meta: { single: true },
  })

/** A document beside the record of the page: the page stays when the document may not be seen. */
export const documentBesideQuery = (id: number) => ({ ...documentQuery(id), meta: {} })

/** How many documents of each status a list holds as it is filtered, over all its pages. */
export const documentCountsQuery = ({ filters, search }: Pick<ListQuery, 'filters' | 'search'>) =>
  queryOptions({
    queryKey: [...documentsKey, 'counts', filters, search],
    queryFn: ({ signal }) =>
      callList(
        bareDocumentCalls.counts,
        { rows: null, page: 1, sortBy: 'id', sortOrder: 'desc', filters, search },
        { signal },
      ),
  })

/**
 * Registers, types and departments for a new registration; asked anew for each form, because next numbers
 * move.
 */
export const registrationFormQuery = () =>
  queryOptions({
    queryKey: [...documentsKey, 'registration-form'],
    queryFn: ({ signal }) => call(bareDocumentCalls.form, { signal }),
  })
