/** One file on its way to the server, or there. */
export type UploadItem = {
  id: number
  name: string
  size: number
  file: File
  state: 'sending' | 'done' | 'failed'
  sentBytes: number
  /** Whole seconds; undefined while too little was sent to tell. */
  secondsLeft: number | undefined
  /** Id of the upload, once the server has it. */
  uploadId: number | undefined
  error: string | undefined
}

/** Time before this says nothing about the speed. */
const tooSoonMs = 600

/** Seconds until the rest is sent at the speed so far; undefined when it cannot be told yet. */
export function secondsLeft(sentBytes: number, totalBytes: number, elapsedMs: number): number | undefined {
  if (sentBytes <= 0 || elapsedMs < tooSoonMs || sentBytes >= totalBytes) return undefined
  return Math.max(1, Math.ceil(((totalBytes - sentBytes) * elapsedMs) / sentBytes / 1000))
}
