import { z } from 'zod'
import { column } from './columns.ts'
import { optionalText, requiredText } from './fields.ts'
import { categoryLabels, categorySchema, dayTypeLabels, dayTypeSchema } from './labels.ts'
import { idSchema, resource } from './resource.ts'

export const docTypeValues = z.strictObject({
  name: requiredText(200),
  category: categorySchema,
  /** 0 = no deadline. */
  deadline_days: z.number().int().min(0).max(3650).default(0),
  day_type: dayTypeSchema.default('calendar'),
  register_id: idSchema.nullable().default(null),
  legal_basis: optionalText(300),
  is_default: z.boolean().default(false),
})

export const docTypeRow = z.object({
  id: z.number(),
  name: z.string(),
  category: categorySchema,
  deadline_days: z.number(),
  day_type: dayTypeSchema,
  register_id: z.number().nullable(),
  register_name: z.string(),
  legal_basis: z.string(),
  is_default: z.boolean(),
  version: z.number(),
  can: z.object({ edit: z.boolean() }),
})
export type DocType = z.output<typeof docTypeRow>

export const docTypes = resource({
  name: 'doc_type',
  title: { ro: 'Tipuri de documente', en: 'Document types' },
  audience: 'staff',
  small: true,
  row: docTypeRow,
  values: docTypeValues,
  permission: {
    list: 'doc_type.manage',
    get: 'doc_type.manage',
    add: 'doc_type.manage',
    update: 'doc_type.manage',
    options: 'signed-in',
  },
  columns: {
    name: column.text({ ro: 'Denumire', en: 'Name' }),
    category: column.choice({ ro: 'Categorie', en: 'Category' }, categoryLabels),
    deadline_days: column.number({ ro: 'Termen (zile)', en: 'Deadline (days)' }),
    day_type: column.choice({ ro: 'Fel zile', en: 'Kind of days' }, dayTypeLabels),
    register_id: column.reference({ ro: 'Registru propus', en: 'Suggested register' }, 'register'),
    legal_basis: column.text({ ro: 'Temei legal', en: 'Legal basis' }),
    is_default: column.boolean({ ro: 'Implicit', en: 'Default' }),
  },
  inputs: {
    name: { kind: 'text', label: { ro: 'Denumire', en: 'Name' } },
    category: { kind: 'choice', label: { ro: 'Categorie', en: 'Category' }, choices: categoryLabels },
    deadline_days: {
      kind: 'number',
      label: { ro: 'Termen (zile)', en: 'Deadline (days)' },
      help: { ro: '0 = fără termen', en: '0 = no deadline' },
    },
    day_type: { kind: 'choice', label: { ro: 'Fel zile', en: 'Kind of days' }, choices: dayTypeLabels },
    register_id: {
      kind: 'reference',
      label: { ro: 'Registru propus', en: 'Suggested register' },
      of: 'register',
    },
    legal_basis: { kind: 'text', label: { ro: 'Temei legal', en: 'Legal basis' } },
    is_default: {
      kind: 'checkbox',
      label: { ro: 'Implicit pentru categoria sa', en: 'Default of its category' },
    },
  },
})
