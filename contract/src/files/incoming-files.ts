import { z } from 'zod'
import { endpoint } from '../calls/endpoint.ts'
import { idParams, idSchema, saveAnswer } from '../calls/resource.ts'
import { uploadRow } from './files.ts'

/** The only version of the protocol for resumable uploads, https://tus.io/protocols/resumable-upload. */
export const tusVersion = '1.0.0'
/** Extensions of the protocol that HDoc supports besides its core. */
export const tusExtensions = 'creation,creation-with-upload,termination,expiration,checksum'
/** Bytes of one request of a browser: few enough for proxies that hold a request back until it is whole. */
export const uploadPieceBytes = 8 * 1024 * 1024

const base = '/api/incoming_file'
const client = { audience: 'client', permission: 'signed-in', tx: 'none' } as const
const step = { ...client, raw: 'both', answer: z.unknown() } as const

/** A file on its way, in any number of requests. Only the person who began it sees it, for a day. */
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
  /** Gives the same answer when it is asked again after a lost answer. */
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
