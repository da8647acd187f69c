import { outsideMapCalls } from '@hdoc/contract/portal/outside-map.ts'
import { printingSettingCalls } from '@hdoc/contract/printing/printing.ts'
import { settingCalls } from '@hdoc/contract/settings/settings.ts'
import { queryOptions } from '@tanstack/react-query'
import { settingsKey } from '../../entities/changes/keys.ts'
import { call } from '../../lib/calls/call.ts'

export const overviewQuery = queryOptions({
  queryKey: [...settingsKey, 'overview'],
  queryFn: ({ signal }) => call(settingCalls.overview, { signal }),
})
/**
 * A form begins with a fresh answer, because an old one would only bring a conflict. It is not refetched
 * while it is open.
 */
const fresh = { staleTime: 0, gcTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false } as const

export const institutionQuery = queryOptions({
  ...fresh,
  queryKey: [...settingsKey, 'institution'],
  queryFn: ({ signal }) => call(settingCalls.institution, { signal }),
})
export const lookQuery = queryOptions({
  ...fresh,
  queryKey: [...settingsKey, 'look'],
  queryFn: ({ signal }) => call(settingCalls.look, { signal }),
})
export const mailQuery = queryOptions({
  ...fresh,
  queryKey: [...settingsKey, 'mail'],
  queryFn: ({ signal }) => call(settingCalls.mail, { signal }),
})
export const outsideMapQuery = queryOptions({
  ...fresh,
  queryKey: [...settingsKey, 'outside_map'],
  queryFn: ({ signal }) => call(outsideMapCalls.get, { signal }),
})
export const printingQuery = queryOptions({
  ...fresh,
  queryKey: [...settingsKey, 'printing'],
  queryFn: ({ signal }) => call(printingSettingCalls.get, { signal }),
})
export const securityQuery = queryOptions({
  ...fresh,
  queryKey: [...settingsKey, 'security'],
  queryFn: ({ signal }) => call(settingCalls.security, { signal }),
})
