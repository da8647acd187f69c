import { Readable } from 'node:stream'
import type { ApartLimits } from '../../../platform/files/preview/apart/run-apart.ts'
import { APART_LIMITS, runApart } from '../../../platform/files/preview/apart/run-apart.ts'
import { takeTurns } from '../../../platform/files/preview/apart/take-turns.ts'
import type { FileStore } from '../../../platform/files/store/file-store.ts'
import { type FileFacts, unreadable, unsigned } from '../../../platform/signatures/facts.ts'
import { mayNameSignature } from '../../../platform/signatures/pdf/may-be-signed.ts'
import type { SignedUpload } from '../../../platform/signatures/sign/verify-signed-upload.ts'
import type { StoredContent } from './queries.ts'

const MEGABYTE = 1024 * 1024
/** Most bytes of a file whose signatures are checked; the whole of it has to lie in memory. */
export const MOST_BYTES = 100 * MEGABYTE
const LIMITS: ApartLimits = { ...APART_LIMITS, milliseconds: 20_000, answerBytes: 8 * MEGABYTE }
/** A file that was made to be slow must not hold all processors. */
const oneByOne = takeTurns(1, 1000, () => new Error('too many signatures wait for their check'))

type Store = Pick<FileStore, 'open'>

async function* joined(store: Store, contents: readonly StoredContent[]): AsyncGenerator<Buffer> {
  for (const { sha256 } of contents) for await (const piece of await store.open(sha256)) yield piece as Buffer
}

/** Whether a stored PDF names a signature at all; most do not, and a process of their own would be a waste. */
async function namesSignature(store: Store, { sha256 }: StoredContent): Promise<boolean> {
  let end = Buffer.alloc(0)
  const source = await store.open(sha256)
  for await (const piece of source) {
    const text = Buffer.concat([end, piece as Buffer])
    if (mayNameSignature(text)) return true
    end = text.subarray(-16)
  }
  return false
}

const reasonOf = (reason: string) =>
  reason === 'too_slow' ? 'too_slow' : reason === 'damaged' ? 'damaged' : 'too_large'

/**
 * Reads what a stored file says of its signatures, in a process of its own with limits of time and memory. `content`:
 * what a signature that lies apart signs.
 */
export async function inspectStored(
  store: Store,
  file: StoredContent & { kind: string },
  content?: StoredContent,
): Promise<FileFacts> {
  const isPdf = file.kind === 'pdf'
  if (isPdf && !(await namesSignature(store, file))) return unsigned
  const outcome = await oneByOne(() =>
    runApart(
      { do: 'inspect-signatures', type: isPdf ? 'pdf' : 'cms', first: content ? file.size : null },
      Readable.from(joined(store, content ? [file, content] : [file])),
      LIMITS,
    ),
  )
  if (!outcome.ok) return unreadable(reasonOf(outcome.reason))
  return JSON.parse(outcome.bytes.toString('utf8')) as FileFacts
}

/** What a PDF in memory says of its signatures. */
export async function inspectBytes(file: Buffer): Promise<FileFacts> {
  if (!mayNameSignature(file)) return unsigned
  const outcome = await oneByOne(() =>
    runApart({ do: 'inspect-signatures', type: 'pdf', first: null }, Readable.from([file]), LIMITS),
  )
  if (!outcome.ok) return unreadable(reasonOf(outcome.reason))
  return JSON.parse(outcome.bytes.toString('utf8')) as FileFacts
}

/**
 * Whether a stored upload is a stored original with nothing but a signature appended; as `verifySignedUpload` says,
 * in a process of its own.
 */
export async function checkSignedUpload(
  store: Store,
  original: StoredContent,
  upload: StoredContent,
): Promise<SignedUpload> {
  if (upload.size > MOST_BYTES) return { ok: false, refusal: 'unreadable' }
  const outcome = await oneByOne(() =>
    runApart(
      { do: 'verify-upload', first: original.size },
      Readable.from(joined(store, [original, upload])),
      LIMITS,
    ),
  )
  if (!outcome.ok) return { ok: false, refusal: 'unreadable' }
  return JSON.parse(outcome.bytes.toString('utf8')) as SignedUpload
}
