import { z } from 'zod'
import { problemIssue } from '../failures/issue-fields.ts'
import { invalid } from '../failures/validation-messages.ts'
import { maskCnpsIn } from '../ro/mask-cnps.ts'
import { importDuplicateModes } from './import-kinds.ts'

/** How a date is written in the file; `auto`: 31.12.2026, 31/12/2026, 31-12-2026 or 2026-12-31. */
export const importDateFormats = ['auto', 'dmy', 'mdy', 'ymd'] as const
export type ImportDateFormat = (typeof importDateFormats)[number]

export const importEncodings = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1250',
  'windows-1252',
  'iso-8859-2',
  'iso-8859-16',
] as const
export type ImportEncoding = (typeof importEncodings)[number]
export const importDelimiters = [';', ',', '\t', '|'] as const
export type ImportDelimiter = (typeof importDelimiters)[number]

/** Rows of one import in which a person may write cells anew; who has more of them mends the file. */
export const IMPORT_MENDED_ROWS = 200

const fieldName = z.string().regex(/^[a-z][a-z0-9_]{0,63}$/)
const cell = z.string().max(1_000)
const columnPlace = z.string().regex(/^\d{1,3}$/)
/** What is written here is kept readable with the import, so a CNP is mended in the file. */
export const isMendable = (text: string): boolean => maskCnpsIn(text) === text
const mendedCell = cell.refine(isMendable, invalid('import_mended_cnp'))

/** Cells that a person wrote anew, by the number of the row and the place of the column. */
const mendedCells = z
  .record(z.string().regex(/^[1-9]\d{0,6}$/), z.record(columnPlace, mendedCell))
  .refine(
    (rows) => Object.keys(rows).length <= IMPORT_MENDED_ROWS,
    problemIssue({ key: 'import_mended_rows', values: { maximum: IMPORT_MENDED_ROWS } }),
  )

/** What a person decided about the columns of a file. */
export const importMapping = z.strictObject({
  /** By the place of the column in the file, from 0: the field it becomes. Columns without one are not imported. */
  columns: z.record(columnPlace, fieldName),
  /** One value for all rows, by field. */
  constants: z.record(fieldName, cell).default({}),
  date_format: z.enum(importDateFormats).default('auto'),
  /** By field: what a value of the file means („Cerere” → the id of a type). */
  values: z.record(fieldName, z.record(cell, cell)).default({}),
  /** What the kind asks besides, by the name of the option. */
  options: z.record(fieldName, cell).default({}),
  duplicates: z.enum(importDuplicateModes).default('skip'),
  mended: mendedCells.optional(),
})
export type ImportMapping = z.output<typeof importMapping>

/** How the bytes of a file become rows; what is missing is guessed. */
export const importReading = z.strictObject({
  encoding: z.enum(importEncodings).optional(),
  delimiter: z.enum(importDelimiters).optional(),
  /** The name of the sheet of a workbook. */
  sheet: z.string().max(100).optional(),
})
export type ImportReading = z.output<typeof importReading>
