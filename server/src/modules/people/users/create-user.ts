import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { userValues } from '@hdoc/contract/people/users.ts'
import type { z } from 'zod'
import { writeAudit } from '../../../platform/audit/write-audit.ts'
import { auditActor } from '../../../platform/auth/actor.ts'
import { emit } from '../../../platform/events/emit.ts'
import { savedRow } from '../../../platform/http/answers/answers.ts'
import type { StaffCtx } from '../../../platform/http/context.ts'
import { checkNewPassword } from '../../../platform/passwords/check-new-password.ts'
import { hashPassword } from '../../access/index.ts'
import { accountInvited } from '../../accounts/index.ts'
import { getInstitution } from '../../institutions/index.ts'
import { lockRights } from '../roles/queries/roles.ts'
import { givingProblems, holdsNothing, type Problems } from './giving.ts'
import { getUser } from './load-user.ts'
import { auditedUser, presentUser } from './present.ts'
import { type Choices, listChoices } from './queries/choices.ts'
import { listRightSources } from './queries/rights.ts'
import { addUser, replaceBundles, replaceGroups, replacePermissions, replaceRoles } from './queries/write.ts'
import { exclusiveProblem, withOneDefault } from './rules.ts'

export type UserValues = z.output<typeof userValues>

/** What adding a person takes of a call; an import gives it too. */
export type AddingPeople = Pick<StaffCtx, 'db' | 'actor' | 'clock' | 'language' | 'settings'>

async function passwordProblems(ctx: AddingPeople, values: UserValues): Promise<Problems> {
  if (values.password === '') return {}
  if (values.password !== values.password_confirmation)
    return { password_confirmation: [{ key: 'password_mismatch' }] }
  const { name: institution } = await getInstitution(ctx.db)
  const { username, email, name } = values
  const about = { username, email, name, institution }
  const problem = checkNewPassword(values.password, about, ctx.settings.limits.passwordMinLength)
  return problem ? { password: [problem] } : {}
}

/**
 * Adds a person. With a password they sign in at once; without one they are invited by mail and choose it. An
 * account made inactive without a password is invited when it is activated. `known`: the choices, for who adds many.
 */
export async function createUser(ctx: AddingPeople, values: UserValues, known?: Choices) {
  const { db, actor, clock } = ctx
  await lockRights(db)
  const groups = withOneDefault(values.groups)
  const problems = {
    ...givingProblems(actor, holdsNothing, { ...values, groups }, known ?? (await listChoices(db))),
    ...(await passwordProblems(ctx, values)),
  }
  if (Object.keys(problems).length > 0) throw new AppError('VALIDATION', {}, { fields: problems })
  const at = clock.now()
  const hash = values.password === '' ? undefined : await hashPassword(values.password)
  const state = values.active ? (hash ? 'active' : 'invited') : 'inactive'
  const id = await addUser(db, { ...values, state }, hash ? { hash, at } : undefined)
  await replaceRoles(db, id, values.role_ids)
  await replaceBundles(db, id, values.bundle_ids)
  await replacePermissions(db, id, values.permissions)
  await replaceGroups(db, id, groups)
  const conflict = exclusiveProblem([], await listRightSources(db, id))
  if (conflict) throw new AppError('VALIDATION', {}, { fields: { [conflict.field]: [conflict.problem] } })
  const row = await getUser(ctx, id)
  await writeAudit(db, {
    actor: auditActor(actor),
    at,
    action: state === 'invited' ? 'user.invited' : 'user.created',
    subjectType: 'user',
    subjectId: id,
    after: auditedUser(row),
  })
  if (state === 'invited') await emit(db, accountInvited, { user_id: id }, at)
  return savedRow(ctx.language, presentUser(row, actor, ctx.language))
}
