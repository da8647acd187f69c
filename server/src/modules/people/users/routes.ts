import { userCalls } from '@hdoc/contract/people/user-calls.ts'
import { users } from '@hdoc/contract/people/users.ts'
import { metaOf } from '../../../platform/db/list/list-sql.ts'
import { type Route, route } from '../../../platform/http/context.ts'
import { addPeopleToGroup } from './add-to-group.ts'
import { batchOf, changeStates } from './change-states.ts'
import { changeUser } from './change-user.ts'
import { createUser } from './create-user.ts'
import { getUser } from './load-user.ts'
import { platformUserRoutes } from './platform-routes.ts'
import { presentUser } from './present.ts'
import { listUsers } from './queries/users.ts'
import { resetPassword, resetSecondFactors } from './reset-access.ts'
import { showForm, showRights } from './show-rights.ts'

const { calls } = users

export const userRoutes: Route[] = [
  route(calls.list, async ({ db, actor, language }, { list }) => {
    const { rows, total } = await listUsers(db, list)
    return {
      data: rows.map((row) => presentUser(row, actor, language)),
      meta: metaOf(list, total, rows.length),
    }
  }),
  route(calls.get, async (ctx, { params }) =>
    presentUser(await getUser(ctx, params.id), ctx.actor, ctx.language),
  ),
  route(calls.add, (ctx, { body }) => createUser(ctx, body)),
  route(calls.update, (ctx, { body }) => changeUser(ctx, body)),
  route(userCalls.form, (ctx) => showForm(ctx)),
  route(userCalls.rights, (ctx, { params }) => showRights(ctx, params.id)),
  route(userCalls.activate, async (ctx, { body }) =>
    batchOf(ctx, body.preview, await changeStates(ctx, 'active', body)),
  ),
  route(userCalls.deactivate, async (ctx, { body }) =>
    batchOf(ctx, body.preview, await changeStates(ctx, 'inactive', body)),
  ),
  route(userCalls.addToGroup, addPeopleToGroup),
  route(userCalls.resetPassword, (ctx, { body }) => resetPassword(ctx, body.id)),
  route(userCalls.resetFactors, (ctx, { body }) => resetSecondFactors(ctx, body.id)),
  ...platformUserRoutes,
]
