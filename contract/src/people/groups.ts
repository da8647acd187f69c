import { z } from 'zod'
import { column } from '../calls/columns.ts'
import { optionalEmail, optionalText, requiredText, text } from '../calls/fields.ts'
import { idSchema, resource } from '../calls/resource.ts'
import { invalid } from '../failures/validation-messages.ts'
import { noticeSchema, notices } from '../notifications/notices.ts'
import { normaliseContactPhone, writePhones } from '../ro/phone.ts'

/** Phone numbers of a department, one a line. */
const phoneLines = text(400)
  .transform((value) =>
    value
      .split(/\s*[\n;]\s*/)
      .filter((line) => line !== '')
      .join('\n'),
  )
  .refine(
    (value) => value === '' || value.split('\n').every((line) => normaliseContactPhone(line) !== null),
    invalid('phone'),
  )
  .transform(writePhones)
  .default('')

const label = {
  name: { ro: 'Denumire', en: 'Name' },
  short_name: { ro: 'Denumire scurtă', en: 'Short name' },
  description: { ro: 'Descriere', en: 'Description' },
  service_name: { ro: 'Serviciu', en: 'Service' },
  department_name: { ro: 'Direcție', en: 'Directorate' },
  email: { ro: 'E-mail', en: 'E-mail' },
  phone: { ro: 'Telefoane', en: 'Phone numbers' },
  address: { ro: 'Adresă', en: 'Address' },
  role_ids: { ro: 'Roluri folosite', en: 'Roles in use' },
  notice_types: { ro: 'Notificări', en: 'Notices' },
  active: { ro: 'Activ', en: 'Active' },
  members: { ro: 'Persoane', en: 'People' },
} as const

const userGroupValues = z.strictObject({
  name: requiredText(150),
  short_name: optionalText(20),
  description: optionalText(1000),
  service_name: optionalText(150),
  department_name: optionalText(150),
  email: optionalEmail,
  phone: phoneLines,
  address: optionalText(300),
  /** Group roles that its members may have; empty = every group role of the institution. */
  role_ids: z.array(idSchema).max(100).default([]),
  notice_types: z.array(noticeSchema).max(notices.length).default([]),
  active: z.boolean().default(true),
})
export const userGroupRow = z.object({
  id: z.number(),
  name: z.string(),
  short_name: z.string(),
  description: z.string(),
  service_name: z.string(),
  department_name: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  role_ids: z.array(z.number()),
  notice_types: z.array(z.string()),
  active: z.boolean(),
  members: z.number(),
  version: z.number(),
  can: z.object({ edit: z.boolean(), delete: z.boolean() }),
})
export type UserGroup = z.output<typeof userGroupRow>

const rights = {
  list: 'group.manage',
  get: 'group.manage',
  add: 'group.manage',
  update: 'group.manage',
  options: 'signed-in',
} as const

export const userGroups = resource({
  name: 'user_group',
  title: { ro: 'Compartimente', en: 'Departments' },
  audience: 'staff',
  small: true,
  notWhileActing: true,
  row: userGroupRow,
  values: userGroupValues,
  permission: rights,
  columns: {
    name: column.text(label.name),
    short_name: column.text(label.short_name),
    service_name: column.text(label.service_name),
    department_name: column.text(label.department_name),
    email: column.text(label.email),
    phone: column.text(label.phone),
    members: column.number(label.members),
    active: column.boolean(label.active),
    address: column.text(label.address, { hidden: true }),
    description: column.text(label.description, { hidden: true }),
  },
  inputs: {
    name: { kind: 'text', label: label.name },
    short_name: { kind: 'text', label: label.short_name },
    description: { kind: 'textarea', label: label.description },
    service_name: { kind: 'text', label: label.service_name },
    department_name: { kind: 'text', label: label.department_name },
    email: { kind: 'text', label: label.email },
    phone: {
      kind: 'textarea',
      label: label.phone,
      help: { ro: 'Un număr pe rând', en: 'One number a line' },
    },
    address: { kind: 'text', label: label.address },
    role_ids: {
      kind: 'references',
      label: label.role_ids,
      of: 'group_role',
      help: { ro: 'Niciunul ales = toate', en: 'None chosen = all of them' },
    },
    notice_types: { kind: 'references', label: label.notice_types },
    active: { kind: 'checkbox', label: label.active },
  },
})

export const groupMemberRow = z.object({
  user_id: z.number(),
  name: z.string(),
  username: z.string(),
  job_title: z.string(),
  /** The person's account is active. */
  active: z.boolean(),
  group_role_id: z.number(),
  group_role_name: z.string(),
  /** The department the person works in after signing in. */
  is_default: z.boolean(),
})
export type GroupMember = z.output<typeof groupMemberRow>
