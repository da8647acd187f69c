import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { AppError, type PlainErrorCode } from '@hdoc/contract/failures/errors.ts'
import { type Log, newRequestId } from '../../log.ts'
import { failureBody, statusOf } from './answer-error.ts'

/** Our error codes for errors that Node finds while it reads a request, before the request can be routed. */
const codes: Readonly<Record<string, PlainErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'TOO_LARGE',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'TOO_LARGE',
  ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_SLOW',
}

/** True while an answer is being sent on this connection: a second answer would be read as part of it. */
function isAnswering(socket: Socket): boolean {
  const current: unknown = '_httpMessage' in socket ? socket._httpMessage : undefined
  return (
    typeof current === 'object' &&
    current !== null &&
    'headersSent' in current &&
    current.headersSent === true
  )
}

/**
 * Answers what Node could not read as a request: an address or head that is too long, broken HTTP, a
 * head that does not end. The body is the failure body of every call. It is in Romanian, because the
 * reader's language is not known yet.
 */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket, log: Log): void {
  if (error.code === 'ECONNRESET' || !socket.writable || isAnswering(socket)) {
    socket.destroy()
    return
  }
  const refusal = new AppError(codes[error.code ?? ''] ?? 'BAD_REQUEST')
  const status = statusOf(refusal)
  const id = newRequestId()
  const body = JSON.stringify(failureBody(refusal, 'ro', id))
  log.info({ request_id: id, status, reason: error.code }, 'request refused before it was read')
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'cache-control: no-store',
      'x-content-type-options: nosniff',
      `x-request-id: ${id}`,
      'connection: close',
      '',
      body,
    ].join('\r\n'),
    () => socket.destroy(),
  )
}
