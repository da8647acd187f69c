import { bareResource } from '../calls/bare-resource.ts'
import type { userGroups } from './groups.ts'
import type { users } from './users.ts'

/** The calls of people and departments as lists and pickers send them: without schemas. */
export const bareUsers = bareResource<typeof users>('user')
export const bareUserGroups = bareResource<typeof userGroups>('user_group')
