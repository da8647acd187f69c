import { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { beginPace, judgePace, type Pace, type Progress, type Seen } from './judge-pace.ts'

/**
 * No honest sender is below 140 bytes a second. A reader may pause five minutes, as
 * a proxy in front may hold much.
 */
export const usualPace: Pace = { bodyMs: 60_000, leastBytes: 8_192, readerMs: 300_000 }
const LOOK_MS = 5_000

type Exchange = { request: FastifyRequest; reply: FastifyReply; socket: Socket; progress: Progress }
/** The bytes in the socket's own queue; Node's time-outs look at the same value. */
type Queue = { _handle?: { writeQueueSize?: number } | null }

/**
 * True when the call is answered and nothing of its body is still to come, or when the connection is closed.
 */
const isOver = ({ request, reply, socket }: Exchange): boolean =>
  socket.destroyed || (reply.raw.closed && request.raw.complete)

function lookAt({ request: { raw }, socket }: Omit<Exchange, 'progress' | 'reply'>): Seen {
  return {
    received: socket.bytesRead,
    waitsForBody: !raw.complete && raw.readableLength < raw.readableHighWaterMark,
    sent: socket.bytesWritten - socket.writableLength,
    queued: (socket as Socket & Queue)._handle?.writeQueueSize ?? 0,
    waitsForReader: socket.writableLength > 0,
  }
}

/**
 * Ends connections whose other end sends its body or takes its answer so slowly that it only occupies them; a
 * few such peers could occupy all connections. Large files on slow lines go on as long as they move.
 */
export function endSlowPeers(app: FastifyInstance, pace: Pace): void {
  const open = new Set<Exchange>()
  app.addHook('onRequest', async (request, reply) => {
    const { socket } = request.raw
    // Tests that call the server without a network have no real socket.
    if (!(socket instanceof Socket)) return
    const exchange = {
      request,
      reply,
      socket,
      progress: beginPace(lookAt({ request, socket }), performance.now()),
    }
    open.add(exchange)
    reply.raw.once('close', () => isOver(exchange) && open.delete(exchange))
  })
  const look = (): void => {
    for (const exchange of open) {
      const { request, socket } = exchange
      if (isOver(exchange)) {
        open.delete(exchange)
        continue
      }
      const judged = judgePace(exchange.progress, lookAt(exchange), performance.now(), pace)
      exchange.progress = judged.progress
      if (!judged.tooSlow) continue
      open.delete(exchange)
      request.log.warn(
        { request_id: request.id, route: request.routeOptions.config.callId, slow: judged.tooSlow },
        'a connection that hardly moved was ended',
      )
      // A plain close would make a proxy take the part that it has for a whole answer.
      socket.resetAndDestroy()
    }
  }
  const timer = setInterval(look, Math.min(LOOK_MS, pace.bodyMs / 4, pace.readerMs / 4))
  timer.unref()
  app.addHook('onClose', async () => clearInterval(timer))
}
