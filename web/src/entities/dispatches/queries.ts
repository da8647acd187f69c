import { bareAnswerCalls } from '@hdoc/contract/dispatches/bare-answers.ts'
import { bareDispatchCalls } from '@hdoc/contract/dispatches/bare-dispatches.ts'
import type { Dispatch } from '@hdoc/contract/dispatches/dispatch-rows.ts'
import { queryOptions } from '@tanstack/react-query'
import { call, callList } from '../../lib/calls/call.ts'
import { listQuery } from '../../lib/queries/resource-queries.ts'
import { dispatchesKey } from '../changes/keys.ts'

/** What leaves the institution and what left it. */
export const dispatchesQuery = listQuery<Dispatch>([...dispatchesKey, 'list'], (query, asking) =>
  callList(bareDispatchCalls.list, query, asking),
)

/** The dispatches of one case, newest first. */
export const dispatchesOfCaseQuery = (id: number) =>
  queryOptions({
    queryKey: [...dispatchesKey, 'of-case', id],
    queryFn: ({ signal }) => call(bareDispatchCalls.ofCase, { params: { id }, signal }),
  })

/** The answer of a case: as it is written, and its number. */
export const answerQuery = (id: number) =>
  queryOptions({
    queryKey: [...dispatchesKey, 'answer', id],
    queryFn: ({ signal }) => call(bareAnswerCalls.get, { params: { id }, signal }),
  })

/** Texts of the institution that the answer of a case may begin with; read anew each time somebody writes. */
export const answerTextsQuery = (id: number) =>
  queryOptions({
    queryKey: [...dispatchesKey, 'answer-texts', id],
    queryFn: ({ signal }) => call(bareAnswerCalls.texts, { params: { id }, signal }),
    staleTime: 0,
    gcTime: 0,
  })

/** What the form of a dispatch of a case begins with; it is read anew each time it is opened. */
export const dispatchFormQuery = (id: number) =>
  queryOptions({
    queryKey: [...dispatchesKey, 'form', id],
    queryFn: ({ signal }) => call(bareDispatchCalls.form, { params: { id }, signal }),
    staleTime: 0,
    gcTime: 0,
  })
