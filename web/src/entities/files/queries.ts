import { fileCalls } from '@hdoc/contract/files.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'

/** What a page shows of a file; a stored file never changes. */
export const fileContentQuery = (id: number) =>
  queryOptions({
    queryKey: ['file', 'content', id],
    queryFn: ({ signal }) => call(fileCalls.content, { params: { id }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { quiet: true },
  })
