import type { AnswerOf } from '@hdoc/contract/calls/endpoint.ts'
import { bareReportCalls as calls } from '@hdoc/contract/reports/bare-reports.ts'
import type { reportCalls } from '@hdoc/contract/reports/report-calls.ts'
import type { ReportState } from '@hdoc/contract/reports/reports.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/calls/call.ts'
import { legalFactsKey, reportsKey } from '../changes/keys.ts'

/** A run with its lines, remarks and what could not be filled. */
export type WholeRun = AnswerOf<(typeof reportCalls)['get']>

const WHILE_MADE_MS = 1_500
export const isUnderWay = ({ state }: { state: ReportState }): boolean =>
  state === 'waiting' || state === 'reading'

export const catalogueQuery = () =>
  queryOptions({
    queryKey: [...reportsKey, 'catalogue'],
    queryFn: ({ signal }) => call(calls.catalogue, { signal }),
  })

/** The runs; asked again and again while one is being made. */
export const runsQuery = () =>
  queryOptions({
    queryKey: [...reportsKey, 'runs'],
    queryFn: ({ signal }) => call(calls.runs, { signal }),
    refetchInterval: ({ state: { data } }) => (data?.runs.some(isUnderWay) ? WHILE_MADE_MS : false),
  })

export const runQuery = (id: number) =>
  queryOptions({
    queryKey: [...reportsKey, 'run', id],
    queryFn: ({ signal }) => call(calls.get, { params: { id }, signal }),
  })

/** A page of the documents behind a figure; the one before stays to be seen until it is there. */
export const papersQuery = (id: number, line: string, query: { page: number; rows: number }) =>
  queryOptions({
    queryKey: [...reportsKey, 'papers', id, line, query],
    queryFn: ({ signal }) => call(calls.papers, { params: { id, line }, query, signal }),
    placeholderData: keepPreviousData,
  })

export const schedulesQuery = () =>
  queryOptions({
    queryKey: [...reportsKey, 'schedules'],
    queryFn: ({ signal }) => call(calls.schedules, { signal }),
  })

/** Kept no longer than its dialog is open: the form goes on from what it begins with, and that is what stands there now. */
export const legalFactsQuery = (id: number) =>
  queryOptions({
    gcTime: 0,
    queryKey: [...legalFactsKey, id],
    queryFn: ({ signal }) => call(calls.facts, { params: { id }, signal }),
  })
