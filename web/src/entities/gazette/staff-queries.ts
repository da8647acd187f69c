import { bareGazetteCalls } from '@hdoc/contract/gazette/bare-gazette.ts'
import type { GazetteEntryRow } from '@hdoc/contract/gazette/gazette-entries.ts'
import { queryOptions } from '@tanstack/react-query'
import { call, callList } from '../../lib/calls/call.ts'
import { currentLanguage } from '../../lib/languages/language.ts'
import { listQuery } from '../../lib/queries/resource-queries.ts'
import { gazetteKey } from '../changes/keys.ts'

/** Entries of every state. */
export const gazetteEntriesQuery = listQuery<GazetteEntryRow>([...gazetteKey, 'list'], (query, asking) =>
  callList(bareGazetteCalls.list, query, asking),
)

export const gazetteEntryQuery = (id: number) =>
  queryOptions({
    queryKey: [...gazetteKey, 'entry', id],
    queryFn: ({ signal }) => call(bareGazetteCalls.get, { params: { id }, signal }),
    meta: { single: true },
  })

/** The headings in their order, and whether two people publish. */
export const gazetteHeadingsQuery = () =>
  queryOptions({
    queryKey: [...gazetteKey, 'headings', currentLanguage()],
    queryFn: ({ signal }) => call(bareGazetteCalls.tree, { signal }),
  })

/** What an entry made from a document begins with; it is read anew each time it is asked. */
export const gazetteOfDocumentQuery = (id: number) =>
  queryOptions({
    queryKey: [...gazetteKey, 'of-document', id],
    queryFn: ({ signal }) => call(bareGazetteCalls.ofDocument, { params: { id }, signal }),
    staleTime: 0,
    gcTime: 0,
  })
