import { AppError } from '@hdoc/contract/failures/errors.ts'
import { grant, missingRight } from '../../../platform/auth/grant.ts'
import type { StaffCtx } from '../../../platform/http/context.ts'
import { canEditUser } from './policy.ts'
import { type EditableUser, findUser, lockAdministrators, lockUsers, type UserRow } from './queries/users.ts'

export async function getUser(ctx: Pick<StaffCtx, 'db'>, id: number): Promise<UserRow> {
  const row = await findUser(ctx.db, id)
  if (!row) throw new AppError('NOT_FOUND')
  return row
}

async function editableUser(ctx: StaffCtx, id: number): Promise<EditableUser> {
  const row = await getUser(ctx, id)
  return grant('user.edit', row, canEditUser(ctx.actor, row))
}

/** The person, locked until the end of the transaction. */
export async function lockedUser(ctx: StaffCtx, id: number): Promise<EditableUser> {
  await lockUsers(ctx.db, [id])
  return editableUser(ctx, id)
}

/**
 * Gives the active administrators, locked. Throws the missing right when the caller, an administrator of this
 * institution, lost it while they waited for the lock, so that two who take it from each other do not both
 * succeed.
 */
export async function lockedAdministrators(ctx: StaffCtx): Promise<number[]> {
  const { actor, db } = ctx
  const administrators = await lockAdministrators(db)
  const isOfHere = actor.isAdmin && actor.institutionId === db.institutionId
  if (isOfHere && !administrators.includes(actor.id)) throw missingRight('user.manage')
  return administrators
}
