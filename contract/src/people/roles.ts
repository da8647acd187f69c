import { z } from 'zod'
import { column } from '../calls/columns.ts'
import { optionalText, requiredText } from '../calls/fields.ts'
import { idSchema, resource } from '../calls/resource.ts'
import { type Permission, permissions } from '../rights/permissions.ts'

export const permissionSchema = z.enum(permissions as [Permission, ...Permission[]])
export const permissionList = z.array(permissionSchema).max(permissions.length).default([])

/** Rights nobody may hold together (specification §5). */
export const exclusivePermissions = ['assign task', 'assign task only to self'] as const

export const roleTitles = {
  name: { ro: 'Denumire', en: 'Name' },
  description: { ro: 'Descriere', en: 'Description' },
  permissions: { ro: 'Permisiuni', en: 'Permissions' },
  bundles: { ro: 'Pachete de permisiuni', en: 'Bundles of permissions' },
  people: { ro: 'Persoane', en: 'People' },
} as const

const roleValues = z.strictObject({
  name: requiredText(100),
  description: optionalText(500),
  permissions: permissionList,
  bundle_ids: z.array(idSchema).max(200).default([]),
})
export const roleRow = z.object({
  id: z.number(),
  name: z.string(),
  description: z.string(),
  permissions: z.array(permissionSchema),
  bundle_ids: z.array(z.number()),
  /** How many rights it gives, with those of its bundles. */
  rights: z.number(),
  /** How many people have it. */
  people: z.number(),
  /** A role of the program: neither renamed nor deleted. */
  fixed: z.boolean(),
  version: z.number(),
  can: z.object({ edit: z.boolean(), rename: z.boolean(), delete: z.boolean() }),
})
export type Role = z.output<typeof roleRow>

export const roleRights = {
  list: 'role.manage',
  get: 'role.manage',
  add: 'role.manage',
  update: 'role.manage',
  options: 'signed-in',
} as const

export const roles = resource({
  name: 'role',
  title: { ro: 'Roluri', en: 'Roles' },
  audience: 'staff',
  small: true,
  notWhileActing: true,
  row: roleRow,
  values: roleValues,
  permission: roleRights,
  columns: {
    name: column.text(roleTitles.name),
    description: column.text(roleTitles.description),
    rights: column.number(roleTitles.permissions),
    people: column.number(roleTitles.people),
  },
  inputs: {
    name: { kind: 'text', label: roleTitles.name },
    description: { kind: 'textarea', label: roleTitles.description },
    permissions: { kind: 'references', label: roleTitles.permissions },
    bundle_ids: { kind: 'references', label: roleTitles.bundles },
  },
})

/** One person who has a role, a bundle or a right. */
export const holderSchema = z.object({
  id: z.number(),
  name: z.string(),
  job_title: z.string(),
  active: z.boolean(),
  /** Names of the roles and bundles it comes from; empty = given to the person directly. */
  through: z.array(z.string()),
  /** Rights that the person has only through this, and would lose with it. */
  only_through: z.array(permissionSchema),
})
export type Holder = z.output<typeof holderSchema>
