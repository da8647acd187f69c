import { z } from 'zod'

/** Archives of one import, files that one row may name, and files of which one archive may consist. */
export const IMPORT_ARCHIVES = 100
export const IMPORT_FILES_OF_A_ROW = 50
export const IMPORT_ARCHIVE_FILES = 50_000

/** A ZIP in which rows of an import find their files by name. */
const importArchive = z.object({
  id: z.number(),
  name: z.string(),
  /** Bytes. */
  size: z.number(),
  /** Files in it, without folders. */
  files: z.number(),
})

/** What came beside the table, and what the last check found of it. */
export const importFiles = z.object({
  archives: z.array(importArchive),
  /** Files of all archives; of these, those that a row names, those that none names, and those that cannot be taken. */
  total: z.number(),
  named: z.number(),
  unnamed: z.number(),
  refused: z.number(),
  /** Bytes that the files which rows name unpack to, and bytes that the disk of the server has for them. */
  needed: z.number(),
  free: z.number(),
  /** Megabytes of one archive. */
  max_file_mb: z.number(),
  /** More archives may be added. */
  may_add: z.boolean(),
})
export type ImportFiles = z.output<typeof importFiles>

export const importEntryChoices = ['unnamed', 'refused'] as const
export type ImportEntryChoice = (typeof importEntryChoices)[number]

/** A file of an archive. */
export const importEntry = z.object({
  archive: z.string(),
  /** With its folders, as the archive writes it. */
  path: z.string(),
  /** Bytes once it is unpacked. */
  size: z.number(),
  /** Why it cannot be taken; null when nothing is known against it. */
  text: z.string().nullable(),
})
export type ImportEntry = z.output<typeof importEntry>
