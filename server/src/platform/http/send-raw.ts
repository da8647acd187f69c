import { Readable } from 'node:stream'
import { AppError } from '@hdoc/contract/errors.ts'
import type { FastifyReply } from 'fastify'
import { beginReading } from '../files/begin-reading.ts'
import type { Call } from './admit-call.ts'
import { statusOf } from './answer-error.ts'
import type { RawAnswer } from './context.ts'
import { recordCutOff } from './read-parts.ts'

/** Whoever reads may not any more; anything else is a fault of ours. */
const isRefusal = (error: unknown): error is AppError => error instanceof AppError && statusOf(error) < 500

/**
 * Ends the connection so that nobody takes what came for all of it. A plain close is how an answer of HTTP/1.0 ends,
 * which proxies speak to servers behind them; a reset never is.
 */
function breakOff({ request, reply, route }: Call, error: unknown): void {
  request.log[isRefusal(error) ? 'warn' : 'error'](
    { err: error, request_id: request.id, route: route.endpoint.id },
    'an answer broke off',
  )
  const { socket } = reply.raw
  // Calls of tests that need no network have no real one.
  if (socket && 'resetAndDestroy' in socket) socket.resetAndDestroy()
  reply.raw.destroy()
}

/** The parts of an answer on their way: counted against what its head promised, and never ended by a fault in silence. */
function watched(
  parts: AsyncIterableIterator<Uint8Array>,
  { headers, subject }: RawAnswer,
  call: Call,
): AsyncIterable<Uint8Array> {
  let sent = 0
  const length = headers['content-length']
  const promised = length === undefined ? undefined : Number(length)
  const check = (part: IteratorResult<Uint8Array>): IteratorResult<Uint8Array> => {
    if (!part.done) sent += part.value.length
    if (promised !== undefined && (part.done ? sent < promised : sent > promised))
      throw new Error(`${promised} bytes were promised, ${sent} came`)
    return part
  }
  const seen: AsyncIterableIterator<Uint8Array> = {
    [Symbol.asyncIterator]: () => seen,
    async next() {
      try {
        return check(await parts.next())
      } catch (error) {
        breakOff(call, error)
        await parts.return?.()
        if (subject && isRefusal(error)) await recordCutOff(call, subject, error)
        throw error
      }
    },
    async return() {
      await parts.return?.()
      return { done: true, value: undefined }
    },
  }
  return seen
}

/**
 * Answers bytes, the one way for all of them. What is read while it is sent is asked for its first part before the head
 * leaves, so that a source that fails at once is answered as a failure; later the connection is broken. A reader who
 * leaves closes the source.
 */
export async function sendRaw(call: Call, answer: RawAnswer): Promise<FastifyReply> {
  const { body, headers, status = 200 } = answer
  const { reply } = call
  if (Buffer.isBuffer(body)) return reply.code(status).headers(headers).send(body)
  const parts = await beginReading(body)
  const source = watched(parts, answer, call)
  return reply
    .code(status)
    .headers(headers)
    .send(Readable.from(source, { objectMode: false }))
}
