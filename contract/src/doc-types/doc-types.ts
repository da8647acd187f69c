import { z } from 'zod'
import { column } from '../calls/columns.ts'
import { optionalText, requiredText } from '../calls/fields.ts'
import { idSchema, optionsQuery, resource } from '../calls/resource.ts'
import {
  broadcastSchema,
  categorySchema,
  dayTypeSchema,
  signatureTypeSchema,
} from '../texts/choice-schemas.ts'
import {
  broadcastLabels,
  categoryLabels,
  dayTypeLabels,
  legalReportLabels,
  signatureTypeLabels,
} from '../texts/choices.ts'
import { docTypeInputs } from './doc-type-inputs.ts'
import { type GazetteCategory, gazetteCategoryLabels } from './gazette-categories.ts'

const gazetteCategory = z.enum(['', ...(Object.keys(gazetteCategoryLabels) as GazetteCategory[])])
const legalReport = z.enum(Object.keys(legalReportLabels) as (keyof typeof legalReportLabels)[])
/** Years that mean „for ever” in the archive's own schedules. */
export const KEPT_FOR_EVER = 100

export const docTypeValues = z.strictObject({
  name: requiredText(200),
  category: categorySchema,
  /** 0 = no deadline. */
  deadline_days: z.number().int().min(0).max(3650).default(0),
  day_type: dayTypeSchema.default('calendar'),
  legal_basis: optionalText(300),
  register_id: idSchema.nullable().default(null),
  /** The register is the only one allowed, not just the suggested one. */
  fixed_register: z.boolean().default(false),
  secondary_register_ids: z.array(idSchema).max(20).default([]),
  /** The department that is proposed at registration. */
  group_id: idSchema.nullable().default(null),
  is_default: z.boolean().default(false),
  receipt: z.boolean().default(true),
  create_case: z.boolean().default(false),
  case_only: z.boolean().default(false),
  skip_acceptance: z.boolean().default(false),
  /** The deadline stands while data are awaited from the citizen. */
  stops_clock: z.boolean().default(false),
  broadcast: broadcastSchema.default('none'),
  /** Of a broadcast to departments; none = the department that a document is registered for. */
  broadcast_group_ids: z.array(idSchema).max(100).default([]),
  online_available: z.boolean().default(false),
  online_filling: z.boolean().default(false),
  /** What is handed in online gets its number with the confirmation, where the register allows online allocation. */
  online_number: z.boolean().default(false),
  /** What is handed in outside working hours gets its number when the institution opens. */
  after_hours: z.boolean().default(false),
  signature_type: signatureTypeSchema.default('not_required'),
  /** 0 = not set, 100 = for ever. */
  prescription_years: z.number().int().min(0).max(KEPT_FOR_EVER).default(0),
  gazette_category: gazetteCategory.default(''),
  /** The report of the law that counts its documents. */
  legal_report: legalReport.default('none'),
  /** Its documents are acts that go to the prefect within ten working days (Codul administrativ, art. 197). */
  prefect_notice: z.boolean().default(false),
})
export type DocTypeValues = z.output<typeof docTypeValues>

const docTypeRow = z.object({
  id: z.number(),
  name: z.string(),
  category: categorySchema,
  deadline_days: z.number(),
  day_type: dayTypeSchema,
  legal_basis: z.string(),
  register_id: z.number().nullable(),
  register_name: z.string(),
  fixed_register: z.boolean(),
  secondary_register_ids: z.array(z.number()),
  group_id: z.number().nullable(),
  group_name: z.string(),
  is_default: z.boolean(),
  receipt: z.boolean(),
  create_case: z.boolean(),
  case_only: z.boolean(),
  skip_acceptance: z.boolean(),
  stops_clock: z.boolean(),
  broadcast: broadcastSchema,
  broadcast_group_ids: z.array(z.number()),
  online_available: z.boolean(),
  online_filling: z.boolean(),
  online_number: z.boolean(),
  after_hours: z.boolean(),
  signature_type: signatureTypeSchema,
  prescription_years: z.number(),
  gazette_category: gazetteCategory,
  legal_report: legalReport,
  prefect_notice: z.boolean(),
  version: z.number(),
  can: z.object({ edit: z.boolean() }),
})
export type DocType = z.output<typeof docTypeRow>

const category = categorySchema.options.join('|')
/**
 * With `categories`: only types for documents of one of them, without the types that stand only in a case.
 */
const docTypeOptionsQuery = optionsQuery.extend({
  categories: z
    .string()
    .regex(new RegExp(`^(${category})(,(${category})){0,2}$`))
    .optional(),
})

const hidden = { hidden: true }

export const docTypes = resource({
  optionsQuery: docTypeOptionsQuery,
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
    day_type: column.choice({ ro: 'Felul zilelor', en: 'Kind of days' }, dayTypeLabels),
    register_id: column.reference({ ro: 'Registru propus', en: 'Suggested register' }, 'register'),
    fixed_register: column.boolean({ ro: 'Registru fix', en: 'Fixed register' }, hidden),
    group_id: column.reference(
      { ro: 'Compartiment propus', en: 'Suggested department' },
      'user_group',
      hidden,
    ),
    legal_basis: column.text({ ro: 'Temei legal', en: 'Legal basis' }),
    is_default: column.boolean({ ro: 'Implicit', en: 'Default' }),
    receipt: column.boolean({ ro: 'Dovadă', en: 'Receipt' }, hidden),
    create_case: column.boolean({ ro: 'Cu dosar', en: 'With a case' }, hidden),
    case_only: column.boolean({ ro: 'Numai în dosar', en: 'Only in a case' }, hidden),
    skip_acceptance: column.boolean({ ro: 'Fără acceptare', en: 'Without acceptance' }, hidden),
    stops_clock: column.boolean({ ro: 'Termen oprit la completări', en: 'Deadline stops for data' }, hidden),
    broadcast: column.choice({ ro: 'Difuzare', en: 'Broadcast' }, broadcastLabels, hidden),
    online_available: column.boolean({ ro: 'Online', en: 'Online' }, hidden),
    online_filling: column.boolean({ ro: 'Completare online', en: 'Online filling' }, hidden),
    online_number: column.boolean({ ro: 'Număr pe loc', en: 'Number at once' }, hidden),
    after_hours: column.boolean({ ro: 'Număr la deschidere', en: 'Number at the opening' }, hidden),
    signature_type: column.choice({ ro: 'Semnătură', en: 'Signature' }, signatureTypeLabels, hidden),
    prescription_years: column.number({ ro: 'Păstrare (ani)', en: 'Kept (years)' }, hidden),
    gazette_category: column.choice(
      { ro: 'Monitorul Oficial', en: 'Gazette' },
      gazetteCategoryLabels,
      hidden,
    ),
    legal_report: column.choice({ ro: 'Raport legal', en: 'Report of the law' }, legalReportLabels, hidden),
    prefect_notice: column.boolean({ ro: 'Se comunică prefectului', en: 'Goes to the prefect' }, hidden),
    version: column.number({ ro: 'Versiune', en: 'Version' }, hidden),
  },
  inputs: docTypeInputs,
})
