import { z } from 'zod'
import { endpoint } from '../calls/endpoint.ts'
import { idParams } from '../calls/resource.ts'
import {
  changeKinds,
  doubts,
  integrityStates,
  signatureProblems,
  signatureRoles,
  signingTimes,
  uncheckedReasons,
  verdicts,
} from './signature-kinds.ts'

const signatureRow = z.object({
  /** Its place in the file, from 1. */
  id: z.number(),
  role: z.enum(signatureRoles),
  verdict: z.enum(verdicts),
  integrity: z.enum(integrityStates),
  problem: z.enum(signatureProblems).nullable(),
  /** What came after it. */
  changes: z.array(z.object({ what: z.enum(changeKinds), where: z.string(), permitted: z.boolean() })),
  who: z
    .object({
      name: z.string(),
      organisation: z.string(),
      issuer: z.string(),
      serial: z.string(),
      valid_from: z.string(),
      valid_until: z.string(),
    })
    .nullable(),
  when: z.object({ kind: z.enum(signingTimes), at: z.string().nullable() }),
  /** The certificate was valid at the time of signing, as far as that time is known. */
  valid_then: z.boolean().nullable(),
  trusted: z.boolean(),
  /** Only where a loaded list of trusted issuers says so. */
  qualified: z.boolean(),
  doubts: z.array(z.enum(doubts)),
})
export type SignatureRow = z.output<typeof signatureRow>

const signedFile = { file_id: z.number(), name: z.string(), version: z.number() }

/**
 * What a signature outside of a PDF signs: what it holds itself, the present version of another file of the document, an
 * earlier one, or what the document no longer has.
 */
const signedContent = z.discriminatedUnion('of', [
  z.object({ of: z.literal('itself') }),
  z.object({ of: z.literal('present'), ...signedFile }),
  z.object({ of: z.literal('earlier'), ...signedFile }),
  z.object({ of: z.literal('gone') }),
])
export type SignedContent = z.output<typeof signedContent>

export const fileSignatures = z.object({
  file_id: z.number(),
  version: z.number(),
  state: z.enum(['waiting', 'signed', 'unsigned', 'unreadable']),
  reason: z.enum(uncheckedReasons).nullable(),
  checked_at: z.string().nullable(),
  /** Null of a PDF, and of what is not signed. */
  content: signedContent.nullable(),
  signatures: z.array(signatureRow),
})
export type FileSignatures = z.output<typeof fileSignatures>

export const signatureCalls = {
  ofDocument: endpoint({
    id: 'signature.of_document',
    method: 'GET',
    path: '/api/signature/of_document/:id',
    audience: 'client',
    permission: 'signed-in',
    rate: 'none',
    tx: 'read',
    params: idParams,
    summary: 'What the files of a document say of their electronic signatures, and what may be said of it',
    answer: z.array(fileSignatures),
  }),
}
