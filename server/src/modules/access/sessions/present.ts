import type { CurrentUser } from '@hdoc/contract/access/session.ts'
import type { Actor } from '../../../platform/auth/actor.ts'
import type { RightsRow, ShownRow } from './queries.ts'

/** An actor from the rights as they are now. */
export function actorOf(
  row: RightsRow,
  where: {
    institutionId: number
    hdocId: number
    real?: Actor['real']
    actingUntil?: string | undefined
    must?: Actor['must']
  },
): Actor {
  return {
    institutionId: where.institutionId,
    id: row.id,
    name: row.name,
    username: row.username,
    jobTitle: row.job_title,
    isAdmin: row.is_admin,
    hdocId: where.hdocId,
    groupId: row.group_id,
    groupName: row.group_name,
    groupRoleName: row.group_role_name,
    groupIds: row.group_ids,
    groupPermissions: row.group_permissions,
    roles: row.roles,
    permissions: row.permissions,
    language: row.language,
    theme: row.theme,
    ...(where.real && { real: where.real }),
    ...(where.must && { must: where.must }),
    ...(where.actingUntil && { actingUntil: where.actingUntil }),
  }
}

/** `shown` is what only the page shows; no call is decided by it. */
export function presentCurrentUser(actor: Actor, shown: ShownRow, deleteMode?: string): CurrentUser {
  return {
    id: actor.id,
    name: actor.name,
    hdoc_id: actor.hdocId,
    isadmin: actor.isAdmin ? 1 : 0,
    group_id: actor.groupId,
    group_role_name: actor.groupRoleName,
    permissions: actor.permissions.map((name) => ({ name })),
    group_permissions: [...actor.groupPermissions],
    roles: [...actor.roles],
    ...(actor.real && { logged_in_as_another_user: { id: actor.real.id, name: actor.real.name } }),
    ...(actor.actingUntil && { acting_until: actor.actingUntil }),
    ...(actor.actingEnded && { acting_ended: true as const }),
    ...(actor.must && { must: actor.must }),
    ...(deleteMode && { delete_mode: deleteMode }),
    account_institution_id: actor.institutionId,
    username: actor.username,
    job_title: actor.jobTitle,
    group_name: actor.groupName,
    groups: shown.groups,
    picture: shown.picture,
    language: actor.language,
    theme: actor.theme,
  }
}
