import { barePublicGazetteCalls } from '@hdoc/contract/gazette/bare-public-gazette.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/calls/call.ts'
import { currentLanguage } from '../../lib/languages/language.ts'
import { gazetteKey } from '../changes/keys.ts'

/** What is looked for among the public acts. */
export type GazetteWanted = {
  category?: number | undefined
  q?: string | undefined
  year?: number | undefined
  number?: string | undefined
  page?: number | undefined
}

/** The headings with how much is public under each. */
export const gazetteTreeQuery = () =>
  queryOptions({
    queryKey: [...gazetteKey, 'public-tree', currentLanguage()],
    queryFn: ({ signal }) => call(barePublicGazetteCalls.tree, { signal }),
  })

export const gazetteListQuery = (wanted: GazetteWanted) =>
  queryOptions({
    queryKey: [...gazetteKey, 'public-list', { ...wanted, language: currentLanguage() }],
    queryFn: ({ signal }) => call(barePublicGazetteCalls.list, { query: wanted, signal }),
    placeholderData: keepPreviousData,
  })

export const gazetteActQuery = (id: number) =>
  queryOptions({
    queryKey: [...gazetteKey, 'public-act', id, currentLanguage()],
    queryFn: ({ signal }) => call(barePublicGazetteCalls.get, { params: { id }, signal }),
    meta: { single: true },
  })
