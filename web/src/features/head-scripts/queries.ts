import type { ConfigName } from '@hdoc/contract/portal/config-names.ts'
import { type HeadScript, headScriptCalls } from '@hdoc/contract/portal/head-scripts.ts'
import { queryOptions } from '@tanstack/react-query'
import { headScriptsKey } from '../../entities/changes/keys.ts'
import { ApiError } from '../../lib/calls/api-error.ts'
import { call } from '../../lib/calls/call.ts'

export const headScriptsQuery = (config_name: ConfigName) =>
  queryOptions({
    queryKey: [...headScriptsKey, 'list', config_name],
    queryFn: ({ signal }) => call(headScriptCalls.list, { query: { config_name }, signal }),
  })

/** One script as it is now; null = there is none: the form then is that of a new one (specification §7). */
export const headScriptQuery = (id: number) =>
  queryOptions({
    queryKey: [...headScriptsKey, 'get', id],
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    queryFn: async ({ signal }): Promise<HeadScript | null> => {
      try {
        return await call(headScriptCalls.get, { params: { id }, signal, handled: true })
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null
        throw error
      }
    },
  })
