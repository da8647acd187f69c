import type { User, UserGroupEntry } from '@hdoc/contract/people/users.ts'
import { changedValues } from '../../ui/form/state/changed-values.ts'

export type UserFormValues = {
  name: string
  email: string
  username: string
  phone: string
  job_title: string
  is_admin: boolean
  active: boolean
  role_ids: number[]
  bundle_ids: number[]
  permissions: string[]
  groups: UserGroupEntry[]
  /** How a new person gets a password. */
  entry: 'invite' | 'password'
  password: string
  password_confirmation: string
}

export const newUser: UserFormValues = {
  name: '',
  email: '',
  username: '',
  phone: '',
  job_title: '',
  is_admin: false,
  active: true,
  role_ids: [],
  bundle_ids: [],
  permissions: [],
  groups: [],
  entry: 'invite',
  password: '',
  password_confirmation: '',
}

const idOf = ({ id }: { id: number }) => id

export const valuesOfUser = (user: User): UserFormValues => ({
  ...newUser,
  name: user.name,
  email: user.email,
  username: user.username,
  phone: user.phone,
  job_title: user.job_title,
  is_admin: user.is_admin,
  active: user.state === 'active',
  role_ids: user.roles.map(idOf),
  bundle_ids: user.bundles.map(idOf),
  permissions: user.permissions,
  groups: user.groups.map(({ group_id, group_role_id, is_default }) => ({
    group_id,
    group_role_id,
    is_default,
  })),
})

/**
 * The values to check and send: only the changes of an existing person, and no password for one who is
 * invited.
 */
export function bodyOfUser(before: UserFormValues | undefined, values: UserFormValues): object {
  const { entry, password, password_confirmation, ...plain } = values
  if (!before) return { ...plain, ...(entry === 'password' && { password, password_confirmation }) }
  const { entry: _, password: __, password_confirmation: ___, ...changes } = changedValues(before, values)
  return changes
}
