import type { ImportEntryChoice } from '@hdoc/contract/imports/import-archives.ts'
import { importCalls } from '@hdoc/contract/imports/import-calls.ts'
import type { ImportKindId } from '@hdoc/contract/imports/import-kinds.ts'
import { isImportUnderWay } from '@hdoc/contract/imports/import-states.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/calls/call.ts'
import { importsKey } from '../changes/keys.ts'

const WHILE_WORKED_MS = 1_000

/** Imports, newest first; asked again and again while the worker has one in hand. */
export const importsQuery = (page: number, kind?: ImportKindId) =>
  queryOptions({
    queryKey: [...importsKey, 'list', kind ?? '', page],
    queryFn: ({ signal }) =>
      call(importCalls.list, { query: { page, ...(kind !== undefined && { kind }) }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) =>
      data?.data.some(({ state }) => isImportUnderWay(state)) ? WHILE_WORKED_MS : false,
  })

export const importQuery = (id: number) =>
  queryOptions({
    queryKey: [...importsKey, 'get', id],
    queryFn: ({ signal }) => call(importCalls.get, { params: { id }, signal }),
    refetchInterval: ({ state: { data } }) =>
      data && isImportUnderWay(data.state) ? WHILE_WORKED_MS : false,
    meta: { single: true },
  })

export const importFindingsQuery = (id: number, page: number, key: string | undefined) =>
  queryOptions({
    queryKey: [...importsKey, 'findings', id, key ?? '', page],
    queryFn: ({ signal }) =>
      call(importCalls.findings, {
        params: { id },
        query: { page, ...(key !== undefined && { key }) },
        signal,
      }),
    placeholderData: keepPreviousData,
  })

export const importEntriesQuery = (id: number, page: number, which: ImportEntryChoice) =>
  queryOptions({
    queryKey: [...importsKey, 'entries', id, which, page],
    queryFn: ({ signal }) => call(importCalls.entries, { params: { id }, query: { page, which }, signal }),
    placeholderData: keepPreviousData,
  })
