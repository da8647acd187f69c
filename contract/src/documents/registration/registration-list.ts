import { z } from 'zod'
import { endpoint } from '../../calls/endpoint.ts'
import { idSchema } from '../../calls/resource.ts'
import { issuerCreate } from '../../issuers/issuer-values.ts'
import { suggestionSchema } from '../../issuers/issuers.ts'
import { documentShape } from './document-values.ts'
import { registered } from './registered.ts'
import { issuerLine } from './registration-values.ts'

/** Most lines of one pasted list. */
export const MOST_LINES = 500

const {
  issuer_id: _,
  issuer: _i,
  upload_ids: _u,
  reservation_id: _r,
  answers_id: _a,
  reserved_reason: _n,
  ...common
} = documentShape

const line = z.strictObject({
  /** Key of this line alone: the same key again gives the same number, whatever else is sent with it. */
  key: z.string().regex(/^[\w-]{8,100}$/),
  issuer_id: idSchema.nullable().default(null),
  issuer: issuerCreate.optional(),
})

const lineResult = z.object({
  key: z.string(),
  registered: registered.nullable(),
  /** Why the line was not registered; '' when it was. */
  message: z.string(),
})
export type LineResult = z.output<typeof lineResult>

const client = { audience: 'client', rate: 'none', method: 'POST', permission: 'document.register' } as const

export const registrationListCalls = {
  match: endpoint({
    ...client,
    id: 'issuer.match',
    path: '/api/issuer/match',
    // The trail records who asked about a CNP after the search itself.
    tx: 'none',
    summary: 'Lines of a list with the known issuers each may mean: same CUI, same CNP, or the same name',
    body: z.strictObject({ lines: z.array(issuerLine).min(1).max(MOST_LINES) }),
    answer: z.object({
      data: z.array(z.object({ found: z.array(suggestionSchema), by: z.enum(['code', 'name', 'none']) })),
    }),
  }),
  add: endpoint({
    ...client,
    id: 'document.add_list',
    path: '/api/document/add_list',
    tx: 'batched',
    summary: 'Registers the same letter to each of a list; each gets a number of its own',
    body: z.strictObject({
      values: z.strictObject(common),
      lines: z.array(line).min(1).max(MOST_LINES),
      /** True: one line that fails refuses all lines. False: it fails alone. */
      whole: z.boolean(),
    }),
    answer: z.object({
      success: z.literal(true),
      message: z.string(),
      registered: z.number(),
      data: z.array(lineResult),
    }),
  }),
}
