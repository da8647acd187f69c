import { z } from 'zod'
import { column } from '../calls/columns.ts'
import { optionalText, requiredText } from '../calls/fields.ts'
import { resource } from '../calls/resource.ts'
import { permissionList, permissionSchema, roleRights, roleTitles } from './roles.ts'

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
  permission: roleRights,
  columns: {
    name: column.text(roleTitles.name),
    description: column.text(roleTitles.description),
    permissions: column.number(roleTitles.permissions),
    roles: column.number({ ro: 'Roluri', en: 'Roles' }),
    people: column.number(roleTitles.people),
  },
  inputs: {
    name: { kind: 'text', label: roleTitles.name },
    description: { kind: 'textarea', label: roleTitles.description },
    permissions: { kind: 'references', label: roleTitles.permissions },
  },
})
