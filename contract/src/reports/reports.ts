import { z } from 'zod'
import { day } from '../calls/fields.ts'
import { idSchema } from '../calls/resource.ts'
import { wholeNumber } from '../calls/whole-number.ts'
import { countOf } from '../ro/plural.ts'
import type { Language, Text } from '../texts/languages.ts'

/** Days after which the rows of a run are removed; that it was made stays. */
export const DAYS_A_REPORT_IS_KEPT = 30
/** Most rows of a run; a longer one is asked for in parts. */
export const MOST_ROWS_OF_A_REPORT = 100_000
/** Rows of one PDF; a longer report has several. */
export const ROWS_OF_A_PDF = 1_500

/** The parts of the catalogue, in their order. */
export const reportGroups = {
  legal: { ro: 'Rapoarte legale', en: 'Reports of the law' },
  registry: { ro: 'Registratură', en: 'Registry' },
  work: { ro: 'Lucrări', en: 'Work' },
  portal: { ro: 'Portal', en: 'Portal' },
  people: { ro: 'Utilizatori', en: 'People' },
} as const satisfies Record<string, Text>
export type ReportGroup = keyof typeof reportGroups

/** What a report may ask for: a half year, a year, a period, or whose rows they are. */
export const reportAsks = ['half', 'year', 'period', 'department', 'register', 'person'] as const
export type ReportAsk = (typeof reportAsks)[number]

/** A year, or a half of it: 1 or 2. */
const wholePeriod = z.object({ year: z.number(), half: z.number().nullable() })
export type WholePeriod = z.output<typeof wholePeriod>

/** „Semestrul I 2026”, „Anul 2026”. */
export function wholePeriodWords({ year, half }: WholePeriod, language: Language): string {
  if (half === null) return language === 'ro' ? `Anul ${year}` : `Year ${year}`
  const number = half === 2 ? 'II' : 'I'
  return language === 'ro' ? `Semestrul ${number} ${year}` : `Half ${number} of ${year}`
}

/** What a run was asked with; which of them a report takes, its row of the catalogue says. */
export const reportParameters = z.strictObject({
  year: wholeNumber(2000, 2199).optional(),
  half: wholeNumber(1, 2).optional(),
  from: day.optional(),
  to: day.optional(),
  group_id: idSchema.optional(),
  register_id: idSchema.optional(),
  user_id: idSchema.optional(),
})
export type ReportParameters = z.output<typeof reportParameters>

export const reportStates = ['waiting', 'reading', 'done', 'cancelled', 'failed', 'removed'] as const
export type ReportState = (typeof reportStates)[number]
export const reportStateLabels: Readonly<Record<ReportState, Text>> = {
  waiting: { ro: 'Așteaptă', en: 'Waiting' },
  reading: { ro: 'Se pregătește', en: 'Being made' },
  done: { ro: 'Gata', en: 'Ready' },
  cancelled: { ro: 'Oprit', en: 'Stopped' },
  failed: { ro: 'Nereușit', en: 'Failed' },
  removed: { ro: 'Șters', en: 'Removed' },
}
const reportFailures = ['too_long', 'right', 'error'] as const
export const reportFormats = ['pdf', 'xlsx', 'csv'] as const
export type ReportFormat = (typeof reportFormats)[number]

export const catalogueRow = z.object({
  id: z.string(),
  group: z.enum(Object.keys(reportGroups) as [ReportGroup, ...ReportGroup[]]),
  title: z.string(),
  about: z.string(),
  /** The law that wants it; '' = none. */
  law: z.string(),
  asks: z.array(z.enum(reportAsks)),
  /** The right it wants, and the sentence of that right. */
  right: z.string(),
  right_label: z.string(),
  can: z.object({ run: z.boolean() }),
  /** May it be sent every week or month? */
  schedulable: z.boolean(),
  /** The screen where it is made, when that is not this one. */
  made_at: z.string().nullable(),
})
export type CatalogueReport = z.output<typeof catalogueRow>

/** A line of a report of the law, with the article that asks for it. */
export const legalLine = z.object({
  key: z.string(),
  section: z.string(),
  label: z.string(),
  law: z.string(),
  value: z.number(),
  /** 0 = a figure of its own, 1 = a part of the one above. */
  depth: z.number(),
})
export type LegalLine = z.output<typeof legalLine>

/** What could not be filled, and why; `key` when documents stand behind it: `text` then follows their number. */
export const legalGap = z.object({ key: z.string().nullable(), text: z.string(), count: z.number() })
export type LegalGap = z.output<typeof legalGap>

/** A gap in words: „2 petiții clasate nu au temei.”, or the sentence itself where nothing is counted. */
export function gapSentence({ key, text, count }: LegalGap, language: Language): string {
  if (key === null) return text
  const forms = { one: text, many: text }
  return `${countOf(count, { ro: forms, en: forms }, language)}.`
}

export const runRow = z.object({
  id: z.number(),
  report: z.string(),
  title: z.string(),
  /** The period and what else it was asked with, in words. */
  of: z.string(),
  /** Of a report that asks for a year: that year and, where it asks for one, its half. */
  period: wholePeriod.nullable(),
  legal: z.boolean(),
  state: z.enum(reportStates),
  asked_at: z.string(),
  asked_by: z.string(),
  scheduled: z.boolean(),
  rows: z.number(),
  /** Rows there will be, as far as it is known. */
  total: z.number().nullable(),
  /** PDF files that it makes. */
  pdfs: z.number(),
  ended_at: z.string().nullable(),
  kept_until: z.string().nullable(),
  failure: z.enum(reportFailures).nullable(),
  downloads: z.array(z.object({ at: z.string(), by: z.string(), format: z.enum(reportFormats) })),
  /** Whether a report of the law was sent for approval. */
  is_sent: z.boolean(),
  /** The document that it became then, for those who see it. */
  sent_as: z.object({ id: z.number(), number: z.string() }).nullable(),
  can: z.object({ cancel: z.boolean(), send: z.boolean() }),
  cannot: z.object({ send: z.string().optional() }),
})
export type ReportRun = z.output<typeof runRow>
