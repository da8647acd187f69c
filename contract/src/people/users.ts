import { z } from 'zod'
import { accountEmail, accountUsername } from '../accounts/accounts.ts'
import { column } from '../calls/columns.ts'
import { optionalPhone, optionalText, requiredText } from '../calls/fields.ts'
import { idSchema, optionSchema, resource } from '../calls/resource.ts'
import { type Permission, permissions } from '../rights/permissions.ts'
import type { Text } from '../texts/languages.ts'

/** How far an account has come. Only active people sign in. */
export const userStateLabels = {
  active: { ro: 'Activ', en: 'Active' },
  inactive: { ro: 'Dezactivat', en: 'Deactivated' },
  invited: { ro: 'Invitat', en: 'Invited' },
  pending: { ro: 'Așteaptă acceptarea', en: 'Waits for acceptance' },
  refused: { ro: 'Respins', en: 'Refused' },
} as const satisfies Record<string, Text>
export type UserState = keyof typeof userStateLabels
const userStateSchema = z.enum(Object.keys(userStateLabels) as [UserState, ...UserState[]])

const permissionSchema = z.enum(permissions as [Permission, ...Permission[]])
const distinct = (ids: number[]): number[] => [...new Set(ids)]
const ids = z.array(idSchema).max(200).transform(distinct).default([])

/** A department of a person with the role there; at most one is the one they work in after signing in. */
export const userGroupEntry = z.strictObject({
  group_id: idSchema,
  group_role_id: idSchema,
  is_default: z.boolean().default(false),
})
export type UserGroupEntry = z.output<typeof userGroupEntry>

export const userValues = z.strictObject({
  name: requiredText(200),
  email: accountEmail,
  username: accountUsername,
  phone: optionalPhone,
  job_title: optionalText(200),
  is_admin: z.boolean().default(false),
  active: z.boolean().default(true),
  role_ids: ids,
  bundle_ids: ids,
  permissions: z
    .array(permissionSchema)
    .max(permissions.length)
    .transform((names) => [...new Set(names)])
    .default([]),
  groups: z.array(userGroupEntry).max(200).default([]),
  /** For a new person only; empty = invited by mail, and the person chooses it. */
  password: z.string().max(200).default(''),
  password_confirmation: z.string().max(200).default(''),
})

export const userRow = z.object({
  id: z.number(),
  name: z.string(),
  username: z.string(),
  email: z.string(),
  phone: z.string(),
  job_title: z.string(),
  is_admin: z.boolean(),
  state: userStateSchema,
  groups: z.array(
    z.object({
      group_id: z.number(),
      group_name: z.string(),
      group_role_id: z.number(),
      group_role_name: z.string(),
      is_default: z.boolean(),
    }),
  ),
  roles: z.array(optionSchema),
  bundles: z.array(optionSchema),
  permissions: z.array(z.string()),
  second_factor: z.boolean(),
  last_login_at: z.string().nullable(),
  created_at: z.string(),
  version: z.number(),
  /** What the caller may do with this account; `why` says it in words when they may not. */
  can: z.object({ edit: z.boolean(), why: z.string() }),
})
export type User = z.output<typeof userRow>

const label = {
  name: { ro: 'Nume', en: 'Name' },
  username: { ro: 'Utilizator', en: 'User name' },
  email: { ro: 'E-mail', en: 'E-mail' },
  phone: { ro: 'Telefon', en: 'Phone' },
  job_title: { ro: 'Funcție', en: 'Job title' },
  is_admin: { ro: 'Administrator', en: 'Administrator' },
  groups: { ro: 'Compartimente', en: 'Departments' },
  roles: { ro: 'Roluri', en: 'Roles' },
  bundles: { ro: 'Pachete de permisiuni', en: 'Bundles of permissions' },
  permissions: { ro: 'Permisiuni directe', en: 'Permissions of their own' },
  password: { ro: 'Parolă', en: 'Password' },
} as const

export const userColumns = {
  name: column.text(label.name),
  email: column.text(label.email),
  state: column.choice({ ro: 'Stare', en: 'State' }, userStateLabels),
  groups: column.reference(label.groups, 'user_group'),
  roles: column.reference(label.roles, 'role'),
  second_factor: column.boolean({ ro: 'Al doilea factor', en: 'Second factor' }),
  last_login_at: column.date({ ro: 'Ultima autentificare', en: 'Last sign-in' }),
  username: column.text(label.username, { hidden: true }),
  is_admin: column.boolean(label.is_admin, { hidden: true }),
  job_title: column.text(label.job_title, { hidden: true }),
  phone: column.text(label.phone, { hidden: true }),
}

/** The people of an institution; outside a client, those of the platform. */
export const users = resource({
  name: 'user',
  title: { ro: 'Utilizatori', en: 'Users' },
  audience: 'staff',
  notWhileActing: true,
  row: userRow,
  values: userValues,
  permission: {
    list: 'user.manage',
    get: 'user.manage',
    add: 'user.manage',
    update: 'user.manage',
    options: 'signed-in',
  },
  columns: userColumns,
  inputs: {
    name: { kind: 'text', label: label.name },
    email: { kind: 'text', label: label.email },
    username: {
      kind: 'text',
      label: label.username,
      help: { ro: 'Litere, cifre, punct, cratimă', en: 'Letters, digits, full stop, hyphen' },
    },
    phone: { kind: 'text', label: label.phone },
    job_title: { kind: 'text', label: label.job_title },
    is_admin: {
      kind: 'checkbox',
      label: label.is_admin,
      help: { ro: 'Are toate drepturile în instituție', en: 'Holds every right in the institution' },
    },
    active: { kind: 'checkbox', label: { ro: 'Cont activ', en: 'Active account' } },
    role_ids: { kind: 'references', label: label.roles, of: 'role' },
    bundle_ids: { kind: 'references', label: label.bundles, of: 'permission_bundle' },
    permissions: { kind: 'references', label: label.permissions },
    groups: { kind: 'references', label: label.groups, of: 'user_group' },
    password: { kind: 'text', label: label.password },
    password_confirmation: {
      kind: 'text',
      label: { ro: 'Parola, încă o dată', en: 'The password again' },
    },
  },
})
