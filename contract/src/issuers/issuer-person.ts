import { z } from 'zod'
import { doneAnswer } from '../calls/done-answer.ts'
import { endpoint } from '../calls/endpoint.ts'
import { requiredText } from '../calls/fields.ts'
import { idSchema } from '../calls/resource.ts'

/** Calls about the person behind an issuer: the whole CNP, their data, their right to be forgotten. */
export const issuerPersonCalls = {
  revealCnp: endpoint({
    audience: 'client',
    rate: 'none',
    id: 'issuer.reveal_cnp',
    method: 'POST',
    path: '/api/issuer/reveal_cnp',
    permission: 'issuer.reveal_cnp',
    tx: 'write',
    summary: 'The whole CNP of one issuer; who asked is kept in the trail',
    body: z.strictObject({ id: idSchema }),
    answer: z.object({ cnp: z.string() }),
  }),
  data: endpoint({
    audience: 'client',
    rate: 'none',
    id: 'issuer.data',
    method: 'GET',
    path: '/api/issuer/data/:id/:format',
    permission: 'issuer.erase',
    tx: 'none',
    raw: 'out',
    params: z.strictObject({ id: idSchema, format: z.enum(['json', 'text']) }),
    summary: 'Everything kept about a person of the directory, as a file (GDPR art. 15, 20)',
    answer: z.unknown(),
  }),
  erase: endpoint({
    audience: 'client',
    rate: 'none',
    id: 'issuer.erase',
    method: 'POST',
    path: '/api/issuer/erase',
    permission: 'issuer.erase',
    tx: 'none',
    notWhileActing: true,
    summary: 'Erases the data of a natural person who has no registered documents (GDPR art. 17)',
    body: z.strictObject({ id: idSchema, reason: requiredText(1000), version: z.number().int() }),
    answer: doneAnswer,
  }),
}
