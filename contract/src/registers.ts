import { z } from 'zod'
import { column } from './columns.ts'
import { endpoint } from './endpoint.ts'
import { optionalText, requiredText } from './fields.ts'
import { categoryLabels, categorySchema, registerResetLabels, registerResetSchema } from './labels.ts'
import { parsePattern } from './numbering.ts'
import { idParams, idSchema, resource, saveAnswer } from './resource.ts'
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
  /** A new series each day, whatever `reset` says; the pattern must contain the date. */
  daily: z.boolean().default(false),
  /** Largest number of a series; after it the register is full until the next reset. */
  last_number: z.number().int().min(1).max(999_999_999).nullable().default(null),
  /** Gives further numbers to documents that have one already. Settable before the first number. */
  secondary: z.boolean().default(false),
  /** Registrations from the portal may use it. */
  online: z.boolean().default(false),
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
  online: z.boolean(),
  daily: z.boolean(),
  /** Largest number of a series, null = without end. */
  last_number: z.number().nullable(),
  /** Day on which the numbers begin anew by themselves; null when only an administrator opens a new series. */
  next_reset_on: z.string().nullable(),
  closed: z.boolean(),
  /** Reserved numbers that no document bears yet. */
  reserved_numbers: z.number(),
  description: z.string(),
  access: z.array(registerAccessSchema.extend({ name: z.string() })),
  version: z.number(),
  can: z.object({ edit: z.boolean() }),
})
export type Register = z.output<typeof registerRow>

/** One entry of the trail about a register. */
export const registerActivityRow = z.object({
  id: z.number(),
  at: z.string(),
  action: z.string(),
  by: z.string(),
  /** The real person, when somebody acted as another. */
  for: z.string().nullable(),
  reason: z.string(),
  changes: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
})
export type RegisterActivity = z.output<typeof registerActivityRow>

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
    current_number: column.number(
      { ro: 'Ultimul număr dat', en: 'Last number given' },
      { sort: false, filter: false },
    ),
    last_number: column.number({ ro: 'Ultimul număr permis', en: 'Last number allowed' }, { hidden: true }),
    reset: column.choice({ ro: 'Resetare', en: 'Reset' }, registerResetLabels),
    is_default: column.boolean({ ro: 'Implicit', en: 'Default' }, { hidden: true }),
    in_main_list: column.boolean({ ro: 'În lista principală', en: 'In the main list' }, { hidden: true }),
    daily: column.boolean({ ro: 'Serie zilnică', en: 'Daily series' }, { hidden: true }),
    secondary: column.boolean({ ro: 'Secundar', en: 'Secondary' }, { hidden: true }),
    online: column.boolean({ ro: 'Alocare online', en: 'Online allocation' }, { hidden: true }),
    closed: column.boolean({ ro: 'Închis', en: 'Closed' }, { hidden: true }),
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
    reset: {
      kind: 'choice',
      label: { ro: 'Resetare', en: 'Reset' },
      choices: registerResetLabels,
      help: {
        ro: 'Când începe numărătoarea din nou. Se poate schimba doar înainte de primul număr al unei serii.',
        en: 'When counting begins anew. Changeable only before the first number of a series.',
      },
    },
    number_after_reset: {
      kind: 'number',
      label: { ro: 'Număr după resetare', en: 'Number after reset' },
      help: { ro: 'Primul număr al seriei următoare', en: 'First number of the next series' },
    },
    daily: {
      kind: 'checkbox',
      label: { ro: 'Serie zilnică', en: 'Daily series' },
      help: {
        ro: 'Numărătoarea începe din nou în fiecare zi; modelul trebuie să conțină {DD}, {MM} și anul.',
        en: 'Counting begins anew every day; the pattern must contain {DD}, {MM} and the year.',
      },
    },
    last_number: {
      kind: 'number',
      label: { ro: 'Ultimul număr permis', en: 'Last number allowed' },
      help: {
        ro: 'Gol = fără limită. După el, seria este completă și nu mai dă numere.',
        en: 'Empty = no limit. After it the series is full and gives no more numbers.',
      },
    },
    secondary: {
      kind: 'checkbox',
      label: { ro: 'Registru secundar', en: 'Secondary register' },
      help: {
        ro: 'Dă numere suplimentare documentelor care au deja un număr. Se alege înainte de primul număr.',
        en: 'Gives further numbers to documents that have one already. Chosen before the first number.',
      },
    },
    online: {
      kind: 'checkbox',
      label: { ro: 'Permite alocare online', en: 'Allow online allocation' },
      help: {
        ro: 'Înregistrările venite prin portalul public pot lua numere de aici.',
        en: 'Registrations that come through the public portal may take numbers here.',
      },
    },
    is_default: {
      kind: 'checkbox',
      label: { ro: 'Registru implicit', en: 'Default register' },
      help: {
        ro: 'Este propus la înregistrare când tipul documentului nu cere altul.',
        en: 'Suggested at registration when the document type asks for no other.',
      },
    },
    in_main_list: {
      kind: 'checkbox',
      label: { ro: 'În lista principală', en: 'In the main list' },
      help: { ro: 'Apare printre primele la înregistrare.', en: 'Stands among the first at registration.' },
    },
    description: { kind: 'textarea', label: { ro: 'Descriere', en: 'Description' } },
  },
})

const closing = {
  method: 'POST',
  audience: 'staff',
  permission: 'register.manage',
  rate: 'none',
  tx: 'write',
  body: z.strictObject({ id: idSchema, reason: requiredText(500), version: z.number().int().optional() }),
  answer: saveAnswer(registerRow),
} as const

export const registerCalls = {
  close: endpoint({
    ...closing,
    id: 'register.close',
    path: '/api/register/close',
    summary: 'Closes a register: it gives no more numbers, what it gave stays',
  }),
  reopen: endpoint({
    ...closing,
    id: 'register.reopen',
    path: '/api/register/reopen',
    summary: 'Reopens a closed register; its numbers go on where they stood',
  }),
  activity: endpoint({
    id: 'register.activity',
    method: 'GET',
    path: '/api/register/activity/:id',
    audience: 'staff',
    permission: 'register.manage',
    rate: 'none',
    tx: 'read',
    params: idParams,
    summary: 'What was done with a register, newest first',
    answer: z.array(registerActivityRow),
  }),
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
