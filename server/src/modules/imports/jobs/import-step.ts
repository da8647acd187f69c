import { z } from 'zod'

/** What the queue knows of the work on an import; the row of the import says what is to be done. */
export const importStep = {
  name: 'imports.work',
  payload: z.strictObject({ import_id: z.number().int().positive() }),
  maxAttempts: 8,
  owns: 'row',
} as const

/** All workers together work on one import at a time, because the texts of a workbook take much memory. */
export const ONE_IMPORT = { oneAtATime: 'import' }
