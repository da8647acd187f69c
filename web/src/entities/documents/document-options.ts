import type { Option } from '@hdoc/contract/calls/resource.ts'
import { documentCalls } from '@hdoc/contract/documents/record/document-calls.ts'
import type { DocumentListRow } from '@hdoc/contract/documents/record/documents.ts'
import { furtherInBrackets } from '@hdoc/contract/registers/written-number.ts'
import { type QueryKey, queryOptions } from '@tanstack/react-query'
import type { ApiError } from '../../lib/calls/api-error.ts'
import { call, callList } from '../../lib/calls/call.ts'
import { formatDate } from '../../lib/format/format.ts'
import { documentsKey } from '../changes/keys.ts'

type Named = Pick<
  DocumentListRow,
  'id' | 'number' | 'further_numbers' | 'registered_on' | 'short_description'
>
const optionOf = ({ id, short_description, ...numbered }: Named): Option => ({
  id,
  name: [
    `${numbered.number} / ${formatDate(numbered.registered_on)}`,
    furtherInBrackets(numbered),
    short_description,
  ]
    .filter(Boolean)
    .join(' · '),
})

/** Documents for a picker, by the same search as their list. Of `ids` only the first is looked up. */
export const documentOptionsQuery = ({ q = '', ids }: { q?: string; ids?: string }) =>
  queryOptions<Option[], ApiError, Option[], QueryKey>({
    queryKey: [...documentsKey, 'options', q, ids],
    queryFn: async ({ signal }) => {
      if (ids !== undefined) {
        const [id = ''] = ids.split(',')
        return [optionOf(await call(documentCalls.get, { params: { id: Number(id) }, signal }))]
      }
      const query = { rows: 10, page: 1, sortBy: 'id', sortOrder: 'desc', filters: [] } as const
      const { data } = await callList(documentCalls.list, { ...query, filters: [], search: q }, { signal })
      return data.map(optionOf)
    },
  })
