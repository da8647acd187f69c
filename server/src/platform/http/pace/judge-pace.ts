/** How slow somebody at the other end may be. */
export type Pace = {
  /** A body brings `leastBytes` in each stretch of `bodyMs`. */
  readonly bodyMs: number
  readonly leastBytes: number
  /** A reader takes something, however little the network shows of it at a time, in each stretch of `readerMs`. */
  readonly readerMs: number
}

/** What a connection shows at one look. */
export type Seen = {
  received: number
  /** Bytes of the body are missing, and it is not we who keep them waiting. */
  waitsForBody: boolean
  /** Bytes that the network has taken, and those it was given and has not taken yet. */
  sent: number
  queued: number
  /** An answer waits for its reader. */
  waitsForReader: boolean
}
export type Progress = Pick<Seen, 'received' | 'sent' | 'queued'> & { bodyAt: number; readerAt: number }

export const beginPace = (seen: Seen, now: number): Progress => ({ ...seen, bodyAt: now, readerAt: now })

/**
 * The progress since the last look. A line is slow and lives as long as it moves; how much of an answer the network takes
 * at a time is its own affair (it may drain a megabyte before it takes more), so any movement counts there.
 */
export function judgePace(
  before: Progress,
  seen: Seen,
  now: number,
  pace: Pace,
): { progress: Progress; tooSlow: 'body' | 'reader' | undefined } {
  const bodyMoves = !seen.waitsForBody || seen.received - before.received >= pace.leastBytes
  const readerMoves = !seen.waitsForReader || seen.sent !== before.sent || seen.queued !== before.queued
  const progress = {
    received: bodyMoves ? seen.received : before.received,
    bodyAt: bodyMoves ? now : before.bodyAt,
    sent: seen.sent,
    queued: seen.queued,
    readerAt: readerMoves ? now : before.readerAt,
  }
  if (now - progress.bodyAt > pace.bodyMs) return { progress, tooSlow: 'body' }
  if (now - progress.readerAt > pace.readerMs) return { progress, tooSlow: 'reader' }
  return { progress, tooSlow: undefined }
}
