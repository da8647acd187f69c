import { phoneLinkCalls } from '@hdoc/contract/scans/phone-links.ts'
import { scanCalls } from '@hdoc/contract/scans/scans.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'

/** Everything kept about scans begins with this key. */
export const scansKey = ['scan'] as const

const BUSY_MS = 3_000
const CALM_MS = 15_000

/** The inbox of scans; asked again by itself, more often while something is being read. */
export const scanInboxQuery = (state: 'waiting' | 'discarded', page: number) =>
  queryOptions({
    queryKey: [...scansKey, 'list', state, page],
    queryFn: ({ signal }) => call(scanCalls.list, { query: { state, page }, signal }),
    refetchInterval: ({ state: { data } }) => (data && data.counts.reading > 0 ? BUSY_MS : CALM_MS),
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { quiet: true },
  })

const PHONE_MS = 2_000

/** The progress of a phone; asked again until it has come to an end. */
export const phoneStateQuery = (id: number) =>
  queryOptions({
    queryKey: [...scansKey, 'phone', id],
    queryFn: ({ signal }) => call(phoneLinkCalls.state, { params: { id }, signal }),
    refetchInterval: ({ state: { data } }) =>
      data === undefined || data.state === 'open' || data.state === 'sent' ? PHONE_MS : false,
    staleTime: 0,
    meta: { quiet: true },
  })
