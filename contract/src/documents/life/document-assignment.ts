import { z } from 'zod'
import { endpoint } from '../../calls/endpoint.ts'
import { idSchema, saveAnswer } from '../../calls/resource.ts'
import { documentRow } from '../record/documents.ts'

/** Most people who may be named on one document. */
export const MOST_NAMED = 50

export const assignment = z.strictObject({
  id: idSchema,
  /** The department that works on it; null = none. */
  group_id: idSchema.nullable(),
  /** All people named on the document, whatever its access level; whoever is left out is no longer named. */
  user_ids: z.array(idSchema).max(MOST_NAMED),
  version: z.number().int().optional(),
})
export type Assignment = z.output<typeof assignment>

export const documentAssignmentCalls = {
  assign: endpoint({
    audience: 'client',
    rate: 'none',
    id: 'document.assign',
    method: 'POST',
    path: '/api/document/assign',
    permission: 'signed-in',
    tx: 'write',
    summary: 'Says which department is at work on a document and who is named on it',
    body: assignment,
    answer: saveAnswer(documentRow),
  }),
}
