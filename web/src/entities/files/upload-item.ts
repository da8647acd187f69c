/** One file that is being uploaded, or has been. */
export type UploadItem = {
  id: number
  name: string
  size: number
  file: File
  /**
   * `waiting` for its turn; `paused` by the person; `lost`: the connection is gone and the upload goes on by
   * itself; `checking`: all has arrived and the server looks at it.
   */
  state: 'waiting' | 'sending' | 'paused' | 'lost' | 'checking' | 'done' | 'failed'
  sentBytes: number
  /** Whole seconds until all is sent; undefined while too little was sent to tell. */
  secondsLeft: number | undefined
  /** Id of the upload, once the server has it. */
  uploadId: number | undefined
  error: string | undefined
  /** The file itself was refused; sent again, it would be refused again. */
  refused: boolean
}

/**
 * Whether a status refuses the file: missing right, too big, kind not accepted, empty. Every other failure
 * may pass: the connection, the session, a busy server.
 */
export const isRefusal = (status: number): boolean => [403, 413, 415, 422].includes(status)

/** Whether the file would be lost with the form; a refused file is lost already. */
export const isKept = ({ state, refused }: UploadItem): boolean => state !== 'failed' || !refused

/**
 * How many files are sent at the same time. More would only share the line, and leave no room for other
 * calls.
 */
const atOnce = 3

const takesPart = ({ state }: UploadItem): boolean => ['sending', 'lost', 'checking'].includes(state)

/** The waiting files that may be sent now, in their order. */
export function nextToSend(items: readonly UploadItem[]): UploadItem[] {
  const room = atOnce - items.filter(takesPart).length
  return room <= 0 ? [] : items.filter(({ state }) => state === 'waiting').slice(0, room)
}

/** Whether the upload goes on by itself, without the person doing anything. */
export const isUnderWay = (item: UploadItem): boolean => item.state === 'waiting' || takesPart(item)

/** Milliseconds that must pass before the speed can be told. */
const tooSoonMs = 600

/** Seconds until the rest is sent at the speed so far; undefined when it cannot be told yet. */
export function secondsLeft(sentBytes: number, totalBytes: number, elapsedMs: number): number | undefined {
  if (sentBytes <= 0 || elapsedMs < tooSoonMs || sentBytes >= totalBytes) return undefined
  return Math.max(1, Math.ceil(((totalBytes - sentBytes) * elapsedMs) / sentBytes / 1000))
}
