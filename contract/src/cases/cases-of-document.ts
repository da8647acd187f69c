import { z } from 'zod'
import { endpoint } from '../calls/endpoint.ts'
import { idParams } from '../calls/resource.ts'
import { caseDocumentRoles } from './case-inputs.ts'
import { caseRow } from './case-rows.ts'

const { id, number, title, status, wait_until, lead, closing } = caseRow.shape

/** A case in which a document stands, as the page of the document names it. */
const caseOfDocument = z.object({
  id,
  number,
  title,
  status,
  wait_until,
  lead,
  closing: closing.unwrap().pick({ at: true, by: true, status: true }).nullable(),
  role: z.enum(caseDocumentRoles),
})
export type CaseOfDocument = z.output<typeof caseOfDocument>

export const casesOfDocumentCalls = {
  list: endpoint({
    audience: 'client',
    rate: 'none',
    permission: 'signed-in',
    method: 'GET',
    tx: 'read',
    id: 'workcase.of_document',
    path: '/api/workcase/of_document/:id',
    params: idParams,
    summary: 'The cases in which a document stands, and whether the caller may open one for it',
    answer: z.object({
      /** Those that the caller sees, the newest first. */
      cases: z.array(caseOfDocument),
      can: z.object({ open: z.boolean() }),
      cannot: z.object({ open: z.string().optional() }),
    }),
  }),
}
