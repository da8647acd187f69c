import { platformUserCalls } from '@hdoc/contract/people/platform-user-calls.ts'
import { done } from '../../../platform/http/answers/answers.ts'
import { type Route, route, type StaffCtx } from '../../../platform/http/context.ts'
import { once } from '../../../platform/idempotency/once.ts'
import { acceptPerson, inviteAgain, refusePerson } from '../../accounts/index.ts'
import { acrossTo } from './across.ts'
import { changeUser } from './change-user.ts'
import { createUser } from './create-user.ts'
import { getUser } from './load-user.ts'
import { changeStatesAcross } from './platform-batch.ts'
import { listPlatformUsers } from './platform-list.ts'
import { presentUser } from './present.ts'
import { findInstitutionName } from './queries/platform-list.ts'
import { resetPassword, resetSecondFactors } from './reset-access.ts'
import { showForm, showRights } from './show-rights.ts'
import { writeLook } from './write-look.ts'

const calls = platformUserCalls

const lookAt = (ctx: StaffCtx, userId: number) =>
  writeLook(ctx, {
    action: 'user.looked_at',
    subjectType: 'user',
    subjectId: userId,
    reason: 'Administrarea utilizatorilor de către platformă',
  })

export const platformUserRoutes: Route[] = [
  route(calls.listPlatform, (ctx, { list }) => listPlatformUsers(ctx, 'platform', list)),
  route(calls.listAll, (ctx, { list }) => listPlatformUsers(ctx, 'all', list)),
  route(calls.listPending, (ctx, { list }) => listPlatformUsers(ctx, 'pending', list)),
  route(calls.get, (ctx, { params }) =>
    acrossTo(ctx, params.institution_id, `user ${params.id} is looked at`, async (inner) => {
      const user = await getUser(inner, params.id)
      await lookAt(inner, params.id)
      return {
        ...presentUser(user, ctx.actor, ctx.language),
        institution_id: params.institution_id,
        institution_name: (await findInstitutionName(inner.db, params.institution_id))?.name ?? '',
      }
    }),
  ),
  // The form shows names of roles and departments, nobody's data, so no look is recorded.
  route(calls.form, (ctx, { params }) =>
    acrossTo(ctx, params.institution_id, 'what a user may be given is looked at', showForm),
  ),
  route(calls.rights, (ctx, { params }) =>
    acrossTo(ctx, params.institution_id, `rights of user ${params.id} are looked at`, async (inner) => {
      const rights = await showRights(inner, params.id)
      await lookAt(inner, params.id)
      return rights
    }),
  ),
  route(calls.add, (ctx, { body, idempotencyKey }) =>
    acrossTo(ctx, body.institution_id, 'a user is created', (inner) => {
      const create = () => createUser(inner, body.values)
      return idempotencyKey
        ? (once(inner.db, ctx, calls.add, idempotencyKey, body, create) as ReturnType<typeof create>)
        : create()
    }),
  ),
  route(calls.update, (ctx, { body: { institution_id, ...body } }) =>
    acrossTo(ctx, institution_id, `user ${body.id} is changed`, (inner) => changeUser(inner, body)),
  ),
  route(calls.activate, (ctx, { body }) => changeStatesAcross(ctx, 'active', body)),
  route(calls.deactivate, (ctx, { body }) => changeStatesAcross(ctx, 'inactive', body)),
  route(calls.resetPassword, (ctx, { body }) =>
    acrossTo(ctx, body.institution_id, `user ${body.id} is sent a link for a new password`, (inner) =>
      resetPassword(inner, body.id),
    ),
  ),
  route(calls.resetFactors, (ctx, { body }) =>
    acrossTo(ctx, body.institution_id, `second factors of user ${body.id} are taken away`, (inner) =>
      resetSecondFactors(inner, body.id),
    ),
  ),
  route(calls.inviteAgain, (ctx, { body }) =>
    acrossTo(ctx, body.institution_id, `user ${body.id} is invited again`, async (inner) => {
      await inviteAgain(inner.db, inner, body)
      return done(ctx.language)
    }),
  ),
  route(calls.accept, (ctx, { body: { institution_id, ...gift } }) =>
    acrossTo(ctx, institution_id, `user ${gift.id} is accepted`, async (inner) => {
      await acceptPerson(inner.db, inner, gift)
      return done(ctx.language)
    }),
  ),
  route(calls.refuse, (ctx, { body }) =>
    acrossTo(ctx, body.institution_id, `user ${body.id} is refused`, async (inner) => {
      await refusePerson(inner.db, inner, body)
      return done(ctx.language)
    }),
  ),
]
