import type { Module } from '../../platform/module/module.ts'
import * as events from './events/index.ts'
import { endingVetoes } from './groups/ending-vetoes.ts'

export const people: Module = {
  name: 'people',
  routes: async ({ filled }) => (await import('./routes.ts')).peopleRoutes(filled(endingVetoes)),
  events,
  constraints: {
    users_username_key: { field: 'username', key: 'taken' },
    users_email_key: { field: 'email', key: 'taken' },
    roles_name_key: { field: 'name', key: 'taken' },
    role_bundles_bundle_fkey: { field: 'bundle_ids', key: 'reference' },
    permission_bundles_name_key: { field: 'name', key: 'taken' },
    user_groups_name_key: { field: 'name', key: 'taken' },
    user_group_roles_role_fkey: { field: 'role_ids', key: 'reference' },
    group_roles_name_key: { field: 'name', key: 'taken' },
    group_members_pkey: { field: 'user_id', key: 'taken' },
    group_members_user_fkey: { field: 'user_id', key: 'reference' },
    group_members_role_fkey: { field: 'group_role_id', key: 'reference' },
    substitutes_not_self: { field: 'substitute_id', key: 'substitute_self' },
    group_members_role_used: { field: 'group_role_id', key: 'role_not_used' },
  },
}
