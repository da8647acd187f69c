import type {
  ChangeKind,
  IntegrityState,
  SignatureProblem,
  SignatureRole,
  UncheckedReason,
} from '@hdoc/contract/signatures/signature-kinds.ts'

export type Change = {
  what: ChangeKind
  /** A field, a page, or a key of the document's catalogue; '' = the whole. */
  where: string
  /** The signer had permitted it, or it cannot alter what was signed. */
  permitted: boolean
  /** For a signature that was added: it draws on a page. */
  visible?: boolean
}

export type TimestampFacts = {
  /** ISO instant. */
  at: string
  /** Certificates in base64 (DER); the first is the authority's own. */
  certificates: string[]
  weak: boolean
}

/** What a file itself says about one signature, checked as far as that needs nobody's trust. */
export type SignatureFacts = {
  kind: SignatureRole
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

export type FileState = 'signed' | 'unsigned' | 'unreadable'

export type FileFacts = {
  state: FileState
  reason: UncheckedReason | null
  signatures: SignatureFacts[]
  /** What a signature outside of a PDF signs: a content that it holds itself, or one of another file. */
  content?: 'own' | { file_id: number; version: number; sha256: string }
  /** What the content must hash to, where it is missing; hexadecimal. */
  imprints?: { digest: 'sha1' | 'sha256' | 'sha384' | 'sha512'; hex: string }[]
}

export const unsigned: FileFacts = { state: 'unsigned', reason: null, signatures: [] }
export const unreadable = (reason: UncheckedReason): FileFacts => ({
  state: 'unreadable',
  reason,
  signatures: [],
})
