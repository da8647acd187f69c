import type { Columns } from '@hdoc/contract/calls/columns.ts'
import type { BodyIn } from '@hdoc/contract/calls/endpoint.ts'
import type { ListQuery } from '@hdoc/contract/calls/list-query.ts'
import type { ListAnswer } from '@hdoc/contract/calls/resource.ts'
import type { BatchAnswer, UserForm, UserRights } from '@hdoc/contract/people/user-calls.ts'
import type { User, users } from '@hdoc/contract/people/users.ts'
import type { QueryKey, UseQueryOptions } from '@tanstack/react-query'
import type { ApiError } from '../../lib/calls/api-error.ts'

/** A person in a list; in the platform's lists the institution is given too. */
export type ListedUser = User & { institution_id?: number; institution_name?: string }
export type NewUser = BodyIn<typeof users.calls.add>
export type UserChange = BodyIn<typeof users.calls.update>['values']
type Request<T> = UseQueryOptions<T, ApiError, T, QueryKey>
type Gift = { groups: { group_id: number; group_role_id: number }[]; role_ids: number[] }

/**
 * A place where people are managed: the institution one works in, or all of them. The screens are the same.
 */
export type UserPlace = {
  /** Name of the list, under which its state is kept. */
  name: string
  columns: Columns
  list: (query: ListQuery) => Request<ListAnswer<ListedUser>>
  /** What may be given to a person; `institution` is asked for in the platform's places only. */
  form: (institution: number | undefined) => Request<UserForm>
  /** A person as they are now. */
  get: (user: ListedUser) => Promise<ListedUser>
  rights: (user: ListedUser) => Request<UserRights>
  /** Absences are kept in an institution, not by the platform. */
  keepsAbsences: boolean
  /** Absent where nobody is created. */
  add?: (values: NewUser) => Promise<{ data: User }>
  update: (user: ListedUser, values: UserChange) => Promise<{ data: User }>
  setActive: (users: readonly ListedUser[], active: boolean, preview: boolean) => Promise<BatchAnswer>
  /** Absent in the platform's places: departments are of one institution. */
  addToGroup?: (
    users: readonly ListedUser[],
    place: { group_id: number; group_role_id: number },
    preview: boolean,
  ) => Promise<BatchAnswer>
  inviteAgain: (user: ListedUser) => Promise<unknown>
  resetPassword: (user: ListedUser) => Promise<unknown>
  resetFactors: (user: ListedUser) => Promise<unknown>
  accept: (user: ListedUser, gift: Gift) => Promise<unknown>
  refuse: (user: ListedUser, reason: string) => Promise<unknown>
}
