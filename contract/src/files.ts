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
  /** Number of the active version; those before it are kept. */
  version: z.number(),
  /** Held by one person until it is released, taken over or over by itself. */
  lock: z.object({ by: z.string(), since: z.string(), until: z.string(), own: z.boolean() }).nullable(),
  /** What the caller may do with it, and for the rest why not. */
  can: z.object({ change: z.boolean(), lock: z.boolean(), unlock: z.boolean(), take_lock: z.boolean() }),
  cannot: z.object({ change: z.string().optional(), take_lock: z.string().optional() }),
})
export type FileRow = z.output<typeof fileRow>

export const uploadRow = z.object({ id: z.number(), name: z.string(), mime: z.string(), size: z.number() })
export type Upload = z.output<typeof uploadRow>

const base = '/api/file'
const staff = { audience: 'client', permission: 'signed-in' } as const
export const fileCalls = {
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
    /** The active version is sent, whichever is named: a browser keeps what it was given under one address. */
    query: z.strictObject({ version: z.coerce.number().int().min(1).optional() }),
    summary: 'Bytes of a file for the preview in the page, sandboxed',
    answer: z.unknown(),
  }),
}
