import type { TrailCheck } from '@hdoc/contract/trail/activity.ts'
import { activityCalls } from '@hdoc/contract/trail/activity-calls.ts'
import { queryOptions } from '@tanstack/react-query'
import { call, callList } from '../../lib/calls/call.ts'
import { listQuery } from '../../lib/queries/resource-queries.ts'
import { activityKey } from '../changes/keys.ts'

const LOOK_EVERY_MS = 1_000

export const activityListQuery = listQuery([...activityKey, 'list'], (query, asking) =>
  callList(activityCalls.list, query, asking),
)

export const activityDetailQuery = (id: number) =>
  queryOptions({
    queryKey: [...activityKey, 'get', id],
    queryFn: ({ signal }) => call(activityCalls.get, { params: { id }, signal }),
  })

const isRunning = (checks: readonly TrailCheck[] | undefined): boolean =>
  checks?.some((check) => check.finished_at === null) ?? false

/** The checks of the trail; asked again every second while one runs. */
export const trailChecksQuery = () =>
  queryOptions({
    queryKey: [...activityKey, 'checks'],
    queryFn: ({ signal }) => call(activityCalls.checks, { signal }),
    refetchInterval: ({ state }) => (isRunning(state.data) ? LOOK_EVERY_MS : false),
  })

export const trailHeadsQuery = () =>
  queryOptions({
    queryKey: [...activityKey, 'heads'],
    queryFn: ({ signal }) => call(activityCalls.heads, { signal }),
  })

/** The older state that waits for its confirmation, if there is one. */
export const trailHoldQuery = () =>
  queryOptions({
    queryKey: [...activityKey, 'hold'],
    queryFn: ({ signal }) => call(activityCalls.hold, { signal }),
  })
