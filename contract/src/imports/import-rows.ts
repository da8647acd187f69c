import { z } from 'zod'
import { importFiles } from './import-archives.ts'
import { importDuplicateModes, importFieldTypes, importKindIds, importModes } from './import-kinds.ts'
import { importDelimiters, importEncodings, importMapping } from './import-mapping.ts'
import { importFailures, importStates } from './import-states.ts'

const textSchema = z.object({ ro: z.string(), en: z.string() })
const choices = z.array(z.object({ value: z.string(), label: textSchema }))

/** A field into which a column may go. */
export const importField = z.object({
  id: z.string(),
  label: textSchema,
  required: z.boolean(),
  type: z.enum(importFieldTypes),
  help: textSchema.nullable(),
  /** Of a field with a list of values. */
  choices: choices.nullable(),
})
export type ImportField = z.output<typeof importField>

/** What a kind asks besides columns: a box to tick, or one of a list. */
const importOption = z.object({
  id: z.string(),
  label: textSchema,
  help: textSchema.nullable(),
  type: z.enum(['boolean', 'choice']),
  required: z.boolean(),
  choices: choices.nullable(),
})

const importCounts = z.object({
  /** Rows of the file below its head; null before they were counted. */
  rows: z.number().nullable(),
  good: z.number(),
  bad: z.number(),
  warned: z.number(),
  /** Of the good ones. */
  new: z.number(),
  update: z.number(),
  skip: z.number(),
  /** What was made and still stands. */
  made: z.number(),
  /** Of what was made: the files attached; and those that rows which were not known already name, and that were left out. */
  files: z.number(),
  files_left: z.number(),
})

export const importRow = z.object({
  id: z.number(),
  kind: z.enum(importKindIds),
  state: z.enum(importStates),
  file_name: z.string(),
  begun_at: z.string(),
  begun_by: z.string(),
  ended_at: z.string().nullable(),
  counts: importCounts,
})
export type ImportRow = z.output<typeof importRow>

const importProblemGroup = z.object({ key: z.string(), text: z.string(), count: z.number() })

export const importDetail = importRow.extend({
  /** Bytes of the file. */
  size: z.number(),
  /** Begun by the caller. */
  own: z.boolean(),
  format: z.enum(['csv', 'xlsx']),
  encoding: z.enum(importEncodings).nullable(),
  delimiter: z.enum(importDelimiters).nullable(),
  sheet: z.string().nullable(),
  sheets: z.array(z.string()),
  columns: z.array(z.object({ name: z.string(), example: z.string() })),
  /** The first rows below the head; CNPs are masked. */
  preview: z.array(z.array(z.string())),
  fields: z.array(importField),
  options: z.array(importOption),
  duplicates: z.array(z.enum(importDuplicateModes)),
  mapping: importMapping,
  /** The columns were chosen like the last time. */
  remembered: z.boolean(),
  mode: z.enum(importModes).nullable(),
  /** Rows that the step under way has behind it, and how many seconds are left; null while nobody knows. */
  done: z.number(),
  seconds_left: z.number().nullable(),
  /** Seconds that the check took. */
  check_seconds: z.number().nullable(),
  /** Rows in which letters with cedilla were changed into those with comma. */
  folded: z.number(),
  failure: z.object({ code: z.enum(importFailures), text: z.string() }).nullable(),
  /** What was found, by kind; none while a step is under way. */
  problems: z.array(importProblemGroup),
  /** Values that no list of values knows, so that they can be given a meaning. */
  unknown_values: z.array(z.object({ field: z.string(), value: z.string(), rows: z.number() })),
  /** Files that come beside the table; null where the kind takes none, while a step is under way, and once the import is over. */
  files: importFiles.nullable(),
  /** Its file and findings are removed after this day; null when they are gone. */
  kept_until: z.string().nullable(),
  can: z.object({
    check: z.boolean(),
    run: z.boolean(),
    run_all: z.boolean(),
    cancel: z.boolean(),
    undo: z.boolean(),
    discard: z.boolean(),
    refused: z.boolean(),
  }),
})
export type ImportDetail = z.output<typeof importDetail>

export const importFinding = z.object({
  row: z.number(),
  level: z.enum(['error', 'warning']),
  /** The head of the column in the file; '' when it is about the whole row. */
  column: z.string(),
  /** The place of the column, where its cell can be mended here. */
  place: z.number().nullable(),
  field: z.string(),
  /** Shortened; a CNP is masked. */
  value: z.string(),
  key: z.string(),
  text: z.string(),
})
export type ImportFinding = z.output<typeof importFinding>

/** What of an import cannot be taken back, because something depends on it. */
export const importBlocker = z.object({
  row: z.number(),
  subject: z.string(),
  subject_id: z.number(),
  name: z.string(),
  text: z.string(),
})
