import { barePostWritingCalls } from '@hdoc/contract/posts/bare-posts.ts'
import type { PostRow } from '@hdoc/contract/posts/post-values.ts'
import { queryOptions } from '@tanstack/react-query'
import { call, callList } from '../../lib/calls/call.ts'
import { listQuery } from '../../lib/queries/resource-queries.ts'
import { postsKey } from '../changes/keys.ts'

/** Posts of either status. */
export const writtenPostsQuery = listQuery<PostRow>([...postsKey, 'written'], (query, asking) =>
  callList(barePostWritingCalls.list, query, asking),
)

/** A post as it is written, also a draft. */
export const writtenPostQuery = (id: number) =>
  queryOptions({
    queryKey: [...postsKey, 'written', 'one', id],
    queryFn: ({ signal }) => call(barePostWritingCalls.get, { params: { id }, signal }),
    meta: { single: true },
  })
