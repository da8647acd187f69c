import { bundles } from '@hdoc/contract/people/bundles.ts'
import { roleCalls } from '@hdoc/contract/people/role-calls.ts'
import { roles } from '@hdoc/contract/people/roles.ts'
import { metaOf } from '../../../platform/db/list/list-sql.ts'
import { type Route, route } from '../../../platform/http/context.ts'
import { removeBundle, removeRole } from './delete-role.ts'
import { explainRight } from './explain-right.ts'
import { presentBundle, presentRole } from './present.ts'
import { listBundleOptions, listBundles } from './queries/bundles.ts'
import { listRightHolders, listRoleHolders } from './queries/holders.ts'
import { listRoleOptions, listRoles } from './queries/roles.ts'
import { changeBundle, createBundle, getBundle } from './save-bundle.ts'
import { saveMatrix } from './save-matrix.ts'
import { changeRole, createRole, getRole } from './save-role.ts'

export const roleRoutes: Route[] = [
  route(roles.calls.list, async ({ db, actor }, { list }) => {
    const { rows, total } = await listRoles(db, list)
    return { data: rows.map((row) => presentRole(row, actor)), meta: metaOf(list, total, rows.length) }
  }),
  route(roles.calls.get, async (ctx, { params }) => presentRole(await getRole(ctx, params.id), ctx.actor)),
  route(roles.calls.add, createRole),
  route(roles.calls.update, changeRole),
  route(roles.calls.options, ({ db }, { query }) => listRoleOptions(db, query)),
  route(roleCalls.delete, removeRole),
  route(roleCalls.holders, async (ctx, { params }) => {
    const role = await getRole(ctx, params.id)
    return { people: await listRoleHolders(ctx.db, role.id) }
  }),
  route(roleCalls.saveMatrix, saveMatrix),
  route(roleCalls.rightHolders, async ({ db }, { query }) => ({
    people: await listRightHolders(db, query.permission),
  })),
  route(roleCalls.explain, async ({ db }, { query }) => {
    const { carriedBy, ask } = await explainRight(db, query.permission)
    return { carried_by: carriedBy, ask: { ...ask, names: [...ask.names] } }
  }),
  route(bundles.calls.list, async ({ db, actor }, { list }) => {
    const { rows, total } = await listBundles(db, list)
    return { data: rows.map((row) => presentBundle(row, actor)), meta: metaOf(list, total, rows.length) }
  }),
  route(bundles.calls.get, async (ctx, { params }) =>
    presentBundle(await getBundle(ctx, params.id), ctx.actor),
  ),
  route(bundles.calls.add, createBundle),
  route(bundles.calls.update, changeBundle),
  route(bundles.calls.options, ({ db }, { query }) => listBundleOptions(db, query)),
  route(roleCalls.deleteBundle, removeBundle),
]
