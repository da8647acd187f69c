import { oidcSettingCalls } from '@hdoc/contract/access/oidc-calls.ts'
import { queryOptions } from '@tanstack/react-query'
import { settingsKey } from '../../../entities/changes/keys.ts'
import { call } from '../../../lib/calls/call.ts'

export const oidcQuery = queryOptions({
  queryKey: [...settingsKey, 'oidc'],
  queryFn: ({ signal }) => call(oidcSettingCalls.get, { signal }),
})
