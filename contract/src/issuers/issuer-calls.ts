import { z } from 'zod'
import { endpoint } from '../calls/endpoint.ts'
import { idParams } from '../calls/resource.ts'
import { subjectActivityRow } from '../calls/subject-activity.ts'
import { localitySchema, suggestionSchema } from './issuers.ts'

export const issuerCalls = {
  activity: endpoint({
    id: 'issuer.activity',
    method: 'GET',
    path: '/api/issuer/activity/:id',
    audience: 'client',
    permission: 'issuer.edit',
    rate: 'none',
    tx: 'read',
    params: idParams,
    summary: 'What was done with an issuer, newest first',
    answer: z.array(subjectActivityRow),
  }),
  /** A POST although it only reads: the typed text may be a CNP, and addresses are logged. */
  suggest: endpoint({
    id: 'issuer.suggest',
    method: 'POST',
    path: '/api/issuer/suggest',
    audience: 'client',
    permission: 'document.register',
    rate: 'none',
    tx: 'read',
    summary:
      'Type-ahead by name, CUI or phone, without regard to diacritics; a whole CNP is asked of issuer.match',
    body: z.strictObject({ q: z.string().max(200) }),
    answer: z.array(suggestionSchema),
  }),
  localities: endpoint({
    id: 'locality.options',
    method: 'GET',
    path: '/api/locality/options',
    audience: 'staff',
    permission: 'signed-in',
    rate: 'none',
    tx: 'none',
    summary: 'Localities of a county',
    query: z.strictObject({ county: z.string().regex(/^[A-Z]{1,2}$/), q: z.string().max(100).default('') }),
    answer: z.array(localitySchema),
  }),
}
