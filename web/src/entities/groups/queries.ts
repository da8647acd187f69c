import { groupCalls } from '@hdoc/contract/people/group-calls.ts'
import { groupRoles } from '@hdoc/contract/people/group-roles.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/calls/call.ts'
import { resourceQueries } from '../../lib/queries/resource-queries.ts'
import { groupsKey } from '../changes/keys.ts'

export const { options: groupRoleOptionsQuery } = resourceQueries(groupRoles)

/** A department with its people. */
export const groupMembersQuery = (id: number) =>
  queryOptions({
    queryKey: [...groupsKey, 'members', id],
    queryFn: ({ signal }) => call(groupCalls.members, { params: { id }, signal }),
    meta: { single: true },
  })
