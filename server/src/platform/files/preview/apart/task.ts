import type { UnshownReason } from '@hdoc/contract/files/files.ts'
import type { SignatureWords } from '../../../signatures/sign/prepare-signature.ts'
import type { PhotoType } from '../clean/clean-photo.ts'
import type { OfficeType } from '../office/read-office.ts'
import type { DrawnType } from '../pictures/draw-page.ts'

/** A task for what a page shows of a file. */
export type PreviewTask =
  | { do: 'read-office'; type: OfficeType }
  | { do: 'read-mail' }
  | { do: 'count-pages'; type: DrawnType }
  | { do: 'draw-page'; type: DrawnType; page: number }
  | { do: 'clean-photo'; type: PhotoType }

/** A task for electronic signatures. What it is given besides the file follows or precedes it. */
export type SignatureTask =
  /** `first`: the bytes of the signature, where what it signs follows them. */
  | { do: 'inspect-signatures'; type: 'pdf' | 'cms'; first: number | null }
  /** `first`: the bytes of the original; the upload follows them. */
  | { do: 'verify-upload'; first: number }
  | { do: 'prepare-signature'; words: SignatureWords }
  /** `first`: the bytes of the password, because arguments of a process can be seen; the file follows them. */
  | { do: 'open-pkcs12'; first: number }

/** The text of a PDF, page by page; that of an office file as it is published. */
export type TextTask = { do: 'read-pdf' } | { do: 'read-published'; type: OfficeType }

/** Fields of a Word document. `first`: the bytes of their values, before the document. */
export type LetterTask = { do: 'read-letter' } | { do: 'fill-letter'; first: number }

/** A task that a separate process does with a file. */
export type Task = PreviewTask | SignatureTask | TextTask | LetterTask

/** File descriptor of the answer; 0 to 2 are input, output and errors. */
export const ANSWER_CHANNEL = 3

/** First byte of the answer: it says whether the result follows, or the reason why there is none. */
export const RESULT = 1
export const REFUSED = 2

export type Outcome = { ok: true; bytes: Buffer } | { ok: false; reason: UnshownReason }
