import type { ListQuery } from '@hdoc/contract/calls/list-query.ts'
import { bundles } from '@hdoc/contract/people/bundles.ts'
import { roleCalls } from '@hdoc/contract/people/role-calls.ts'
import { roles } from '@hdoc/contract/people/roles.ts'
import type { Permission } from '@hdoc/contract/rights/permissions.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/calls/call.ts'
import { resourceQueries } from '../../lib/queries/resource-queries.ts'
import { rolesKey } from '../changes/keys.ts'

const everything: ListQuery = {
  rows: null,
  page: 1,
  search: '',
  sortBy: 'name',
  sortOrder: 'asc',
  filters: [],
}

const { list: roleListQuery, options } = resourceQueries(roles)
const { list: bundleListQuery } = resourceQueries(bundles)

export const roleOptionsQuery = options

/** All roles and all bundles, by name: for the matrix and for choices. */
export const allRolesQuery = () => roleListQuery(everything)
export const allBundlesQuery = () => bundleListQuery(everything)

export const roleHoldersQuery = (id: number) =>
  queryOptions({
    queryKey: [...rolesKey, 'holders', id],
    queryFn: ({ signal }) => call(roleCalls.holders, { params: { id }, signal }),
  })

export const rightHoldersQuery = (permission: Permission) =>
  queryOptions({
    queryKey: [...rolesKey, 'right-holders', permission],
    queryFn: ({ signal }) => call(roleCalls.rightHolders, { query: { permission }, signal }),
  })

export const rightExplainedQuery = (permission: Permission) =>
  queryOptions({
    queryKey: [...rolesKey, 'explain', permission],
    queryFn: ({ signal }) => call(roleCalls.explain, { query: { permission }, signal }),
  })
