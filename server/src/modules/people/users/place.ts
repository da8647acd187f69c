import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { UserGroupEntry } from '@hdoc/contract/people/users.ts'
import type { StaffCtx } from '../../../platform/http/context.ts'
import { givingProblems, holdsNothing } from './giving.ts'
import { type Choices, listChoices } from './queries/choices.ts'

/** A department, and the role in it. */
export type Place = { group: Choices['groups'][number]; role: Choices['groupRoles'][number] }

/**
 * Gives the department and the role in it, as somebody may be given them. Throws 422 on the field when one does not exist
 * or may not be given.
 */
export async function checkPlace(
  ctx: Pick<StaffCtx, 'actor' | 'db'>,
  wish: Pick<UserGroupEntry, 'group_id' | 'group_role_id'>,
): Promise<Place> {
  const choices = await listChoices(ctx.db)
  const group = choices.groups.find(({ id }) => id === wish.group_id)
  if (!group) throw new AppError('VALIDATION', {}, { fields: { group_id: [{ key: 'reference' }] } })
  const { groups: problems } = givingProblems(
    ctx.actor,
    holdsNothing,
    { ...holdsNothing, groups: [wish] },
    choices,
  )
  const role = choices.groupRoles.find(({ id }) => id === wish.group_role_id)
  if (problems || !role)
    throw new AppError('VALIDATION', {}, { fields: { group_role_id: problems ?? [{ key: 'reference' }] } })
  return { group, role }
}
