import { z } from 'zod'
import { doneAnswer } from '../calls/done-answer.ts'
import { endpoint } from '../calls/endpoint.ts'
import { idParams, idSchema } from '../calls/resource.ts'
import { wholeNumber } from '../calls/whole-number.ts'
import { fileContent } from './files.ts'

const base = '/api/file'
const staff = { audience: 'client', permission: 'signed-in' } as const
/**
 * Chooses nothing: the active version is always sent. It makes the address of each version different, because
 * a browser keeps what it was given under one address.
 */
const shownVersion = wholeNumber(1, 2_147_483_647).optional()

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
    raw: 'stream',
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
    raw: 'stream',
    params: idParams,
    query: z.strictObject({ version: shownVersion }),
    summary: 'Bytes of a file for the preview in the page, sandboxed',
    answer: z.unknown(),
  }),
  content: endpoint({
    ...staff,
    id: 'file.content',
    method: 'GET',
    path: `${base}/content/:id`,
    rate: 'none',
    tx: 'none',
    params: idParams,
    summary: 'What a page shows of a text, mail, office file or picture; nothing of the file is run',
    answer: fileContent,
  }),
  page: endpoint({
    ...staff,
    id: 'file.page',
    method: 'GET',
    path: `${base}/page/:id`,
    rate: 'none',
    tx: 'none',
    raw: 'out',
    params: idParams,
    query: z.strictObject({
      page: wholeNumber(1, 10_000).default(1),
      version: shownVersion,
    }),
    summary: 'One page of a TIFF or HEIC picture, drawn for the browser',
    answer: z.unknown(),
  }),
  cleaned: endpoint({
    ...staff,
    id: 'file.cleaned',
    method: 'GET',
    path: `${base}/cleaned/:id`,
    rate: 'none',
    tx: 'none',
    raw: 'out',
    params: idParams,
    summary: 'A photo as an attachment, without the place where it was taken and other data about it',
    answer: z.unknown(),
  }),
}
