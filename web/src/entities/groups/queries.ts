import type { ListQuery } from '@hdoc/contract/calls/list-query.ts'
import type { ListAnswer, Option } from '@hdoc/contract/calls/resource.ts'
import { type GroupRole, groupRoles } from '@hdoc/contract/people/group-roles.ts'
import { groupCalls, type UserGroup, userGroups } from '@hdoc/contract/people/groups.ts'
import { type QueryKey, queryOptions } from '@tanstack/react-query'
import { call, callList } from '../../lib/api.ts'
import type { ApiError } from '../../lib/api-error.ts'

/** Everything kept about departments and their roles begins with these keys. */
export const groupsKey = ['user_group'] as const
export const groupRolesKey = ['group_role'] as const

export const groupListQuery = (query: ListQuery) =>
  queryOptions<ListAnswer<UserGroup>, ApiError, ListAnswer<UserGroup>, QueryKey>({
    queryKey: [...groupsKey, 'list', query],
    queryFn: ({ signal }) => callList(userGroups.calls.list, query, { signal }),
    meta: { quiet: true },
  })

/** A department with its people. */
export const groupMembersQuery = (id: number) =>
  queryOptions({
    queryKey: [...groupsKey, 'members', id],
    queryFn: ({ signal }) => call(groupCalls.members, { params: { id }, signal }),
    meta: { single: true },
  })

export const groupRoleListQuery = (query: ListQuery) =>
  queryOptions<ListAnswer<GroupRole>, ApiError, ListAnswer<GroupRole>, QueryKey>({
    queryKey: [...groupRolesKey, 'list', query],
    queryFn: ({ signal }) => callList(groupRoles.calls.list, query, { signal }),
    meta: { quiet: true },
  })

export const groupRoleOptionsQuery = (query: { q?: string; ids?: string }) =>
  queryOptions<Option[], ApiError, Option[], QueryKey>({
    queryKey: [...groupRolesKey, 'options', query],
    queryFn: ({ signal }) => call(groupRoles.calls.options, { query, signal }),
  })
