/** How slow the other end of a connection may be. */
export type Pace = {
  /** A body must bring `leastBytes` in each `bodyMs` milliseconds. */
  readonly bodyMs: number
  readonly leastBytes: number
  /** A reader must take at least something in each `readerMs` milliseconds. */
  readonly readerMs: number
}

/** The state of a connection at one check. */
export type Seen = {
  received: number
  /** Bytes of the body are missing, and our own reading does not hold them up. */
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
 * Judges the progress since the last check (`now` in milliseconds). A slow line may go on as long as it
 * moves. For an answer any movement counts, because the network takes bytes in portions of its own (it may
 * drain a megabyte before it takes more).
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
