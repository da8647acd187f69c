import { z } from 'zod'
import { column } from '../calls/columns.ts'
import { optionalText, requiredText } from '../calls/fields.ts'
import { idSchema, resource } from '../calls/resource.ts'
import { invalid } from '../failures/validation-messages.ts'
import { categorySchema, registerResetSchema } from '../texts/choice-schemas.ts'
import { categoryLabels, registerResetLabels } from '../texts/choices.ts'
import { parsePattern } from './numbering.ts'
import { registerInputs } from './register-inputs.ts'

/**
 * Who may see the documents of a register and register in it. No entry at all = everybody in the institution.
 */
const registerAccessSchema = z.strictObject({
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
  /**
   * Next number to be given. Settable before the first number of a series; afterwards each follows the last.
   */
  next_number: z.number().int().min(1).max(999_999_999).default(1),
  reset: registerResetSchema.default('auto'),
  number_after_reset: z.number().int().min(1).max(999_999_999).default(1),
  /** A new series each day, whatever `reset` says; the pattern must contain the date. */
  daily: z.boolean().default(false),
  /** Largest number of a series; after it the register is full until the next reset. */
  last_number: z.number().int().min(1).max(999_999_999).nullable().default(null),
  /** Gives further numbers to documents that have one already. Can be set before the first number only. */
  secondary: z.boolean().default(false),
  /** Registrations from the portal may use it. */
  online: z.boolean().default(false),
  /** An answer keeps the number of the incoming paper: its dispatch stands on that line. */
  answers_on_line: z.boolean().default(false),
  /** The department that keeps the originals of which nothing else is known. */
  holder_group_id: idSchema.nullable().default(null),
  is_default: z.boolean().default(false),
  in_main_list: z.boolean().default(true),
  description: optionalText(1000),
  /** The person accepted that another register may write the same numbers; kept in the trail only. */
  share_numbers: z.boolean().default(false),
  access: z
    .array(registerAccessSchema)
    .max(200)
    .refine((all) => all.every(({ see, register }) => see || register), invalid('access_without_right'))
    .default([]),
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
  /** The same number as it was written; '' when none. */
  current_sample: z.string(),
  /** What the next document would bear today; '' when the series is full. */
  next_sample: z.string(),
  /** The series of today has given its last number. */
  full: z.boolean(),
  reset: registerResetSchema,
  number_after_reset: z.number(),
  is_default: z.boolean(),
  in_main_list: z.boolean(),
  secondary: z.boolean(),
  online: z.boolean(),
  answers_on_line: z.boolean(),
  holder_group_id: z.number().nullable(),
  holder_group_name: z.string(),
  daily: z.boolean(),
  /** Largest number of a series, null = without end. */
  last_number: z.number().nullable(),
  /** Day on which the numbers begin anew by themselves; null when only an administrator opens a new series. */
  next_reset_on: z.string().nullable(),
  closed: z.boolean(),
  /** The living register whose numbers of another system it keeps; such a register is closed for ever. */
  history_of: z.number().nullable(),
  history_of_name: z.string(),
  /** Registers that keep its numbers of other systems. */
  histories: z.array(z.object({ id: z.number(), name: z.string() })),
  /** Reserved numbers that no document bears yet. */
  reserved_numbers: z.number(),
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
    current_number: column.number({ ro: 'Ultimul număr dat', en: 'Last number given' }),
    last_number: column.number({ ro: 'Ultimul număr permis', en: 'Last number allowed' }, { hidden: true }),
    reset: column.choice({ ro: 'Resetare', en: 'Reset' }, registerResetLabels),
    is_default: column.boolean({ ro: 'Implicit', en: 'Default' }, { hidden: true }),
    in_main_list: column.boolean({ ro: 'În lista principală', en: 'In the main list' }, { hidden: true }),
    daily: column.boolean({ ro: 'Serie zilnică', en: 'Daily series' }, { hidden: true }),
    secondary: column.boolean({ ro: 'Secundar', en: 'Secondary' }, { hidden: true }),
    online: column.boolean({ ro: 'Alocare online', en: 'Online allocation' }, { hidden: true }),
    answers_on_line: column.boolean(
      { ro: 'Răspuns pe rândul intrării', en: 'Answers on the incoming line' },
      { hidden: true },
    ),
    holder_group_id: column.reference(
      { ro: 'Păstrează originalele', en: 'Keeps the originals' },
      'user_group',
      { hidden: true },
    ),
    closed: column.boolean({ ro: 'Închis', en: 'Closed' }, { hidden: true }),
    history: column.boolean({ ro: 'Istoric', en: 'History' }, { hidden: true }),
    description: column.text({ ro: 'Descriere', en: 'Description' }, { hidden: true }),
  },
  inputs: registerInputs,
})

/** What the numbers of another system were like, by year: what lacks and what stands twice is told, never mended. */
export const historySeries = z.object({
  series: z.string(),
  documents: z.number(),
  first: z.string(),
  last: z.string(),
  /** Numbers between the first and the last that no document bears. */
  missing: z.number(),
  /** Documents whose number another one before them bears too. */
  repeated: z.number(),
})
export type HistorySeries = z.output<typeof historySeries>

/** What would stop when a register closes. */
export const registerClosing = z.object({
  /** Types that name it: as their only register, as the proposed one, or for a further number. */
  types: z.array(z.object({ name: z.string(), use: z.enum(['only', 'proposed', 'further']) })),
  /** The first of the reserved numbers that no document bears yet, and how many there are. */
  reserved: z.array(z.string()),
  reserved_numbers: z.number(),
})
export type RegisterClosing = z.output<typeof registerClosing>
