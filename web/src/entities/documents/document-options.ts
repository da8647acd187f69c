import { documentCalls } from '@hdoc/contract/documents.ts'
import type { Option } from '@hdoc/contract/resource.ts'
import { type QueryKey, queryOptions } from '@tanstack/react-query'
import { call, callList } from '../../lib/api.ts'
import type { ApiError } from '../../lib/api-error.ts'
import { formatDate } from '../../lib/format.ts'
import { documentsKey } from './queries.ts'

type Named = { id: number; number: string; registered_on: string; short_description: string }
const optionOf = ({ id, number, registered_on, short_description }: Named): Option => ({
  id,
  name: `${number} / ${formatDate(registered_on)} · ${short_description}`,
})

/** Documents for a picker, by the same search as their list; of ids only the first is looked up. */
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
    meta: { quiet: true },
  })
