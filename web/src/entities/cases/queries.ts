import { bareCaseCalls } from '@hdoc/contract/cases/bare-cases.ts'
import type { CaseQueue } from '@hdoc/contract/cases/case-rows.ts'
import { queryOptions } from '@tanstack/react-query'
import { call, callList } from '../../lib/calls/call.ts'
import { listQuery, pickerQuery } from '../../lib/queries/resource-queries.ts'
import { casesKey } from '../changes/keys.ts'

/** The case of a page: without it the page is not found. */
export const caseQuery = (id: number) =>
  queryOptions({
    queryKey: [...casesKey, 'get', id],
    queryFn: ({ signal }) => call(bareCaseCalls.get, { params: { id }, signal }),
    meta: { single: true },
  })

const LOOK_AGAIN_MS = 4000

/** What stands against closing a case; signatures that are being checked are looked at again by themselves. */
export const caseObstaclesQuery = (id: number) =>
  queryOptions({
    queryKey: [...casesKey, 'obstacles', id],
    queryFn: ({ signal }) => call(bareCaseCalls.obstacles, { params: { id }, signal }),
    refetchInterval: ({ state }) =>
      state.data?.some(({ code }) => code === 'SIGNATURE_CHECKED') ? LOOK_AGAIN_MS : false,
  })

/** The cases in which a document stands, and whether one may be opened for it. */
export const casesOfDocumentQuery = (documentId: number) =>
  queryOptions({
    queryKey: [...casesKey, 'of-document', documentId],
    queryFn: ({ signal }) => call(bareCaseCalls.ofDocument, { params: { id: documentId }, signal }),
  })

/** The shares of one queue. */
export const caseQueueQuery = (queue: CaseQueue) =>
  listQuery([...casesKey, 'queue', queue], (query, asking) =>
    callList(bareCaseCalls.queue, query, { ...asking, params: { queue } }),
  )

/** How many shares stand in each of the person's queues. */
export const caseCountsQuery = () =>
  queryOptions({
    queryKey: [...casesKey, 'counts'],
    queryFn: ({ signal }) => call(bareCaseCalls.counts, { signal }),
  })

/** What lies on the people of the person’s department; null where they give no work. */
export const teamQuery = () =>
  queryOptions({
    queryKey: [...casesKey, 'team'],
    queryFn: ({ signal }) => call(bareCaseCalls.team, { signal }),
  })

/** The people of a group, each with the shares that lie on them. */
export const candidatesQuery = (groupId: number) =>
  queryOptions({
    queryKey: [...casesKey, 'candidates', groupId],
    queryFn: ({ signal }) => call(bareCaseCalls.candidates, { params: { group_id: groupId }, signal }),
  })

/** Open cases that a document may join. */
export const caseOptionsQuery = pickerQuery([...casesKey, 'options'], (query, asking) =>
  call(bareCaseCalls.options, { query, ...asking }),
)
