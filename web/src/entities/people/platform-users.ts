import { platformUserCalls } from '@hdoc/contract/people/platform-user-calls.ts'
import {
  type PlatformUserList,
  platformAdministratorColumns,
  platformUserColumns,
} from '@hdoc/contract/people/platform-users.ts'
import type { UserForm, UserRights } from '@hdoc/contract/people/user-calls.ts'
import { type QueryKey, queryOptions } from '@tanstack/react-query'
import type { ApiError } from '../../lib/calls/api-error.ts'
import { call, callList } from '../../lib/calls/call.ts'
import { listQuery } from '../../lib/queries/resource-queries.ts'
import { usersKey } from '../changes/keys.ts'
import type { ListedUser, UserPlace } from './user-place.ts'

const calls = platformUserCalls
const lists = { platform: calls.listPlatform, all: calls.listAll, pending: calls.listPending }
const PLATFORM = 0

/** The two ids that together name a person. */
const of = ({ id, institution_id = PLATFORM }: ListedUser) => ({ institution_id, id })

/**
 * The people of all institutions, for administrators of the platform. New people can be added to the platform
 * only.
 */
export function platformUsers(type: PlatformUserList): UserPlace {
  const key = [...usersKey, 'platform', type]
  return {
    name: `platform_user_${type}`,
    keepsAbsences: false,
    columns: type === 'platform' ? platformAdministratorColumns : platformUserColumns,
    list: listQuery<ListedUser>([...key, 'list'], (query, asking) => callList(lists[type], query, asking)),
    form: (institution = PLATFORM) =>
      queryOptions<UserForm, ApiError, UserForm, QueryKey>({
        queryKey: [...key, 'form', institution],
        queryFn: ({ signal }) => call(calls.form, { params: { institution_id: institution }, signal }),
      }),
    get: (user) => call(calls.get, { params: of(user) }),
    rights: (user) =>
      queryOptions<UserRights, ApiError, UserRights, QueryKey>({
        queryKey: [...key, 'rights', of(user)],
        queryFn: ({ signal }) => call(calls.rights, { params: of(user), signal }),
      }),
    ...(type === 'platform' && {
      add: (values) => call(calls.add, { body: { institution_id: PLATFORM, values } }),
    }),
    update: (user, values) => call(calls.update, { body: { ...of(user), values, version: user.version } }),
    setActive: (people, active, preview) =>
      call(active ? calls.activate : calls.deactivate, {
        body: { people: people.map(of), preview },
        quiet: preview,
      }),
    inviteAgain: (user) => call(calls.inviteAgain, { body: of(user) }),
    resetPassword: (user) => call(calls.resetPassword, { body: of(user) }),
    resetFactors: (user) => call(calls.resetFactors, { body: of(user) }),
    accept: (user, gift) => call(calls.accept, { body: { ...of(user), ...gift } }),
    refuse: (user, reason) => call(calls.refuse, { body: { ...of(user), reason } }),
  }
}
