import { csrfHeader } from '@hdoc/contract/access/session-headers.ts'
import type { Upload } from '@hdoc/contract/files/files.ts'
import { incomingFileCalls, uploadPieceBytes } from '@hdoc/contract/files/incoming-files.ts'
import type { DetailedError } from 'tus-js-client'
import { ApiError } from '../calls/api-error.ts'
import { announce } from '../calls/api-reactions.ts'
import { call } from '../calls/call.ts'
import { neededCsrf } from '../calls/csrf.ts'
import { failureOf, parsedBody, unanswered } from '../calls/failure-of.ts'
import { personHeaders } from '../calls/page-person.ts'
import { currentLanguage } from '../languages/language.ts'
import { mayPass } from './may-pass.ts'

/** Where files are sent to: the call that begins one, and what makes something of one that has arrived. */
export type UploadPlace<Done> = { begin: string; finish: (url: string) => Promise<Done> }

export type Told<Done = Upload> = {
  /** The server has begun the file under this address. */
  onBegun?: (url: string) => void
  onProgress: (sentBytes: number) => void
  /** The connection is lost; the upload goes on by itself when it is back. */
  onLost: () => void
  /** Everything is sent; the server checks the file. */
  onSent: () => void
  onDone: (done: Done) => void
  onFailed: (error: ApiError) => void
}

/** A file being sent. These functions do nothing once the upload has ended. */
export type Sending = {
  /** Stops for now; what has arrived stays on the server. */
  pause: () => void
  /** Goes on from where it stopped, after a pause or a failure. */
  resume: () => void
  /** Gives the upload up, on the server too. */
  cancel: () => void
}

/** Milliseconds between tries while the connection is lost; together some ten minutes. */
const retryDelays = [500, 1000, 2000, 4000, 8000, ...Array.from({ length: 20 }, () => 30_000)]
const statusOf = (error: DetailedError) => error.originalResponse?.getStatus() ?? 0

function errorOf(error: Error | DetailedError): ApiError {
  const response = 'originalResponse' in error ? error.originalResponse : null
  if (!response) return unanswered(undefined, false)
  const failure = failureOf({
    status: response.getStatus(),
    body: parsedBody(response.getBody()),
    retryAfter: response.getHeader('retry-after') ?? null,
    requestId: response.getHeader('x-request-id') ?? null,
  })
  return failure ?? unanswered(undefined, false)
}

const ofStaff: UploadPlace<Upload> = {
  begin: incomingFileCalls.begin.path,
  finish: async (url) => {
    const id = Number(/\d+$/.exec(url)?.[0])
    return (await call(incomingFileCalls.finish, { body: { id }, quiet: true })).data
  },
}

/** Begins to send a file that will wait for its document. */
export const sendResumable = (file: File, told: Told): Promise<Sending> => sendTo(ofStaff, file, told)

/**
 * Begins to send a file in pieces (protocol tus). When the connection breaks, a piece is tried again from
 * where it stopped.
 */
export async function sendTo<Done>(place: UploadPlace<Done>, file: File, told: Told<Done>): Promise<Sending> {
  const { Upload: TusUpload } = await import('tus-js-client')
  let ended = false
  const fail = (error: ApiError) => {
    // A refused upload is not tried again when the connection comes back.
    stopListening()
    announce(error)
    told.onFailed(error)
  }
  const upload = new TusUpload(file, {
    endpoint: place.begin,
    metadata: { filename: file.name },
    chunkSize: uploadPieceBytes,
    uploadDataDuringCreation: true,
    // Keep no file names in a browser that others may use too.
    storeFingerprintForResuming: false,
    retryDelays,
    // The headers name the person who began the upload, also when somebody else has signed in before the last
    // piece.
    headers: {
      'X-Requested-With': 'XMLHttpRequest',
      'Accept-Language': currentLanguage(),
      ...personHeaders(),
    },
    onBeforeRequest: async (request) => request.setHeader(csrfHeader, await neededCsrf()),
    onUploadUrlAvailable: () => told.onBegun?.(upload.url ?? ''),
    onProgress: (sentBytes) => told.onProgress(sentBytes),
    onShouldRetry: (error) => {
      if (!mayPass(statusOf(error))) return false
      told.onLost()
      return true
    },
    onSuccess: () => void finish(),
    onError: (error) => fail(errorOf(error)),
  })

  async function finish(): Promise<void> {
    told.onSent()
    try {
      const done = await place.finish(upload.url ?? '')
      ended = true
      stopListening()
      told.onDone(done)
    } catch (error) {
      told.onFailed(error instanceof ApiError ? error : unanswered(error, false))
    }
  }
  const again = () => {
    if (!ended) void upload.abort().then(() => upload.start())
  }
  // Try at once when the browser says that the connection is back, without waiting for the next try.
  window.addEventListener('online', again)
  const stopListening = () => window.removeEventListener('online', again)
  upload.start()
  return {
    pause: () => {
      stopListening()
      if (!ended) void upload.abort()
    },
    resume: () => {
      window.addEventListener('online', again)
      again()
    },
    cancel: () => {
      stopListening()
      if (ended) return
      ended = true
      // If the server cannot be told, it drops the upload by itself after a day.
      void upload.abort(true).catch(() => undefined)
    },
  }
}
