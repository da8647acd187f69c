import { z } from 'zod'
import { endpoint } from '../../calls/endpoint.ts'
import { requiredText } from '../../calls/fields.ts'
import { idParams, idSchema, saveAnswer } from '../../calls/resource.ts'
import { wholeNumber } from '../../calls/whole-number.ts'
import { documentRow } from '../record/documents.ts'

/** Hours (a working day) after which a lock that nobody releases ends by itself. */
export const LOCK_HOURS = 8
/** Most gigabytes of files in one archive, because its format cannot count beyond four. */
export const ZIP_GIGABYTES = 3.5
/** Most files in one archive. */
const mostFiles = 1000

const fileVersionRow = z.object({
  version: z.number(),
  active: z.boolean(),
  name: z.string(),
  /** Bytes. */
  size: z.number(),
  created_by: z.string(),
  created_at: z.string(),
  /** The stored content is missing, or is no longer what was uploaded. */
  damaged: z.boolean(),
  /** Number of the earlier version whose content this one brought back. */
  restored_from: z.number().nullable(),
})
export type FileVersion = z.output<typeof fileVersionRow>

const versionNumber = z.number().int().min(1).max(2_147_483_647)
const ids = z
  .string()
  .regex(/^\d{1,15}(,\d{1,15})*$/)
  .transform((text) => text.split(',').map(Number))
  .refine((numbers) => numbers.length <= mostFiles)

const base = '/api/document_file'
const client = { audience: 'client', permission: 'signed-in', rate: 'none' } as const
const change = { ...client, method: 'POST', tx: 'write', answer: saveAnswer(documentRow) } as const

export const documentFileCalls = {
  versions: endpoint({
    ...client,
    id: 'document_file.versions',
    method: 'GET',
    path: `${base}/versions/:id`,
    tx: 'read',
    params: idParams,
    summary: 'All versions of a file, newest first',
    answer: z.array(fileVersionRow),
  }),
  version: endpoint({
    ...client,
    id: 'document_file.version',
    method: 'GET',
    path: `${base}/version/:id/:version`,
    tx: 'none',
    raw: 'stream',
    params: idParams.extend({ version: wholeNumber(1, 2_147_483_647) }),
    summary: 'Bytes of one version of a file, as an attachment',
    answer: z.unknown(),
  }),
  addVersion: endpoint({
    ...change,
    id: 'document_file.add_version',
    path: `${base}/add_version`,
    idempotent: true,
    summary: 'Makes an upload the active version of a file, and releases the caller’s lock',
    body: z.strictObject({
      id: idSchema,
      upload_id: idSchema,
      /** Number of the active version that the caller knows. */
      version: versionNumber.optional(),
    }),
  }),
  restore: endpoint({
    ...change,
    id: 'document_file.restore',
    path: `${base}/restore`,
    idempotent: true,
    summary: 'Makes a new active version of an earlier one’s content',
    body: z.strictObject({ id: idSchema, restored: versionNumber, version: versionNumber.optional() }),
  }),
  lock: endpoint({
    ...change,
    id: 'document_file.lock',
    path: `${base}/lock`,
    summary: `Locks a file for ${LOCK_HOURS} hours: others read it only`,
    body: z.strictObject({ id: idSchema }),
  }),
  unlock: endpoint({
    ...change,
    id: 'document_file.unlock',
    path: `${base}/unlock`,
    summary: 'Releases the caller’s lock of a file',
    body: z.strictObject({ id: idSchema }),
  }),
  takeLock: endpoint({
    ...change,
    id: 'document_file.take_lock',
    path: `${base}/take_lock`,
    summary: 'Takes the lock of a file over from another person',
    body: z.strictObject({ id: idSchema, reason: requiredText(1000) }),
  }),
  zip: endpoint({
    ...client,
    id: 'document_file.zip',
    method: 'GET',
    path: `${base}/zip/:id`,
    tx: 'none',
    raw: 'stream',
    params: idParams,
    query: z.strictObject({ ids: ids.optional() }),
    summary: 'All files of a document, or those named, as one ZIP; it is recorded',
    answer: z.unknown(),
  }),
}
