import { z } from 'zod'
import { doneAnswer } from '../calls/done-answer.ts'
import { endpoint } from '../calls/endpoint.ts'
import { idParams, idSchema } from '../calls/resource.ts'
import { fileRow } from '../files/files.ts'
import { stampCorner } from '../printing/printing-values.ts'

/** Days before its end from which on a certificate is warned of. */
export const WARNED_DAYS = 60
/** Most bytes of a .p12 or .pfx file; one with a long chain has some ten thousand. */
export const MOST_PKCS12_BYTES = 128 * 1024

const signingCertificate = z.object({
  certificate: z
    .object({
      name: z.string(),
      issuer: z.string(),
      serial: z.string(),
      valid_from: z.string(),
      valid_until: z.string(),
      added_at: z.string(),
      added_by: z.string(),
      state: z.enum(['valid', 'ending', 'expired', 'not_yet_valid']),
      days_left: z.number(),
      /** The installation's secret no longer opens its key. */
      lost: z.boolean(),
    })
    .nullable(),
  /** The host that gives timestamps; null = the installation has none. */
  timestamp_host: z.string().nullable(),
})
export type SigningCertificate = z.output<typeof signingCertificate>

const saved = z.object({ success: z.literal(true), message: z.string(), data: signingCertificate })
const ofSecurity = { audience: 'client', permission: 'settings.security', rate: 'none' } as const

export const signingCertificateCalls = {
  get: endpoint({
    ...ofSecurity,
    id: 'signing_certificate.get',
    method: 'GET',
    path: '/api/signing_certificate/get',
    tx: 'read',
    summary: 'The certificate with which the institution seals, without its key',
    answer: signingCertificate,
  }),
  put: endpoint({
    ...ofSecurity,
    id: 'signing_certificate.put',
    method: 'POST',
    path: '/api/signing_certificate/put',
    tx: 'none',
    notWhileActing: true,
    summary: 'Takes a PKCS#12 file in the place of the present certificate; its key is kept encrypted',
    body: z.strictObject({
      /** The file in base64. */
      file: z
        .string()
        .min(1)
        .max(Math.ceil((MOST_PKCS12_BYTES * 4) / 3) + 4)
        .regex(/^[A-Za-z0-9+/]*={0,2}$/),
      password: z.string().max(200),
    }),
    answer: saved,
  }),
  remove: endpoint({
    ...ofSecurity,
    id: 'signing_certificate.remove',
    method: 'POST',
    path: '/api/signing_certificate/remove',
    tx: 'write',
    notWhileActing: true,
    summary: 'Forgets the certificate and its key; what was sealed stays as it is',
    body: z.strictObject({}),
    answer: saved,
  }),
}

export const sealCalls = {
  seal: endpoint({
    id: 'signature.seal',
    method: 'POST',
    path: '/api/signature/seal',
    audience: 'client',
    permission: 'signature.seal',
    rate: 'none',
    tx: 'none',
    notWhileActing: true,
    idempotent: true,
    summary:
      'Adds a copy of a PDF that bears the stamp of number and date and is sealed with the certificate of the institution',
    body: z.strictObject({ id: idSchema, corner: stampCorner.optional() }),
    answer: z.object({
      success: z.literal(true),
      message: z.string(),
      id: z.number(),
      /** `stamped` is false when the file was signed already: a stamp would break those signatures. */
      data: fileRow.extend({ stamped: z.boolean(), timestamped: z.boolean() }),
    }),
  }),
}

const trustedList = z.object({
  id: z.number(),
  territory: z.string(),
  operator: z.string(),
  sequence: z.number(),
  issued_at: z.string(),
  next_update: z.string().nullable(),
  /** The list says itself that a newer one should be there by now. */
  outdated: z.boolean(),
  sha256: z.string(),
  issuers: z.number(),
  loaded_at: z.string(),
  loaded_by: z.string(),
})
export type TrustedListRow = z.output<typeof trustedList>
export const MOST_LIST_MB = 20

export const trustedListCalls = {
  list: endpoint({
    ...ofSecurity,
    id: 'trusted_list.list',
    method: 'GET',
    path: '/api/trusted_list/list',
    tx: 'read',
    summary: 'The lists of trusted issuers that were loaded',
    answer: z.array(trustedList),
  }),
  load: endpoint({
    ...ofSecurity,
    id: 'trusted_list.load',
    method: 'POST',
    path: '/api/trusted_list/load',
    rate: 'upload',
    tx: 'none',
    raw: 'in',
    notWhileActing: true,
    summary: 'Loads the list of a country (ETSI TS 119 612, XML) in the place of its present one',
    answer: z.object({ success: z.literal(true), message: z.string(), data: trustedList }),
  }),
  remove: endpoint({
    ...ofSecurity,
    id: 'trusted_list.remove',
    method: 'DELETE',
    path: '/api/trusted_list/delete/:id',
    tx: 'write',
    notWhileActing: true,
    params: idParams,
    summary: 'Removes a list; who stands on it is not trusted any more',
    answer: doneAnswer,
  }),
}
