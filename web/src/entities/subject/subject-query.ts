import { type QueryKey, queryOptions, type UseQueryOptions } from '@tanstack/react-query'
import type { ApiError } from '../../lib/calls/api-error.ts'

/** The query for what belongs to the subject with this id. */
export type SubjectQuery<Answer> = (id: number) => UseQueryOptions<Answer, ApiError, Answer, QueryKey>

type Asked = { params: { id: number }; signal: AbortSignal }

/** Makes the query for one part of a subject. `kind`: the key of everything kept about subjects of its kind. */
export const subjectQuery =
  <Answer>(
    kind: QueryKey,
    part: 'activity' | 'comments' | 'links',
    ask: (asked: Asked) => Promise<Answer>,
  ): SubjectQuery<Answer> =>
  (id) =>
    queryOptions<Answer, ApiError, Answer, QueryKey>({
      queryKey: [...kind, part, id],
      queryFn: ({ signal }) => ask({ params: { id }, signal }),
    })
