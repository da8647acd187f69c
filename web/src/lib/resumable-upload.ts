import type { Upload } from '@hdoc/contract/files.ts'
import { incomingFileCalls, uploadPieceBytes } from '@hdoc/contract/incoming-files.ts'
import { csrfHeader } from '@hdoc/contract/session-headers.ts'
import type { DetailedError } from 'tus-js-client'
import { ApiError, call } from './api.ts'
import { announce } from './api-reactions.ts'
import { neededCsrf } from './csrf.ts'
import { failureOf, parsedBody, unanswered } from './failure-of.ts'
import { currentLanguage } from './language.ts'
import { personHeaders } from './page-person.ts'
import { passes } from './passes.ts'

export type Told = {
  onProgress: (sentBytes: number) => void
  /** The line is gone; it goes on by itself when it is back. */
  onLost: () => void
  /** All is sent; the server looks at it. */
  onSent: () => void
  onDone: (upload: Upload) => void
  onFailed: (error: ApiError) => void
}

/** A file being sent; each does nothing once it has ended. */
export type Sending = {
  /** Stops for now; what has arrived stays where it is. */
  pause: () => void
  /** Goes on from where it stands: after a pause, or after it failed. */
  resume: () => void
  /** Gives it up, on the server too. */
  cancel: () => void
}

/** Milliseconds between tries while the line is gone: for some ten minutes. */
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

/** Begins to send a file in pieces (protocol tus), each tried again from where it stands when the line breaks. */
export async function sendResumable(file: File, told: Told): Promise<Sending> {
  const { Upload: TusUpload } = await import('tus-js-client')
  let ended = false
  const fail = (error: ApiError) => {
    announce(error)
    told.onFailed(error)
  }
  const upload = new TusUpload(file, {
    endpoint: incomingFileCalls.begin.path,
    metadata: { filename: file.name },
    chunkSize: uploadPieceBytes,
    uploadDataDuringCreation: true,
    // Names of files stay in no browser that others use too.
    storeFingerprintForResuming: false,
    retryDelays,
    // Of whoever began it: also when somebody else has signed in before the last piece.
    headers: {
      'X-Requested-With': 'XMLHttpRequest',
      'Accept-Language': currentLanguage(),
      ...personHeaders(),
    },
    onBeforeRequest: async (request) => request.setHeader(csrfHeader, await neededCsrf()),
    onProgress: (sentBytes) => told.onProgress(sentBytes),
    onShouldRetry: (error) => {
      if (!passes(statusOf(error))) return false
      told.onLost()
      return true
    },
    onSuccess: () => void finish(),
    onError: (error) => fail(errorOf(error)),
  })

  async function finish(): Promise<void> {
    const id = Number(/\d+$/.exec(upload.url ?? '')?.[0])
    told.onSent()
    try {
      const { data } = await call(incomingFileCalls.finish, { body: { id }, quiet: true })
      ended = true
      stopListening()
      told.onDone(data)
    } catch (error) {
      told.onFailed(error instanceof ApiError ? error : unanswered(error, false))
    }
  }
  const again = () => {
    if (!ended) void upload.abort().then(() => upload.start())
  }
  // The next try need not be waited for when the browser says that the line is back.
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
      // A server that cannot be told drops it by itself after a day.
      void upload.abort(true).catch(() => undefined)
    },
  }
}
