import { fileCalls } from '@hdoc/contract/files/file-calls.ts'
import type { FileRow } from '@hdoc/contract/files/files.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/calls/call.ts'
import { filesKey } from '../../changes/keys.ts'

/** The content that a page shows of a file; cached for good, because a stored version never changes. */
export const fileContentQuery = ({ id, version }: Pick<FileRow, 'id' | 'version'>) =>
  queryOptions({
    queryKey: [...filesKey, 'content', id, version],
    queryFn: ({ signal }) => call(fileCalls.content, { params: { id }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
