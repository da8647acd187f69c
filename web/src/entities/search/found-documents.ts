import type { Option } from '@hdoc/contract/calls/resource.ts'
import { furtherInBrackets } from '@hdoc/contract/registers/written-number.ts'
import { searchCalls } from '@hdoc/contract/search/search.ts'
import { type QueryKey, queryOptions } from '@tanstack/react-query'
import type { ApiError } from '../../lib/calls/api-error.ts'
import { call } from '../../lib/calls/call.ts'
import { formatDate } from '../../lib/format/format.ts'
import { documentOptionsQuery } from '../documents/document-options.ts'

const leastTyped = 2

/** Documents for a picker, by the search of the shell: a number in any form, issuer, words. */
export const foundDocumentsQuery = ({ q = '', ids }: { q?: string; ids?: string }) => {
  const typed = q.trim()
  if (ids !== undefined) return documentOptionsQuery({ ids })
  if (typed.length < leastTyped) return documentOptionsQuery({ q: typed })
  return queryOptions<Option[], ApiError, Option[], QueryKey>({
    queryKey: ['search', 'options', typed],
    queryFn: async ({ signal }) => {
      const { data } = await call(searchCalls.find, { body: { q: typed }, reads: true, signal })
      return data.map(({ id, number, further_numbers, registered_on, issuer, short_description }) => ({
        id,
        name: [
          `${number} / ${formatDate(registered_on)}`,
          furtherInBrackets({ further_numbers }),
          issuer?.name,
          short_description,
        ]
          .filter(Boolean)
          .join(' · '),
      }))
    },
    gcTime: 30_000,
  })
}
