import { institutionExportCalls } from '@hdoc/contract/leaving/institution-exports.ts'
import { queryOptions } from '@tanstack/react-query'
import { settingsKey } from '../../entities/changes/keys.ts'
import { call } from '../../lib/calls/call.ts'

const WHILE_MADE_MS = 2_000

/** Exports of the institution; asked again and again while one is being made. */
export const exportsQuery = queryOptions({
  queryKey: [...settingsKey, 'overview', 'export'],
  queryFn: ({ signal }) => call(institutionExportCalls.list, { signal }),
  refetchInterval: ({ state: { data } }) =>
    data?.exports.some(({ state }) => state === 'waiting' || state === 'packing') ? WHILE_MADE_MS : false,
})
