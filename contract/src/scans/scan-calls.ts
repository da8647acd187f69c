import { z } from 'zod'
import { doneAnswer } from '../calls/done-answer.ts'
import { endpoint } from '../calls/endpoint.ts'
import { requiredText } from '../calls/fields.ts'
import { idParams, idSchema } from '../calls/resource.ts'
import { wholeNumber } from '../calls/whole-number.ts'
import { invalid } from '../failures/validation-messages.ts'
import { uploadRow } from '../files/files.ts'
import { scanInbox } from './scans.ts'

const scanFolderName = z
  .string()
  .trim()
  .refine((value) => /^([a-z0-9][a-z0-9._-]{0,39})?$/.test(value), invalid('scan_folder'))

const inbox = { audience: 'client', permission: 'document.register', rate: 'none' } as const
const ids = z.array(idSchema).min(1).max(100)
const scan = {
  ...inbox,
  method: 'GET',
  tx: 'none',
  raw: 'stream',
  params: idParams,
  answer: z.unknown(),
} as const
export const scanCalls = {
  list: endpoint({
    ...inbox,
    id: 'scan.list',
    method: 'GET',
    path: '/api/scan/list',
    tx: 'read',
    summary: 'Scans that wait for a person, the newest first, or those that were thrown away',
    query: z.strictObject({
      state: z.enum(['waiting', 'discarded']).default('waiting'),
      page: wholeNumber(1, 1000).default(1),
    }),
    answer: scanInbox,
  }),
  thumbnail: endpoint({
    ...scan,
    id: 'scan.thumbnail',
    path: '/api/scan/thumbnail/:id',
    summary: 'The first page of a scan as a small picture',
  }),
  preview: endpoint({
    ...scan,
    id: 'scan.preview',
    path: '/api/scan/preview/:id',
    summary: 'Bytes of a scan for the preview in the page, sandboxed',
  }),
  take: endpoint({
    ...inbox,
    id: 'scan.take',
    method: 'POST',
    path: '/api/scan/take',
    tx: 'write',
    summary:
      'Makes scans uploads of the caller, to be attached or registered like others; they stay in the inbox until then',
    body: z.strictObject({ ids }),
    answer: z.object({
      success: z.literal(true),
      message: z.string(),
      data: z.array(uploadRow.extend({ scan_id: z.number() })),
    }),
  }),
  discard: endpoint({
    ...inbox,
    id: 'scan.discard',
    method: 'POST',
    path: '/api/scan/discard',
    tx: 'write',
    summary: 'Throws scans away, with a reason; they can be had back for some days',
    body: z.strictObject({ ids, reason: requiredText(500) }),
    answer: doneAnswer,
  }),
  restore: endpoint({
    ...inbox,
    id: 'scan.restore',
    method: 'POST',
    path: '/api/scan/restore',
    tx: 'write',
    summary: 'Puts scans that were thrown away back into the inbox',
    body: z.strictObject({ ids }),
    answer: doneAnswer,
  }),
  setFolder: endpoint({
    ...inbox,
    permission: 'client.admin',
    id: 'scan.set_folder',
    method: 'POST',
    path: '/api/scan/set_folder',
    tx: 'write',
    summary: 'Names the folder in which scanners put files for the institution',
    body: z.strictObject({ name: scanFolderName }),
    answer: doneAnswer,
  }),
}
