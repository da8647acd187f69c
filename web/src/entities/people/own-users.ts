import { accountCalls } from '@hdoc/contract/accounts/account-calls.ts'
import { type UserForm, type UserRights, userCalls } from '@hdoc/contract/people/user-calls.ts'
import { users } from '@hdoc/contract/people/users.ts'
import { type QueryKey, queryOptions } from '@tanstack/react-query'
import type { ApiError } from '../../lib/calls/api-error.ts'
import { call } from '../../lib/calls/call.ts'
import { usersKey } from '../changes/keys.ts'
import { userListQuery } from './queries.ts'
import type { ListedUser, UserPlace } from './user-place.ts'

const idsOf = (people: readonly ListedUser[]) => people.map(({ id }) => id)

/** The people of the institution one works in; outside a client, those of the platform. */
export const ownUsers: UserPlace = {
  name: 'user',
  columns: users.columns,
  list: userListQuery,
  keepsAbsences: true,
  form: () =>
    queryOptions<UserForm, ApiError, UserForm, QueryKey>({
      queryKey: [...usersKey, 'form'],
      queryFn: ({ signal }) => call(userCalls.form, { signal }),
    }),
  get: ({ id }) => call(users.calls.get, { params: { id } }),
  rights: ({ id }) =>
    queryOptions<UserRights, ApiError, UserRights, QueryKey>({
      queryKey: [...usersKey, 'rights', id],
      queryFn: ({ signal }) => call(userCalls.rights, { params: { id }, signal }),
    }),
  add: (body) => call(users.calls.add, { body }),
  update: ({ id, version }, values) => call(users.calls.update, { body: { id, values, version } }),
  setActive: (people, active, preview) =>
    call(active ? userCalls.activate : userCalls.deactivate, {
      body: { ids: idsOf(people), preview },
      quiet: preview,
    }),
  addToGroup: (people, place, preview) =>
    call(userCalls.addToGroup, { body: { ids: idsOf(people), ...place, preview }, quiet: preview }),
  inviteAgain: ({ id }) => call(accountCalls.inviteAgain, { body: { id } }),
  resetPassword: ({ id }) => call(userCalls.resetPassword, { body: { id } }),
  resetFactors: ({ id }) => call(userCalls.resetFactors, { body: { id } }),
  accept: ({ id }, gift) => call(accountCalls.accept, { body: { id, ...gift } }),
  refuse: ({ id }, reason) => call(accountCalls.refuse, { body: { id, reason } }),
}
