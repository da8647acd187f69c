import type { Option } from '@hdoc/contract/calls/resource.ts'
import { userGroups } from '@hdoc/contract/people/groups.ts'
import { users } from '@hdoc/contract/people/users.ts'
import { type QueryKey, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import type { ApiError } from '../../lib/api-error.ts'

type Wanted = { q?: string; ids?: string }

export const userOptionsQuery = (query: Wanted) =>
  queryOptions<Option[], ApiError, Option[], QueryKey>({
    queryKey: ['user', 'options', query],
    queryFn: ({ signal }) => call(users.calls.options, { query, signal }),
  })

export const groupOptionsQuery = (query: Wanted) =>
  queryOptions<Option[], ApiError, Option[], QueryKey>({
    queryKey: ['user_group', 'options', query],
    queryFn: ({ signal }) => call(userGroups.calls.options, { query, signal }),
  })
