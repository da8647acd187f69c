import type { UserForm } from '@hdoc/contract/user-calls.ts'

/** The roles a department uses, all where it names none; the one somebody has already stays among them. */
export function rolesFor(choices: UserForm, groupId: number, had?: number): UserForm['group_roles'] {
  const used = choices.groups.find(({ id }) => id === groupId)?.role_ids ?? []
  return choices.group_roles.filter(({ id }) => used.length === 0 || used.includes(id) || id === had)
}
