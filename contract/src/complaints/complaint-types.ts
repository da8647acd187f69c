import { z } from 'zod'
import { column } from '../calls/columns.ts'
import { optionalText, requiredText, text } from '../calls/fields.ts'
import { idSchema, resource } from '../calls/resource.ts'
import { invalid } from '../failures/validation-messages.ts'
import { latitude, longitude } from './place-schemas.ts'
import { type ComplaintArea, type ComplaintIcon, complaintAreas, complaintIcons } from './type-choices.ts'
import { complaintTypeInputs } from './type-inputs.ts'

const icon = z.enum(Object.keys(complaintIcons) as [ComplaintIcon, ...ComplaintIcon[]])
const area = z.enum(Object.keys(complaintAreas) as [ComplaintArea, ...ComplaintArea[]])
const color = z
  .string()
  .regex(/^#[0-9a-fA-F]{6}$/)
  .transform((value) => value.toLowerCase())
/** A corner: [latitude, longitude] in whole 1e-6 degrees. */
const corner = z.tuple([latitude, longitude])

/** Corners of an outline; one that is drawn has at least three. */
const MOST_CORNERS = 200

export const complaintTypeValues = z.strictObject({
  name: requiredText(200),
  icon: icon.default('flag'),
  color: color.default('#546e7a'),
  /** Shown under the type where people choose it. */
  help: optionalText(1000),
  register_id: idSchema.nullable().default(null),
  doc_type_id: idSchema.nullable().default(null),
  group_id: idSchema.nullable().default(null),
  /** Calendar days; 0 = the deadline of the document type alone. */
  deadline_days: z.number().int().min(0).max(3650).default(0),
  area: area.default('whole'),
  polygon: z
    .array(corner)
    .max(MOST_CORNERS)
    .refine((corners) => corners.length === 0 || corners.length > 2, invalid('invalid'))
    .default([]),
  localities: z.array(requiredText(200)).max(200).default([]),
  /** Who is competent outside of the area. */
  authority: optionalText(300),
  active: z.boolean().default(true),
  /** Accepted ones may be shown to people who are about to report the same. */
  is_public: z.boolean().default(false),
  /** What arrives outside working hours gets its number at the next opening. */
  after_hours: z.boolean().default(false),
  answers: z
    .array(text(2000).pipe(z.string().min(1)))
    .max(20)
    .default([]),
  told_user_ids: z.array(idSchema).max(20).default([]),
})
export type ComplaintTypeValues = z.output<typeof complaintTypeValues>

const complaintTypeRow = z.object({
  id: z.number(),
  name: z.string(),
  icon,
  color: z.string(),
  help: z.string(),
  register_id: z.number().nullable(),
  register_name: z.string(),
  doc_type_id: z.number().nullable(),
  doc_type_name: z.string(),
  group_id: z.number().nullable(),
  group_name: z.string(),
  deadline_days: z.number(),
  area,
  polygon: z.array(z.tuple([z.number(), z.number()])),
  localities: z.array(z.string()),
  authority: z.string(),
  active: z.boolean(),
  is_public: z.boolean(),
  after_hours: z.boolean(),
  answers: z.array(z.string()),
  told_user_ids: z.array(z.number()),
  /** It asks something of its own. */
  fills: z.boolean(),
  version: z.number(),
  can: z.object({ edit: z.boolean() }),
})
export type ComplaintType = z.output<typeof complaintTypeRow>

const hidden = { hidden: true }

export const complaintTypes = resource({
  name: 'complaint_type',
  title: { ro: 'Tipuri de sesizări', en: 'Complaint types' },
  audience: 'staff',
  small: true,
  row: complaintTypeRow,
  values: complaintTypeValues,
  permission: {
    list: 'client.admin',
    get: 'client.admin',
    add: 'client.admin',
    update: 'client.admin',
    options: 'signed-in',
  },
  columns: {
    name: column.text({ ro: 'Denumire', en: 'Name' }),
    register_id: column.reference({ ro: 'Registru', en: 'Register' }, 'register'),
    doc_type_id: column.reference({ ro: 'Tip de document', en: 'Document type' }, 'doc_type'),
    group_id: column.reference({ ro: 'Compartiment', en: 'Department' }, 'user_group'),
    deadline_days: column.number({ ro: 'Termen (zile)', en: 'Deadline (days)' }),
    area: column.choice({ ro: 'Unde', en: 'Where' }, complaintAreas),
    active: column.boolean({ ro: 'Activ', en: 'Active' }),
    is_public: column.boolean({ ro: 'Arătată public', en: 'Shown publicly' }, hidden),
    after_hours: column.boolean({ ro: 'Număr la deschidere', en: 'Number at opening' }, hidden),
    authority: column.text({ ro: 'Autoritatea competentă', en: 'Competent authority' }, hidden),
    version: column.number({ ro: 'Versiune', en: 'Version' }, hidden),
  },
  inputs: complaintTypeInputs,
})
