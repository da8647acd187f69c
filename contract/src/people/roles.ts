import { z } from 'zod'
import { column } from '../calls/columns.ts'
import { doneAnswer } from '../calls/done-answer.ts'
import { endpoint } from '../calls/endpoint.ts'
import { optionalText, requiredText } from '../calls/fields.ts'
import { idParams, idSchema, resource } from '../calls/resource.ts'
import { type Permission, permissions } from '../rights/permissions.ts'

const permissionSchema = z.enum(permissions as [Permission, ...Permission[]])
const permissionList = z.array(permissionSchema).max(permissions.length).default([])

/** Rights nobody may hold together (specification §5). */
export const exclusivePermissions = ['assign task', 'assign task only to self'] as const

const title = {
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
const roleRow = z.object({
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

const rights = {
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
  permission: rights,
  columns: {
    name: column.text(title.name),
    description: column.text(title.description),
    rights: column.number(title.permissions),
    people: column.number(title.people),
  },
  inputs: {
    name: { kind: 'text', label: title.name },
    description: { kind: 'textarea', label: title.description },
    permissions: { kind: 'references', label: title.permissions },
    bundle_ids: { kind: 'references', label: title.bundles },
  },
})

const bundleValues = z.strictObject({
  name: requiredText(100),
  description: optionalText(500),
  permissions: permissionList,
})
const bundleRow = z.object({
  id: z.number(),
  name: z.string(),
  description: z.string(),
  permissions: z.array(permissionSchema),
  /** How many roles and people hold it. */
  roles: z.number(),
  people: z.number(),
  version: z.number(),
  can: z.object({ edit: z.boolean(), delete: z.boolean() }),
})
export type Bundle = z.output<typeof bundleRow>

/** „Add permission” of the specification: a named bundle of rights of the contract. */
export const bundles = resource({
  name: 'permission_bundle',
  title: { ro: 'Pachete de permisiuni', en: 'Bundles of permissions' },
  audience: 'staff',
  small: true,
  notWhileActing: true,
  row: bundleRow,
  values: bundleValues,
  permission: rights,
  columns: {
    name: column.text(title.name),
    description: column.text(title.description),
    permissions: column.number(title.permissions),
    roles: column.number({ ro: 'Roluri', en: 'Roles' }),
    people: column.number(title.people),
  },
  inputs: {
    name: { kind: 'text', label: title.name },
    description: { kind: 'textarea', label: title.description },
    permissions: { kind: 'references', label: title.permissions },
  },
})

const common = { audience: 'staff', rate: 'none' } as const
const managing = { ...common, permission: 'role.manage' } as const
const removal = {
  ...managing,
  method: 'DELETE',
  tx: 'write',
  notWhileActing: true,
  params: idParams,
} as const

/** One person who has a role, a bundle or a right. */
const holderSchema = z.object({
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
const holdersAnswer = z.object({ people: z.array(holderSchema) })

export const roleCalls = {
  delete: endpoint({
    ...removal,
    id: 'role.delete',
    path: '/api/role/delete/:id',
    summary: 'Deletes a role nobody has',
    answer: doneAnswer,
  }),
  holders: endpoint({
    ...managing,
    id: 'role.holders',
    method: 'GET',
    path: '/api/role/holders/:id',
    tx: 'read',
    summary: 'Who has a role, and what they have through it alone',
    params: idParams,
    answer: holdersAnswer,
  }),
  deleteBundle: endpoint({
    ...removal,
    id: 'permission_bundle.delete',
    path: '/api/permission_bundle/delete/:id',
    summary: 'Deletes a bundle nobody holds',
    answer: doneAnswer,
  }),
  saveMatrix: endpoint({
    ...managing,
    id: 'role.save_matrix',
    method: 'POST',
    path: '/api/role/save_matrix',
    tx: 'write',
    notWhileActing: true,
    summary: 'Changes the rights of several roles together, all or none',
    body: z.strictObject({
      roles: z
        .array(
          z.strictObject({
            id: idSchema,
            version: z.number().int(),
            permissions: z.array(permissionSchema).max(permissions.length),
            bundle_ids: z.array(idSchema).max(200),
          }),
        )
        .min(1)
        .max(200),
    }),
    answer: z.object({ success: z.literal(true), message: z.string(), data: z.array(roleRow) }),
  }),
  rightHolders: endpoint({
    ...managing,
    id: 'permission.holders',
    method: 'GET',
    path: '/api/permission/holders',
    tx: 'read',
    summary: 'Who has a right, and where it comes from',
    query: z.strictObject({ permission: permissionSchema }),
    answer: holdersAnswer,
  }),
  explain: endpoint({
    ...common,
    id: 'permission.explain',
    method: 'GET',
    path: '/api/permission/explain',
    permission: 'signed-in',
    tx: 'read',
    summary: 'Which roles carry a right, and whom to ask for it',
    query: z.strictObject({ permission: permissionSchema }),
    answer: z.object({
      carried_by: z.array(z.string()),
      ask: z.object({ names: z.array(z.string()), email: z.string(), phone: z.string() }),
    }),
  }),
}
