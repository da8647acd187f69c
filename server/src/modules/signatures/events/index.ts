import { z } from 'zod'
import { eventType } from '../../../platform/events/event-type.ts'

const id = z.number().int().positive()

/**
 * A version of a file that may be signed belongs to a document or to a submission now, or what it signs has come. Written by triggers of
 * the database, because files come on many ways.
 */
export const fileArrived = eventType(
  'file.arrived',
  z.object({ file_id: id, version: id, document_id: id.nullable() }),
)

/** An institution had files before this program read signatures; written once, by the migration that begins to. */
export const olderFilesFound = eventType('file.older_found', z.object({}))
