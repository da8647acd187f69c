import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { uploadRow } from './files.ts'
import { idParams, idSchema, saveAnswer } from './resource.ts'

/** Of the protocol for resumable uploads, https://tus.io/protocols/resumable-upload: the one version there is. */
export const tusVersion = '1.0.0'
/** What of it is spoken beside the core. */
export const tusExtensions = 'creation,creation-with-upload,termination,expiration,checksum'
/** Bytes a browser sends in one request: proxies that hold a request back until it is whole pass these on. */
export const uploadPieceBytes = 8 * 1024 * 1024

const base = '/api/incoming_file'
const client = { audience: 'client', permission: 'signed-in', tx: 'none' } as const
const step = { ...client, raw: 'both', answer: z.unknown() } as const

/** A file on its way, in any number of requests; only who began it sees it, for a day. */
export const incomingFileCalls = {
  options: endpoint({
    ...step,
    id: 'incoming_file.options',
    method: 'OPTIONS',
    path: `${base}/begin`,
    rate: 'none',
    summary: 'What of the protocol for resumable uploads (tus) is spoken, and the largest file',
  }),
  begin: endpoint({
    ...step,
    id: 'incoming_file.begin',
    method: 'POST',
    path: `${base}/begin`,
    rate: 'upload',
    summary:
      'Begins a resumable upload (tus creation); its name in Upload-Metadata, its first bytes in the body',
  }),
  state: endpoint({
    ...step,
    id: 'incoming_file.state',
    method: 'HEAD',
    path: `${base}/part/:id`,
    rate: 'none',
    params: idParams,
    summary: 'How much of a resumable upload has arrived',
  }),
  append: endpoint({
    ...step,
    id: 'incoming_file.append',
    method: 'PATCH',
    path: `${base}/part/:id`,
    rate: 'upload',
    params: idParams,
    summary: 'The next bytes of a resumable upload',
  }),
  drop: endpoint({
    ...step,
    id: 'incoming_file.drop',
    method: 'DELETE',
    path: `${base}/part/:id`,
    rate: 'none',
    params: idParams,
    summary: 'Gives up a resumable upload',
  }),
  /** Asked again after a lost answer it gives the same one. */
  finish: endpoint({
    ...client,
    id: 'incoming_file.finish',
    method: 'POST',
    path: `${base}/finish`,
    rate: 'none',
    body: z.strictObject({ id: idSchema }),
    summary: 'Looks at a file that has arrived whole and keeps it; it waits, at most a day, for its document',
    answer: saveAnswer(uploadRow),
  }),
}
