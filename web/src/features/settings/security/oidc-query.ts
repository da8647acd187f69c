import { oidcSettingCalls } from '@hdoc/contract/access/oidc.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { settingsKey } from '../queries.ts'

export const oidcQuery = queryOptions({
  queryKey: [...settingsKey, 'oidc'],
  queryFn: ({ signal }) => call(oidcSettingCalls.get, { signal }),
  meta: { quiet: true },
})
