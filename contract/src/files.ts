import { z } from 'zod'
import { doneAnswer } from './done-answer.ts'
import { endpoint } from './endpoint.ts'
import { idParams, idSchema } from './resource.ts'

export const fileRow = z.object({
  id: z.number(),
  name: z.string(),
  mime: z.string(),
  /** Bytes. */
  size: z.number(),
  created_by: z.string(),
  created_at: z.string(),
  /** How the page can show it: in place, or only as a download. */
  preview: z.enum(['pdf', 'image', 'text', 'none']),
})
export type FileRow = z.output<typeof fileRow>

export const uploadRow = z.object({ id: z.number(), name: z.string(), mime: z.string(), size: z.number() })
export type Upload = z.output<typeof uploadRow>

const base = '/api/file'
const staff = { audience: 'client', permission: 'signed-in' } as const
export const fileCalls = {
  /** Body: the bytes, `application/octet-stream`. The upload waits, at most a day, for the document it belongs to. */
  upload: endpoint({
    ...staff,
    id: 'file.upload',
    method: 'POST',
    path: `${base}/upload`,
    rate: 'upload',
    tx: 'none',
    raw: 'in',
    query: z.strictObject({ name: z.string().min(1).max(255) }),
    summary: 'Uploads one file',
    answer: z.object({ success: z.literal(true), message: z.string(), id: z.number(), data: uploadRow }),
  }),
  discard: endpoint({
    ...staff,
    id: 'file.discard',
    method: 'POST',
    path: `${base}/discard`,
    rate: 'none',
    tx: 'write',
    body: z.strictObject({ id: idSchema }),
    summary: 'Drops an upload that belongs to no document yet',
    answer: doneAnswer,
  }),
  download: endpoint({
    ...staff,
    id: 'file.download',
    method: 'GET',
    path: `${base}/download/:id`,
    rate: 'none',
    tx: 'none',
    raw: 'out',
    params: idParams,
    summary: 'Bytes of a file, as an attachment',
    answer: z.unknown(),
  }),
  preview: endpoint({
    ...staff,
    id: 'file.preview',
    method: 'GET',
    path: `${base}/preview/:id`,
    rate: 'none',
    tx: 'none',
    raw: 'out',
    params: idParams,
    summary: 'Bytes of a file for the preview in the page, sandboxed',
    answer: z.unknown(),
  }),
}
