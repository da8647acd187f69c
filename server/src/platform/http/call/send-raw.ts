import { Readable } from 'node:stream'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { FastifyReply } from 'fastify'
import { beginReading } from '../../files/store/begin-reading.ts'
import { statusOf } from '../answers/answer-error.ts'
import type { RawAnswer } from '../context.ts'
import type { Call } from '../guard/admit-call.ts'
import { recordCutOff } from './read-parts.ts'

/** True when the reader may not read any more; any other error is a fault of ours. */
const isRefusal = (error: unknown): error is AppError => error instanceof AppError && statusOf(error) < 500

/**
 * Resets the connection, so that nobody takes a part of an answer for the whole. A plain close
 * would not do: it is how a complete answer of HTTP/1.0 ends, which proxies speak to the servers
 * behind them. A reset never ends one.
 */
function breakOff({ request, reply, route }: Call, error: unknown): void {
  request.log[isRefusal(error) ? 'warn' : 'error'](
    { err: error, request_id: request.id, route: route.endpoint.id },
    'an answer broke off',
  )
  const { socket } = reply.raw
  // Tests that call the server without a network have no real socket.
  if (socket && 'resetAndDestroy' in socket) socket.resetAndDestroy()
  reply.raw.destroy()
}

/**
 * Passes on the parts of an answer and counts them against the promised length. A
 * fault breaks off the connection.
 */
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
 * Sends the bytes of every raw answer. The first part of a streamed body is read before the head is sent, so
 * a source that fails at once is answered as a failure. When a later part fails, the connection is reset.
 * When the reader leaves, the source is closed.
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
