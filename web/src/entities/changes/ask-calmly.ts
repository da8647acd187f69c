import { partialMatchKey, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { calmListOf } from '../../lib/queries/calm-lists.ts'
import type { Change } from '../../lib/queries/change.ts'
import { changeTable } from './change-table.ts'

type Rows = { data: readonly { id: number }[] }
const hasRows = (answer: unknown): answer is Rows =>
  typeof answer === 'object' && answer !== null && 'data' in answer && Array.isArray(answer.data)

const sameOrder = (one: Rows, other: Rows): boolean =>
  one.data.length === other.data.length && one.data.every(({ id }, n) => id === other.data[n]?.id)

/**
 * Whether a query may be asked anew although nobody did anything: not when its screen says that even a return to the
 * page is no reason, because a person writes on what it answered, nor when it stays as it was first answered.
 */
const mayAskAnew = (query: Query): boolean => {
  const [observer] = query.observers
  return observer !== undefined && !query.isStatic() && observer.options.refetchOnWindowFocus !== false
}

/** Asks a list that is read: its rows take their new values in place, and only other rows wait for the person. */
async function askList(queryClient: QueryClient, query: Query): Promise<void> {
  const list = calmListOf(query.queryHash)
  if (!list) return
  const fresh = await queryClient.fetchQuery({
    queryKey: ['calm', ...query.queryKey],
    queryFn: async ({ signal }) => {
      const ask = query.options.queryFn
      if (typeof ask !== 'function') throw new Error('a list without a way to ask it')
      return ask({ signal, queryKey: query.queryKey, meta: query.meta, client: queryClient } as never)
    },
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
  const before = query.state.data
  const isSame = hasRows(before) && hasRows(fresh) && sameOrder(before, fresh)
  if (isSame || !list.isRead()) queryClient.setQueryData(query.queryKey, fresh)
  else list.offer(fresh)
}

/**
 * Asks anew for what others have changed: what is shown now, in a way that moves nothing a person is reading, and the
 * rest when it is shown next.
 */
export function askCalmly(queryClient: QueryClient, changes: readonly Change[]): void {
  const keys: QueryKey[] = changes.flatMap(({ what, id }) => changeTable[what](id))
  if (keys.length === 0) return
  const isMeant = ({ queryKey }: { queryKey: QueryKey }) => keys.some((key) => partialMatchKey(queryKey, key))
  const concerned = queryClient.getQueryCache().findAll({ predicate: isMeant })
  for (const query of concerned) query.invalidate()
  for (const query of concerned.filter((one) => one.isActive() && mayAskAnew(one))) {
    if (calmListOf(query.queryHash)) void askList(queryClient, query).catch(() => undefined)
    // A screen that shows failures goes on showing what it has; the next change or the person asks again.
    else void query.fetch(undefined, { cancelRefetch: true }).catch(() => undefined)
  }
}
