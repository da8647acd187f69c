import { postCalls } from '@hdoc/contract/posts/posts.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { currentLanguage } from '../../lib/language.ts'

/** Published posts, newest first; `category` narrows to one category. */
export const postsQuery = (page: number, category?: number) =>
  queryOptions({
    queryKey: ['posts', 'list', { page, category, language: currentLanguage() }],
    queryFn: ({ signal }) => call(postCalls.list, { query: { page, category }, signal }),
    placeholderData: keepPreviousData,
  })

export const postQuery = (id: number) =>
  queryOptions({
    queryKey: ['posts', 'one', id],
    queryFn: ({ signal }) => call(postCalls.get, { params: { id }, signal }),
    meta: { single: true },
  })
