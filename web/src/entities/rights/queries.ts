import type { ListQuery } from '@hdoc/contract/calls/list-query.ts'
import type { ListAnswer, Option } from '@hdoc/contract/calls/resource.ts'
import { type Bundle, bundles, type Role, roleCalls, roles } from '@hdoc/contract/people/roles.ts'
import type { Permission } from '@hdoc/contract/rights/permissions.ts'
import { type QueryKey, queryOptions } from '@tanstack/react-query'
import { call, callList } from '../../lib/api.ts'
import type { ApiError } from '../../lib/api-error.ts'

/** Everything kept about roles and bundles begins with these keys; a change of one concerns the other. */
export const rolesKey = ['role'] as const
export const bundlesKey = ['permission_bundle'] as const

const everything: ListQuery = {
  rows: null,
  page: 1,
  search: '',
  sortBy: 'name',
  sortOrder: 'asc',
  filters: [],
}
type Wanted = { q?: string; ids?: string }

export const roleListQuery = (query: ListQuery) =>
  queryOptions<ListAnswer<Role>, ApiError, ListAnswer<Role>, QueryKey>({
    queryKey: [...rolesKey, 'list', query],
    queryFn: ({ signal }) => callList(roles.calls.list, query, { signal }),
    meta: { quiet: true },
  })

export const bundleListQuery = (query: ListQuery) =>
  queryOptions<ListAnswer<Bundle>, ApiError, ListAnswer<Bundle>, QueryKey>({
    queryKey: [...bundlesKey, 'list', query],
    queryFn: ({ signal }) => callList(bundles.calls.list, query, { signal }),
    meta: { quiet: true },
  })

/** All roles and all bundles, by name: for the matrix and for choices. */
export const allRolesQuery = () => roleListQuery(everything)
export const allBundlesQuery = () => bundleListQuery(everything)

export const roleOptionsQuery = (query: Wanted) =>
  queryOptions<Option[], ApiError, Option[], QueryKey>({
    queryKey: [...rolesKey, 'options', query],
    queryFn: ({ signal }) => call(roles.calls.options, { query, signal }),
  })

export const roleHoldersQuery = (id: number) =>
  queryOptions({
    queryKey: [...rolesKey, 'holders', id],
    queryFn: ({ signal }) => call(roleCalls.holders, { params: { id }, signal }),
    meta: { quiet: true },
  })

export const rightHoldersQuery = (permission: Permission) =>
  queryOptions({
    queryKey: [...rolesKey, 'right-holders', permission],
    queryFn: ({ signal }) => call(roleCalls.rightHolders, { query: { permission }, signal }),
    meta: { quiet: true },
  })

export const rightExplainedQuery = (permission: Permission) =>
  queryOptions({
    queryKey: [...rolesKey, 'explain', permission],
    queryFn: ({ signal }) => call(roleCalls.explain, { query: { permission }, signal }),
    meta: { quiet: true },
  })
