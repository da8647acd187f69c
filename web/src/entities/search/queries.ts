import { writtenNumber } from '@hdoc/contract/registers/written-number.ts'
import { bareSearchCalls } from '@hdoc/contract/search/bare-search.ts'
import { type QueryKey, queryOptions } from '@tanstack/react-query'
import type { ApiError } from '../../lib/calls/api-error.ts'
import { call } from '../../lib/calls/call.ts'
import { formatDate } from '../../lib/format/format.ts'
import { t } from '../../lib/languages/i18n.ts'
import type { SearchLines, SearchRequest } from '../../ui/shell/shell-search-request.ts'

const KEPT_MS = 30_000

/** What the search box of the shell shows for a typed text: documents, and notes about them. */
export const searchQuery: SearchRequest = (typed) =>
  queryOptions<SearchLines, ApiError, SearchLines, QueryKey>({
    queryKey: ['search', typed],
    queryFn: async ({ signal }) => {
      const { data, more, corrected, cnp_refused } = await call(bareSearchCalls.find, {
        body: { q: typed },
        reads: true,
        signal,
      })
      const notes = [
        corrected && data.length > 0 && t('shell.search_corrected'),
        cnp_refused && t('shell.search_cnp_refused'),
      ]
      return {
        lines: data.map(
          ({ id, number, further_numbers, issuer, short_description, status, registered_on, is_test }) => ({
            id,
            to: { to: '/document/$id' as const, params: { id } },
            title: writtenNumber({ number, further_numbers }),
            text: [issuer?.name, short_description].filter(Boolean).join(' · '),
            aside: formatDate(registered_on),
            tag: { className: status.className, text: status.name },
            mark: is_test ? t('documents.test') : '',
          }),
        ),
        more,
        notes: notes.filter((note) => typeof note === 'string'),
      }
    },
    // The typed text may be somebody's CNP, so it does not stay in memory for long.
    gcTime: KEPT_MS,
    staleTime: 0,
  })
