import type { FileFacts, SignatureFacts } from '../facts.ts'
import { compareViews } from '../pdf/compare-views.ts'
import { inspectPdf } from '../pdf/inspect-pdf.ts'
import { PdfError } from '../pdf/objects.ts'
import { openView } from '../pdf/open-view.ts'
import { walkAppended } from '../pdf/walk-appended.ts'

export type UploadRefusal =
  | 'same_file'
  | 'not_incremental'
  | 'unreadable'
  | 'no_signature'
  | 'not_verified'
  | 'changed_content'

/** `signature`: the newest one that was added, which covers all of the upload. */
export type SignedUpload = { ok: true; signature: SignatureFacts } | { ok: false; refusal: UploadRefusal }

const refused = (refusal: UploadRefusal): SignedUpload => ({ ok: false, refusal })
const HOLDS: ReadonlySet<string> = new Set(['whole', 'extended'])
/** What a program writes beside a signature without altering what is read. */
const BESIDE: ReadonlySet<string> = new Set([
  'signature_added',
  'timestamp_added',
  'validation_data',
  'metadata',
])

/** Compares by what readers show, or somebody could change the text in the very update that is signed. */
function onlySigned(original: Buffer, upload: Buffer): UploadRefusal | undefined {
  try {
    const now = openView(upload)
    walkAppended(now, original.length)
    const changes = compareViews(openView(original), now)
    return changes.every(({ what, permitted }) => permitted && BESIDE.has(what))
      ? undefined
      : 'changed_content'
  } catch (error) {
    if (error instanceof PdfError) return 'unreadable'
    throw error
  }
}

/** The signatures that cover more than the original; one that cannot be placed counts as new. */
const addedTo = (original: Buffer, facts: FileFacts): SignatureFacts[] =>
  facts.signatures.filter(({ covers }) => covers === 0 || covers > original.length)

/**
 * Whether an upload is the original with nothing but a signature appended: the same bytes first, then an
 * incremental update that only signs, and whose signature holds for the whole of the upload.
 */
export function verifySignedUpload(original: Buffer, upload: Buffer): SignedUpload {
  if (upload.equals(original)) return refused('same_file')
  const continues = upload.length > original.length && upload.subarray(0, original.length).equals(original)
  if (!continues) return refused('not_incremental')
  const facts = inspectPdf(upload)
  if (facts.state === 'unreadable') return refused('unreadable')
  const added = addedTo(original, facts)
  if (added.some(({ integrity }) => !HOLDS.has(integrity))) return refused('not_verified')
  const signatures = added.filter(({ kind }) => kind !== 'document_timestamp')
  const newest = signatures.reduce<SignatureFacts | undefined>(
    (last, one) => (last && last.covers >= one.covers ? last : one),
    undefined,
  )
  if (!newest) return refused('no_signature')
  const refusal = onlySigned(original, upload)
  return refusal ? refused(refusal) : { ok: true, signature: newest }
}
