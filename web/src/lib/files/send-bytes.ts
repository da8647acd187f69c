import { csrfHeader } from '@hdoc/contract/access/session-headers.ts'
import type { AnswerOf, EndpointSpec } from '@hdoc/contract/calls/endpoint.ts'
import { announce } from '../calls/api-reactions.ts'
import { neededCsrf } from '../calls/csrf.ts'
import { failureOf, parsedBody, unanswered } from '../calls/failure-of.ts'
import { personHeaders } from '../calls/page-person.ts'
import { currentLanguage } from '../languages/language.ts'

export type UploadProgress = { sentBytes: number; totalBytes: number }
type Options = { onProgress?: (progress: UploadProgress) => void; signal?: AbortSignal }

type UploadCall = EndpointSpec & { readonly raw: 'in' }

/**
 * Sends one file as raw bytes to a call that takes them, and reports the progress. Throws `ApiError`. Uses
 * XMLHttpRequest, because fetch tells no progress.
 */
export async function sendBytes<E extends UploadCall>(
  endpoint: E,
  address: string,
  file: Blob,
  options: Options = {},
): Promise<AnswerOf<E>> {
  const token = await neededCsrf()
  const request = new XMLHttpRequest()
  const stopped = () => unanswered(new DOMException('stopped', 'AbortError'), false)
  return await new Promise((resolve, reject) => {
    if (options.signal?.aborted) return reject(stopped())
    const stop = () => request.abort()
    options.signal?.addEventListener('abort', stop, { once: true })
    const end = () => options.signal?.removeEventListener('abort', stop)
    request.open(endpoint.method, address)
    request.setRequestHeader('Content-Type', 'application/octet-stream')
    request.setRequestHeader('Accept-Language', currentLanguage())
    request.setRequestHeader('X-Requested-With', 'XMLHttpRequest')
    request.setRequestHeader(csrfHeader, token)
    for (const [name, value] of Object.entries(personHeaders())) request.setRequestHeader(name, value)
    request.upload.onprogress = (event) =>
      options.onProgress?.({
        sentBytes: event.loaded,
        totalBytes: event.lengthComputable ? event.total : file.size,
      })
    request.onabort = () => {
      end()
      reject(stopped())
    }
    request.onerror = () => {
      end()
      reject(unanswered(undefined, false))
    }
    request.onload = () => {
      end()
      const body = parsedBody(request.responseText)
      const failure = failureOf({
        status: request.status,
        body,
        retryAfter: request.getResponseHeader('retry-after'),
        requestId: request.getResponseHeader('x-request-id'),
      })
      if (failure === undefined) return resolve(body as AnswerOf<E>)
      announce(failure)
      reject(failure)
    }
    request.send(file)
  })
}
