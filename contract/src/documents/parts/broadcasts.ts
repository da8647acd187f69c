import { z } from 'zod'
import { endpoint } from '../../calls/endpoint.ts'
import { idParams, idSchema, saveAnswer } from '../../calls/resource.ts'

/** A document that was broadcast for information: to whom, and who confirmed having read it. */
export const broadcast = z.object({
  /** The document. */
  id: z.number(),
  /** Names of the departments; empty = the whole institution. */
  groups: z.array(z.string()),
  told_at: z.string(),
  /** Whether the caller is among those it went to, and when they confirmed. */
  own: z.object({ asked: z.boolean(), read_at: z.string().nullable() }),
  read: z.number(),
  /** Those who have not confirmed first, then by day; who left the departments since stands here only if they confirmed. */
  people: z.array(z.object({ id: z.number(), name: z.string(), read_at: z.string().nullable() })),
})
export type Broadcast = z.output<typeof broadcast>

const client = { audience: 'client', rate: 'none', permission: 'signed-in' } as const

export const broadcastCalls = {
  ofDocument: endpoint({
    ...client,
    id: 'broadcast.of_document',
    method: 'GET',
    path: '/api/broadcast/of_document/:id',
    tx: 'read',
    params: idParams,
    summary: 'To whom a document was broadcast, and who confirmed having read it; null = it was not',
    answer: broadcast.nullable(),
  }),
  confirm: endpoint({
    ...client,
    id: 'broadcast.confirm',
    method: 'POST',
    path: '/api/broadcast/confirm',
    tx: 'write',
    // A reading is confirmed by who has read, not by who acts in their name.
    notWhileActing: true,
    summary: 'Confirms that the caller has read a document that was broadcast to them',
    body: z.strictObject({ id: idSchema }),
    answer: saveAnswer(broadcast),
  }),
}
