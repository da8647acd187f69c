/** What may differ between the signed state of a PDF and its present one. */
export const changeKinds = [
  'signature_added',
  'timestamp_added',
  'validation_data',
  'metadata',
  'form_filled',
  'annotation',
  'page',
  'content',
  'appended_bytes',
  'unreadable_update',
] as const
export type ChangeKind = (typeof changeKinds)[number]

export type Change = {
  what: ChangeKind
  /** A field, a page, or a key of the document's catalogue; '' = the whole. */
  where: string
  /** The signer had permitted it, or it cannot alter what was signed. */
  permitted: boolean
  /** For a signature that was added: it draws on a page. */
  visible?: boolean
}

/**
 * `whole`: the signature covers every byte. `extended`: what came later was permitted. `changed`: something else
 * came later. `broken`: the signed bytes are not those that were signed. `malformed`: the file does not say
 * reliably what was signed. `unreadable`: HDoc cannot check it.
 */
export const integrityStates = ['whole', 'extended', 'changed', 'broken', 'malformed', 'unreadable'] as const
export type IntegrityState = (typeof integrityStates)[number]

export const signatureProblems = [
  'range',
  'revision',
  'digest',
  'signature',
  'certificate_missing',
  'certificate_not_bound',
  'attributes',
  'unsupported_format',
  'unsupported_algorithm',
  'content_missing',
  'too_large',
] as const
export type SignatureProblem = (typeof signatureProblems)[number]

export type TimestampFacts = {
  /** ISO instant. */
  at: string
  /** Certificates in base64 (DER); the first is the authority's own. */
  certificates: string[]
  weak: boolean
}

/** What a file itself says about one signature, checked as far as that needs nobody's trust. */
export type SignatureFacts = {
  kind: 'signature' | 'certification' | 'document_timestamp'
  /** The name of its field; '' outside a PDF. */
  field: string
  integrity: IntegrityState
  problem: SignatureProblem | null
  changes: Change[]
  /** It uses an algorithm or a key that can be forged with enough effort. */
  weak: boolean
  /** In base64 (DER); the first is the signer's own. */
  certificates: string[]
  /** The signer's claim; ISO instant. */
  claimed_at: string | null
  /** A timestamp whose own signature is right and that is about this very signature. */
  timestamp: TimestampFacts | null
  /** A timestamp stands there that does not hold. */
  timestamp_broken: boolean
  /** The bytes that are covered, from the beginning of the file; 0 outside a PDF. */
  covers: number
}

export const fileStates = ['signed', 'unsigned', 'unreadable'] as const
export type FileState = (typeof fileStates)[number]
export const unreadableReasons = ['damaged', 'encrypted', 'too_large', 'too_slow', 'content_missing'] as const
export type UnreadableReason = (typeof unreadableReasons)[number]

export type FileFacts = {
  state: FileState
  reason: UnreadableReason | null
  signatures: SignatureFacts[]
  /** What the content must hash to, where it is missing; hexadecimal. */
  imprints?: { digest: 'sha1' | 'sha256' | 'sha384' | 'sha512'; hex: string }[]
}

export const unsigned: FileFacts = { state: 'unsigned', reason: null, signatures: [] }
export const unreadable = (reason: UnreadableReason): FileFacts => ({
  state: 'unreadable',
  reason,
  signatures: [],
})
