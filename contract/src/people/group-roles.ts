import { z } from 'zod'
import { column } from '../calls/columns.ts'
import { optionalText, requiredText } from '../calls/fields.ts'
import { resource } from '../calls/resource.ts'
import { type GroupPermission, groupPermissions } from '../rights/permissions.ts'

const title = {
  name: { ro: 'Denumire', en: 'Name' },
  description: { ro: 'Descriere', en: 'Description' },
  members: { ro: 'Persoane', en: 'People' },
} as const

const groupPermissionSchema = z.enum(groupPermissions as [GroupPermission, ...GroupPermission[]])
const groupRoleValues = z.strictObject({
  name: requiredText(100),
  description: optionalText(500),
  permissions: z.array(groupPermissionSchema).max(groupPermissions.length).default([]),
})
const groupRoleRow = z.object({
  id: z.number(),
  name: z.string(),
  description: z.string(),
  permissions: z.array(groupPermissionSchema),
  /** How many memberships have it. */
  members: z.number(),
  /** A role of the program: neither renamed nor deleted. */
  fixed: z.boolean(),
  version: z.number(),
  can: z.object({ edit: z.boolean(), rename: z.boolean(), delete: z.boolean() }),
})
export type GroupRole = z.output<typeof groupRoleRow>

export const groupRoles = resource({
  name: 'group_role',
  title: { ro: 'Roluri în compartimente', en: 'Department roles' },
  audience: 'staff',
  small: true,
  notWhileActing: true,
  row: groupRoleRow,
  values: groupRoleValues,
  permission: {
    list: 'group.manage',
    get: 'group.manage',
    add: 'group.manage',
    update: 'group.manage',
    options: 'signed-in',
  },
  columns: {
    name: column.text(title.name),
    description: column.text(title.description),
    permissions: column.number({ ro: 'Permisiuni', en: 'Permissions' }),
    members: column.number(title.members),
  },
  inputs: {
    name: { kind: 'text', label: title.name },
    description: { kind: 'textarea', label: title.description },
    permissions: { kind: 'references', label: { ro: 'Permisiuni', en: 'Permissions' } },
  },
})
