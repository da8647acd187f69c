/** One file on its way to the server, or there. */
export type UploadItem = {
  id: number
  name: string
  size: number
  file: File
  /**
   * `waiting` for its turn; `paused` by the person; `lost`: the line is gone and it goes on by itself; `checking`: all is
   * there and the server looks at it.
   */
  state: 'waiting' | 'sending' | 'paused' | 'lost' | 'checking' | 'done' | 'failed'
  sentBytes: number
  /** Whole seconds; undefined while too little was sent to tell. */
  secondsLeft: number | undefined
  /** Id of the upload, once the server has it. */
  uploadId: number | undefined
  error: string | undefined
  /** Failed by what it is: sent again it would be refused again. */
  refused: boolean
}

/** Missing right, too big, no kind that is accepted, empty. Everything else may pass: the line, the session, a busy server. */
export const isRefusal = (status: number): boolean => [403, 413, 415, 422].includes(status)

/** It would be lost with the form; what was refused is lost already. */
export const isKept = ({ state, refused }: UploadItem): boolean => state !== 'failed' || !refused

/** Files that are sent at the same time; more would only share the line, and leave no room for other calls. */
const atOnce = 3

const takesPart = ({ state }: UploadItem): boolean => ['sending', 'lost', 'checking'].includes(state)

/** Whose turn it is now, in their order. */
export function nextToSend(items: readonly UploadItem[]): UploadItem[] {
  const room = atOnce - items.filter(takesPart).length
  return room <= 0 ? [] : items.filter(({ state }) => state === 'waiting').slice(0, room)
}

/** Something is still to come of it, without the person doing anything. */
export const isUnderWay = (item: UploadItem): boolean => item.state === 'waiting' || takesPart(item)

/** Time before this says nothing about the speed. */
const tooSoonMs = 600

/** Seconds until the rest is sent at the speed so far; undefined when it cannot be told yet. */
export function secondsLeft(sentBytes: number, totalBytes: number, elapsedMs: number): number | undefined {
  if (sentBytes <= 0 || elapsedMs < tooSoonMs || sentBytes >= totalBytes) return undefined
  return Math.max(1, Math.ceil(((totalBytes - sentBytes) * elapsedMs) / sentBytes / 1000))
}
