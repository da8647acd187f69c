import { phoneLinkCalls } from '@hdoc/contract/scans/phone-links.ts'
import { scanCalls } from '@hdoc/contract/scans/scan-calls.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/calls/call.ts'
import { scansKey } from '../changes/keys.ts'

const BUSY_MS = 3_000

/** The inbox of scans. What arrives is told; how far a reading is, is asked for. */
export const scanInboxQuery = (state: 'waiting' | 'discarded', page: number) =>
  queryOptions({
    queryKey: [...scansKey, 'list', state, page],
    queryFn: ({ signal }) => call(scanCalls.list, { query: { state, page }, signal }),
    refetchInterval: ({ state: { data } }) => (data && data.counts.reading > 0 ? BUSY_MS : false),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

const PHONE_MS = 2_000

/** The progress of a phone; asked again until it has come to an end, for a form until it can take the scan. */
export const phoneStateQuery = (id: number, isForForm: boolean) =>
  queryOptions({
    queryKey: [...scansKey, 'phone', id],
    queryFn: ({ signal }) => call(phoneLinkCalls.state, { params: { id }, signal }),
    refetchInterval: ({ state: { data } }) =>
      data === undefined ||
      data.state === 'open' ||
      data.state === 'sent' ||
      (isForForm && data.state === 'inbox' && data.scan_id === null)
        ? PHONE_MS
        : false,
    staleTime: 0,
  })
