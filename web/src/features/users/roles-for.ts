import type { UserForm } from '@hdoc/contract/people/user-calls.ts'

/**
 * The roles that a department uses; all roles when it names none. The role somebody already has (`had`) stays
 * among them.
 */
export function rolesFor(choices: UserForm, groupId: number, had?: number): UserForm['group_roles'] {
  const used = choices.groups.find(({ id }) => id === groupId)?.role_ids ?? []
  return choices.group_roles.filter(({ id }) => used.length === 0 || used.includes(id) || id === had)
}
