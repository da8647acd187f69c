import type { BareCall } from '@hdoc/contract/calls/bare-call.ts'
import type { AnswerOf, EndpointSpec } from '@hdoc/contract/calls/endpoint.ts'
import type { ListQuery } from '@hdoc/contract/calls/list-query.ts'
import type { ListAnswer, Option } from '@hdoc/contract/calls/resource.ts'
import { type QueryKey, queryOptions } from '@tanstack/react-query'
import type { ApiError } from '../calls/api-error.ts'
import { call, callList } from '../calls/call.ts'

type Asking = { signal: AbortSignal }
/** What a picker asks: names like `q`, or the names of chosen `ids`. */
export type Wanted = { q?: string; ids?: string }

/** The query of a list, whose key begins with `key`. */
export const listQuery =
  <Row>(key: QueryKey, ask: (query: ListQuery, asking: Asking) => Promise<ListAnswer<Row>>) =>
  (query: ListQuery) =>
    queryOptions<ListAnswer<Row>, ApiError, ListAnswer<Row>, QueryKey>({
      queryKey: [...key, query],
      queryFn: ({ signal }) => ask(query, { signal }),
    })

/** The query of a picker, whose key begins with `key`. Nothing else shows its failure. */
export const pickerQuery =
  (key: QueryKey, ask: (wanted: Wanted, asking: Asking) => Promise<Option[]>) => (wanted: Wanted) =>
    queryOptions<Option[], ApiError, Option[], QueryKey>({
      queryKey: [...key, wanted],
      queryFn: ({ signal }) => ask(wanted, { signal }),
      meta: { loud: true },
    })

type AnyCall = Pick<EndpointSpec, 'id' | 'method' | 'path'>

/** The list of a resource; its key begins with the name of the resource. */
export const rowsQuery = <Row>({ calls }: { calls: { list: AnyCall } }) =>
  listQuery<Row>(
    [calls.list.id.split('.')[0] ?? '', 'list'],
    (query, asking) => callList<EndpointSpec>(calls.list, query, asking) as Promise<ListAnswer<Row>>,
  )

type Resource<Get extends EndpointSpec> = {
  calls: { list: AnyCall; get: Get | BareCall<Get>; options: AnyCall }
}

/** The queries of a resource. Their keys begin with its name, by which changes know them. */
export function resourceQueries<Get extends EndpointSpec>({ calls }: Resource<Get>) {
  type Row = AnswerOf<Get>
  const [name = ''] = calls.list.id.split('.')
  return {
    list: rowsQuery<Row>({ calls }),
    /** The record of a page: without it the page is not found. */
    ofPage: (id: number) =>
      queryOptions({
        queryKey: [name, 'get', id] as const,
        queryFn: ({ signal }: Asking) =>
          call<EndpointSpec>(calls.get, { params: { id }, signal } as never) as Promise<Row>,
        meta: { single: true },
      }),
    options: pickerQuery(
      [name, 'options'],
      (query, asking) =>
        call<EndpointSpec>(calls.options, { query, ...asking } as never) as Promise<Option[]>,
    ),
  }
}
