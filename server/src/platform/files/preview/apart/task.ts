import type { UnshownReason } from '@hdoc/contract/files.ts'
import type { PhotoType } from '../clean/clean-photo.ts'
import type { OfficeType } from '../office/read-office.ts'
import type { DrawnType } from '../pictures/draw-page.ts'

/** What is done with a file in a process of its own. */
export type Task =
  | { do: 'read-office'; type: OfficeType }
  | { do: 'read-mail' }
  | { do: 'count-pages'; type: DrawnType }
  | { do: 'draw-page'; type: DrawnType; page: number }
  | { do: 'clean-photo'; type: PhotoType }

/** Behind input, output and errors. */
export const ANSWER_CHANNEL = 3

/** First byte of the answer: the result behind it, or the reason why there is none. */
export const RESULT = 1
export const REFUSED = 2

export type Outcome = { ok: true; bytes: Buffer } | { ok: false; reason: UnshownReason }
