import { groupCalls } from '@hdoc/contract/people/group-calls.ts'
import { groupRoles } from '@hdoc/contract/people/group-roles.ts'
import { userGroups } from '@hdoc/contract/people/groups.ts'
import { metaOf } from '../../../platform/db/list/list-sql.ts'
import { type Route, route } from '../../../platform/http/context.ts'
import { listGroupOptions } from '../../access/index.ts'
import { changeMember, createMember, dismissMember } from './change-members.ts'
import type { EndingVeto } from './ending-vetoes.ts'
import { presentGroup, presentGroupRole } from './present.ts'
import { listGroupRoleOptions, listGroupRoles } from './queries/group-roles.ts'
import { listGroups, listReferences } from './queries/groups.ts'
import { listMembers } from './queries/members.ts'
import { changeGroup, createGroup, getGroup, removeGroup } from './save-group.ts'
import { changeGroupRole, createGroupRole, getGroupRole, removeGroupRole } from './save-group-role.ts'

export const groupRoutes = (vetoes: readonly EndingVeto[]): Route[] => [
  route(userGroups.calls.list, async ({ db, actor }, { list }) => {
    const { rows, total } = await listGroups(db, list)
    return { data: rows.map((row) => presentGroup(row, actor)), meta: metaOf(list, total, rows.length) }
  }),
  route(userGroups.calls.get, async (ctx, { params }) =>
    presentGroup(await getGroup(ctx, params.id), ctx.actor),
  ),
  route(userGroups.calls.add, createGroup),
  route(userGroups.calls.update, (ctx, input) => changeGroup(ctx, input, vetoes)),
  route(userGroups.calls.options, ({ db }, { query }) => listGroupOptions(db, query)),
  route(groupCalls.delete, (ctx, input) => removeGroup(ctx, input, vetoes)),
  route(groupCalls.references, ({ db }, { query }) => listReferences(db, query.q)),
  route(groupCalls.members, async (ctx, { params }) => {
    const group = await getGroup(ctx, params.id)
    const rows = await listMembers(ctx.db, group.id)
    const members = rows.map(({ group_id: _, ...member }) => member)
    return { group: presentGroup(group, ctx.actor), members }
  }),
  route(groupCalls.addMember, createMember),
  route(groupCalls.updateMember, changeMember),
  route(groupCalls.removeMember, dismissMember),
  route(groupRoles.calls.list, async ({ db, actor }, { list }) => {
    const { rows, total } = await listGroupRoles(db, list)
    return { data: rows.map((row) => presentGroupRole(row, actor)), meta: metaOf(list, total, rows.length) }
  }),
  route(groupRoles.calls.get, async (ctx, { params }) =>
    presentGroupRole(await getGroupRole(ctx, params.id), ctx.actor),
  ),
  route(groupRoles.calls.add, createGroupRole),
  route(groupRoles.calls.update, changeGroupRole),
  route(groupRoles.calls.options, ({ db }, { query }) => listGroupRoleOptions(db, query)),
  route(groupCalls.deleteRole, removeGroupRole),
]
