import { bareUserGroups, bareUsers } from '@hdoc/contract/people/bare-people.ts'
import { resourceQueries } from '../../lib/queries/resource-queries.ts'

export const { list: userListQuery, options: userOptionsQuery } = resourceQueries(bareUsers)
export const { options: groupOptionsQuery } = resourceQueries(bareUserGroups)
