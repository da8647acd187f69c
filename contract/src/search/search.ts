import { z } from 'zod'
import { endpoint } from '../calls/endpoint.ts'
import { documentLine } from '../documents/record/document-line.ts'

/** Most lines of the search box; the list shows the rest. */
export const SEARCH_LINES = 10

/** Why a document was found, strongest first. */
const foundBy = ['number', 'external_number', 'issuer_code', 'words'] as const

const foundDocument = documentLine.extend({ found_by: z.enum(foundBy) })
export type FoundDocument = z.output<typeof foundDocument>

const searchAnswer = z.object({
  data: z.array(foundDocument),
  /** More documents were found than are shown. */
  more: z.boolean(),
  /** Nothing bore the words typed; the documents found bear words one slip away. */
  corrected: z.boolean(),
  /** A CNP was typed by somebody who may not search by it. */
  cnp_refused: z.boolean(),
})
export type SearchAnswer = z.output<typeof searchAnswer>

export const searchCalls = {
  /** A POST although it only reads: the typed text may be a CNP, and addresses are logged. */
  find: endpoint({
    id: 'search.find',
    method: 'POST',
    path: '/api/search/find',
    audience: 'client',
    permission: 'document.list',
    rate: 'none',
    tx: 'none',
    summary: 'The search box: documents by number, issuer or words, newest first',
    body: z.strictObject({ q: z.string().trim().max(200) }),
    answer: searchAnswer,
  }),
}
