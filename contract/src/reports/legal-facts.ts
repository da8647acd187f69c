import { z } from 'zod'
import { endpoint } from '../calls/endpoint.ts'
import { day } from '../calls/fields.ts'
import { idParams, idSchema } from '../calls/resource.ts'
import { legalGrounds } from '../cases/closing.ts'
import type { Text } from '../texts/languages.ts'
import { answerOutcomes, complaintOutcomes, publicDomains, refusalGrounds } from './legal-fact-labels.ts'

const oneOf = <K extends string>(labels: Readonly<Record<K, Text>>) =>
  z.enum(['', ...(Object.keys(labels) as K[])] as ['', ...K[]])

const facts = z.strictObject({
  outcome: oneOf(answerOutcomes),
  /** The day of the answer, where no answer that left tells it; null = not said. */
  settled_on: day.nullable(),
  domain: oneOf(publicDomains),
  spoken: z.boolean(),
  refusal_ground: oneOf(refusalGrounds),
  filing_ground: oneOf(legalGrounds),
  head_complaint: oneOf(complaintOutcomes),
  court_complaint: oneOf(complaintOutcomes),
})
export type LegalFacts = z.output<typeof facts>

const client = { audience: 'client', rate: 'none', permission: 'dashboard.statistics' } as const

/** What a report of the law asks of a document besides what the document says. */
export const legalFactCalls = {
  get: endpoint({
    ...client,
    id: 'legal_fact.get',
    method: 'GET',
    path: '/api/legal_fact/get/:id',
    tx: 'read',
    params: idParams,
    summary: 'What a report of the law asks of a document besides what the document says',
    answer: facts.extend({
      document_id: z.number(),
      number: z.string(),
      version: z.number(),
      status: z.number(),
      /** The day on which the answer left; null = none did. */
      answered_on: z.string().nullable(),
      /** Whether the outcome and the day of the answer are asked of this document at all. */
      asks: z.object({ outcome: z.boolean(), settled_on: z.boolean() }),
    }),
  }),
  save: endpoint({
    ...client,
    id: 'legal_fact.save',
    method: 'POST',
    path: '/api/legal_fact/save',
    tx: 'write',
    summary: 'Says of a document what a report of the law asks',
    body: facts.partial().extend({ id: idSchema, version: z.number().int().optional() }),
    answer: z.object({ success: z.literal(true), message: z.string() }),
  }),
}
