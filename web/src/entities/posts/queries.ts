import { barePostCalls } from '@hdoc/contract/posts/bare-posts.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/calls/call.ts'
import { currentLanguage } from '../../lib/languages/language.ts'
import { postsKey } from '../changes/keys.ts'

/** Published posts, newest first; `category` narrows to one category. */
export const postsQuery = (page: number, category?: number) =>
  queryOptions({
    queryKey: [...postsKey, 'list', { page, category, language: currentLanguage() }],
    queryFn: ({ signal }) => call(barePostCalls.list, { query: { page, category }, signal }),
    placeholderData: keepPreviousData,
  })

export const postQuery = (id: number) =>
  queryOptions({
    queryKey: [...postsKey, 'one', id],
    queryFn: ({ signal }) => call(barePostCalls.get, { params: { id }, signal }),
    meta: { single: true },
  })
