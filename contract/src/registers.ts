import { z } from 'zod'
import { column } from './columns.ts'
import { endpoint } from './endpoint.ts'
import { optionalText, requiredText } from './fields.ts'
import { categoryLabels, categorySchema, registerResetLabels, registerResetSchema } from './labels.ts'
import { parsePattern } from './numbering.ts'
import { idSchema, resource } from './resource.ts'
import { invalid } from './validation-messages.ts'

/** Who may see the documents of a register, and who may register in it. No entry at all = everybody in the institution. */
export const registerAccessSchema = z.strictObject({
  principal: z.enum(['group', 'user']),
  id: idSchema,
  see: z.boolean(),
  register: z.boolean(),
})
export type RegisterAccess = z.output<typeof registerAccessSchema>

const patternField = requiredText(60).superRefine((value, context) => {
  const parsed = parsePattern(value)
  if (!parsed.ok) context.addIssue({ code: 'custom', ...invalid(`pattern_${parsed.problem}`) })
})

export const registerValues = z.strictObject({
  name: requiredText(200),
  code: requiredText(12),
  category: categorySchema.nullable().default(null),
  pattern: patternField,
  /** Next number to be given. Settable before the first number of a series; later it must lie above what was given. */
  next_number: z.number().int().min(1).max(999_999_999).default(1),
  reset: registerResetSchema.default('auto'),
  number_after_reset: z.number().int().min(1).max(999_999_999).default(1),
  is_default: z.boolean().default(false),
  in_main_list: z.boolean().default(true),
  description: optionalText(1000),
  access: z.array(registerAccessSchema).max(200).default([]),
})

export const registerRow = z.object({
  id: z.number(),
  name: z.string(),
  code: z.string(),
  category: categorySchema.nullable(),
  pattern: z.string(),
  next_number: z.number(),
  /** Last number given in the current series, 0 when none. */
  current_number: z.number(),
  /** What the next document would bear today. */
  next_sample: z.string(),
  reset: registerResetSchema,
  number_after_reset: z.number(),
  is_default: z.boolean(),
  in_main_list: z.boolean(),
  secondary: z.boolean(),
  daily: z.boolean(),
  closed: z.boolean(),
  description: z.string(),
  access: z.array(registerAccessSchema.extend({ name: z.string() })),
  version: z.number(),
  can: z.object({ edit: z.boolean() }),
})
export type Register = z.output<typeof registerRow>

export const registers = resource({
  name: 'register',
  title: { ro: 'Registre', en: 'Registers' },
  audience: 'staff',
  small: true,
  row: registerRow,
  values: registerValues,
  permission: {
    list: 'register.manage',
    get: 'register.manage',
    add: 'register.manage',
    update: 'register.manage',
    options: 'signed-in',
  },
  columns: {
    code: column.text({ ro: 'Cod', en: 'Code' }),
    name: column.text({ ro: 'Denumire', en: 'Name' }),
    category: column.choice({ ro: 'Categorie', en: 'Category' }, categoryLabels),
    pattern: column.text({ ro: 'Model', en: 'Pattern' }),
    next_number: column.number({ ro: 'Următorul număr', en: 'Next number' }),
    reset: column.choice({ ro: 'Resetare', en: 'Reset' }, registerResetLabels),
    is_default: column.boolean({ ro: 'Implicit', en: 'Default' }, { hidden: true }),
    in_main_list: column.boolean({ ro: 'În lista principală', en: 'In the main list' }, { hidden: true }),
    secondary: column.boolean({ ro: 'Secundar', en: 'Secondary' }, { hidden: true }),
    description: column.text({ ro: 'Descriere', en: 'Description' }, { hidden: true, sort: false }),
  },
  inputs: {
    name: { kind: 'text', label: { ro: 'Denumire', en: 'Name' } },
    code: {
      kind: 'text',
      label: { ro: 'Cod', en: 'Code' },
      help: { ro: 'Scurt, de exemplu RG', en: 'Short, for example RG' },
    },
    category: {
      kind: 'choice',
      label: { ro: 'Categorie', en: 'Category' },
      choices: categoryLabels,
      help: { ro: 'Gol = toate categoriile', en: 'Empty = all categories' },
    },
    pattern: {
      kind: 'text',
      label: { ro: 'Model de număr', en: 'Number pattern' },
      help: {
        ro: '# = cifră; {YYYY}, {YY}, {MM}, {DD} = data; {REG} = codul',
        en: '# = digit; {YYYY}, {YY}, {MM}, {DD} = date; {REG} = code',
      },
    },
    next_number: { kind: 'number', label: { ro: 'Următorul număr', en: 'Next number' } },
    reset: { kind: 'choice', label: { ro: 'Resetare', en: 'Reset' }, choices: registerResetLabels },
    number_after_reset: { kind: 'number', label: { ro: 'Număr după resetare', en: 'Number after reset' } },
    is_default: { kind: 'checkbox', label: { ro: 'Registru implicit', en: 'Default register' } },
    in_main_list: { kind: 'checkbox', label: { ro: 'În lista principală', en: 'In the main list' } },
    description: { kind: 'textarea', label: { ro: 'Descriere', en: 'Description' } },
  },
})

export const registerCalls = {
  openSeries: endpoint({
    id: 'register.open_series',
    method: 'POST',
    path: '/api/register/open_series',
    audience: 'staff',
    permission: 'register.manage',
    rate: 'none',
    tx: 'write',
    summary: 'Opens a new series of a register with manual reset',
    body: z.strictObject({
      id: idSchema,
      first_number: z.number().int().min(1).max(999_999_999),
      reason: requiredText(500),
      version: z.number().int().optional(),
    }),
    answer: z.object({ success: z.literal(true), message: z.string(), id: z.number(), data: registerRow }),
  }),
}
