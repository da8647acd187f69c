import { z } from 'zod'
import { endpoint } from '../calls/endpoint.ts'
import { type PageKey, pageKeys } from './template-kinds.ts'

export const publicPageCalls = {
  get: endpoint({
    id: 'public_page.get',
    method: 'GET',
    path: '/api/public_page/get/:key',
    audience: 'public',
    permission: 'public',
    rate: 'page',
    tx: 'none',
    params: z.strictObject({ key: z.enum(pageKeys as [PageKey, ...PageKey[]]) }),
    summary: 'A page of the portal in the language of the caller, with the institution’s data',
    answer: z.object({
      title: z.string(),
      /** HTML cleaned by the server's allow-list. */
      content: z.string(),
      /** The day of the institution's own text; null = the platform's. */
      updated_on: z.string().nullable(),
    }),
  }),
}
