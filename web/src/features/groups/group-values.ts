import type { UserGroup } from '@hdoc/contract/people/groups.ts'

export type GroupFormValues = Omit<UserGroup, 'id' | 'members' | 'version' | 'can'>

export const newGroup: GroupFormValues = {
  name: '',
  short_name: '',
  description: '',
  service_name: '',
  department_name: '',
  email: '',
  phone: '',
  address: '',
  role_ids: [],
  notice_types: [],
  active: true,
}

export function valuesOfGroup(group: UserGroup): GroupFormValues {
  const { id: _id, members: _members, version: _version, can: _can, ...values } = group
  return values
}
