import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { users } from '@hdoc/contract/people/users.ts'
import { writeAudit } from '../../../platform/audit/write-audit.ts'
import { auditActor } from '../../../platform/auth/actor.ts'
import { mayChangeMembershipOf } from '../../../platform/auth/giving.ts'
import { emit } from '../../../platform/events/emit.ts'
import { savedRow } from '../../../platform/http/answers/answers.ts'
import { checkVersion } from '../../../platform/http/call/check-version.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { endSessions } from '../../access/index.ts'
import { accountInvited, emailChanged, endLinks } from '../../accounts/index.ts'
import { lockRights } from '../roles/queries/roles.ts'
import { givingProblems, type Holding, type Problems } from './giving.ts'
import { getUser, lockedAdministrators, lockedUser } from './load-user.ts'
import { auditedUser, presentUser } from './present.ts'
import { listChoices } from './queries/choices.ts'
import { listRightSources, type SourceRow } from './queries/rights.ts'
import type { EditableUser } from './queries/users.ts'
import {
  replaceBundles,
  replaceGroups,
  replacePermissions,
  replaceRoles,
  type UserFields,
  updateUser,
} from './queries/write.ts'
import { exclusiveProblem, holdsMore, keepsAdministrator, stateStep, withOneDefault } from './rules.ts'

type Body = InputOf<typeof users.calls.update>['body']
type Wishes = Body['values']
type Plan = { fields: UserFields; holding: Holding; invites: boolean; problems: Problems }

const refuse = (fields: Problems): never => {
  throw new AppError('VALIDATION', {}, { fields })
}

const sameGroups = (one: Holding['groups'], other: Holding['groups']): boolean => {
  const written = (groups: Holding['groups']) =>
    groups
      .map(({ group_id, group_role_id }) => `${group_id} ${group_role_id}`)
      .sort()
      .join()
  return written(one) === written(other)
}

/** Gives what the person would become, and everything that forbids it, field by field. */
function planChange(
  ctx: StaffCtx,
  user: EditableUser,
  wishes: Wishes,
  known: { administrators: readonly number[] | undefined; before: Holding; sources: readonly SourceRow[] },
): Plan {
  const {
    active,
    password,
    password_confirmation: _,
    role_ids,
    bundle_ids,
    permissions,
    groups,
    ...plain
  } = wishes
  const fields: UserFields = { ...user, ...plain }
  const problems: Problems = {}
  const step =
    active === undefined || active === (user.state === 'active')
      ? undefined
      : stateStep(user, active ? 'active' : 'inactive')
  if (step?.outcome === 'changed') fields.state = step.state
  else if (step?.outcome === 'refused') problems.active = [{ key: step.code }]
  const isSelf = ctx.actor.id === user.id && ctx.actor.institutionId === ctx.db.institutionId
  if (isSelf && user.state === 'active' && fields.state !== 'active') problems.active = [{ key: 'USER_SELF' }]
  if (known.administrators && user.is_admin && !keepsAdministrator(known.administrators, user.id, fields))
    problems[fields.is_admin ? 'active' : 'is_admin'] = [{ key: 'LAST_ADMIN' }]
  if (password) problems.password = [{ key: 'password_by_mail' }]
  const changesAddress = fields.email !== user.email || fields.username !== user.username
  if (changesAddress && holdsMore(ctx.actor, user, known.sources))
    problems[fields.email === user.email ? 'username' : 'email'] = [{ key: 'USER_HIGHER' }]
  const isMoved = groups !== undefined && !sameGroups(groups, known.before.groups)
  if (isMoved && !mayChangeMembershipOf(ctx.actor, ctx.db.institutionId, user.id))
    problems.groups = [{ key: 'OWN_RIGHTS' }]
  const holding: Holding = {
    is_admin: fields.is_admin,
    role_ids: role_ids ?? known.before.role_ids,
    bundle_ids: bundle_ids ?? known.before.bundle_ids,
    permissions: permissions ?? known.before.permissions,
    groups: groups ? withOneDefault(groups) : known.before.groups,
  }
  return { fields, holding, invites: step?.outcome === 'changed' && step.invites, problems }
}

async function writeHoldings(
  ctx: StaffCtx,
  user: EditableUser,
  wishes: Wishes,
  before: readonly SourceRow[],
) {
  const { db } = ctx
  if (wishes.role_ids) await replaceRoles(db, user.id, wishes.role_ids)
  if (wishes.bundle_ids) await replaceBundles(db, user.id, wishes.bundle_ids)
  if (wishes.permissions) await replacePermissions(db, user.id, wishes.permissions)
  if (wishes.groups) await replaceGroups(db, user.id, withOneDefault(wishes.groups))
  const conflict = exclusiveProblem(before, await listRightSources(db, user.id))
  if (conflict) refuse({ [conflict.field]: [conflict.problem] })
}

/** Changes a person: their data, what they may do, whether they may sign in. */
export async function changeUser(ctx: StaffCtx, body: Body) {
  const { db, actor, clock } = ctx
  const { values } = body
  const mayLoseAdministrator = values.is_admin !== undefined || values.active !== undefined
  await lockRights(db)
  const administrators = mayLoseAdministrator ? await lockedAdministrators(ctx) : undefined
  const user = await lockedUser(ctx, body.id)
  await checkVersion(db, { type: 'user', id: user.id, version: user.version, sent: body.version })
  const sources = await listRightSources(db, user.id)
  const before: Holding = {
    is_admin: user.is_admin,
    role_ids: user.roles.map(({ id }) => id),
    bundle_ids: user.bundles.map(({ id }) => id),
    permissions: user.permissions,
    groups: user.groups,
  }
  const plan = planChange(ctx, user, values, { administrators, before, sources })
  const problems = { ...givingProblems(actor, before, plan.holding, await listChoices(db)), ...plan.problems }
  if (Object.keys(problems).length > 0) refuse(problems)
  await updateUser(db, user, plan.fields)
  await writeHoldings(ctx, user, values, sources)
  const { fields } = plan
  const ends = (user.is_admin && !fields.is_admin) || (user.state === 'active' && fields.state !== 'active')
  if (ends) await endSessions(db, user.id)
  const at = clock.now()
  // Whoever asked for another address before has no way back in by it.
  if (ends || fields.email !== user.email) await endLinks(db, user.id, 'email_change', at)
  const row = await getUser(ctx, user.id)
  await writeAudit(db, {
    actor: auditActor(actor),
    at,
    action: 'user.updated',
    subjectType: 'user',
    subjectId: user.id,
    before: auditedUser(user),
    after: auditedUser(row),
  })
  const movesInvitation = fields.state === 'invited' && fields.email !== user.email
  if (plan.invites || movesInvitation) await emit(db, accountInvited, { user_id: user.id }, at)
  else if (fields.email !== user.email)
    await emit(db, emailChanged, { user_id: user.id, old_email: user.email }, at)
  return savedRow(ctx.language, presentUser(row, actor, ctx.language))
}
