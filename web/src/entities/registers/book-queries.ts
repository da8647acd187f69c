import { registerBookCalls } from '@hdoc/contract/registers/register-books.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/calls/call.ts'
import { registerBooksKey } from '../changes/keys.ts'

const WHILE_MADE_MS = 1_500

/** Books of a register; asked again and again while one is being made. */
export const registerBooksQuery = (id: number) =>
  queryOptions({
    queryKey: registerBooksKey(id),
    queryFn: ({ signal }) => call(registerBookCalls.list, { params: { id }, signal }),
    refetchInterval: ({ state: { data } }) =>
      data?.books.some(({ state }) => state === 'waiting' || state === 'drawing') ? WHILE_MADE_MS : false,
  })
