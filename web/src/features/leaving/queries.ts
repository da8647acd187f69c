import { institutionExportCalls } from '@hdoc/contract/leaving/institution-exports.ts'
import { queryOptions } from '@tanstack/react-query'
import { settingsKey } from '../../entities/changes/keys.ts'
import { call } from '../../lib/calls/call.ts'

const WHILE_MADE_MS = 2_000
const WHILE_UNLOCKED_MS = 60_000

/** Exports of the institution; asked again and again while one is being made, or may be downloaded. */
export const exportsQuery = queryOptions({
  queryKey: [...settingsKey, 'overview', 'export'],
  queryFn: ({ signal }) => call(institutionExportCalls.list, { signal }),
  refetchInterval: ({ state: { data } }) => {
    const exports = data?.exports ?? []
    if (exports.some(({ state }) => state === 'waiting' || state === 'packing')) return WHILE_MADE_MS
    return exports.some(({ unlocked_until }) => unlocked_until !== null) ? WHILE_UNLOCKED_MS : false
  },
})
