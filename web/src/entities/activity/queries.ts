import type { ListQuery } from '@hdoc/contract/calls/list-query.ts'
import type { ListAnswer } from '@hdoc/contract/calls/resource.ts'
import { type ActivityEntry, activityCalls, type TrailCheck } from '@hdoc/contract/trail/activity.ts'
import { type QueryKey, queryOptions } from '@tanstack/react-query'
import { call, callList } from '../../lib/api.ts'
import type { ApiError } from '../../lib/api-error.ts'

/** Everything kept about the trail begins with this key. */
export const activityKey = ['activity'] as const
const LOOK_EVERY_MS = 1_000

export const activityListQuery = (query: ListQuery) =>
  queryOptions<ListAnswer<ActivityEntry>, ApiError, ListAnswer<ActivityEntry>, QueryKey>({
    queryKey: [...activityKey, 'list', query],
    queryFn: ({ signal }) => callList(activityCalls.list, query, { signal }),
    meta: { quiet: true },
  })

export const activityDetailQuery = (id: number) =>
  queryOptions({
    queryKey: [...activityKey, 'get', id],
    queryFn: ({ signal }) => call(activityCalls.get, { params: { id }, signal }),
    meta: { quiet: true },
  })

const isRunning = (checks: readonly TrailCheck[] | undefined): boolean =>
  checks?.some((check) => check.finished_at === null) ?? false

/** The checks of the trail; asked again every second while one runs. */
export const trailChecksQuery = () =>
  queryOptions({
    queryKey: [...activityKey, 'checks'],
    queryFn: ({ signal }) => call(activityCalls.checks, { signal }),
    refetchInterval: ({ state }) => (isRunning(state.data) ? LOOK_EVERY_MS : false),
    meta: { quiet: true },
  })

export const trailHeadsQuery = () =>
  queryOptions({
    queryKey: [...activityKey, 'heads'],
    queryFn: ({ signal }) => call(activityCalls.heads, { signal }),
    meta: { quiet: true },
  })

/** The older state that waits for its confirmation, if there is one. */
export const trailHoldQuery = () =>
  queryOptions({
    queryKey: [...activityKey, 'hold'],
    queryFn: ({ signal }) => call(activityCalls.hold, { signal }),
    meta: { quiet: true },
  })
