import { z } from 'zod'
import { endpoint } from '../../calls/endpoint.ts'
import { requiredText } from '../../calls/fields.ts'
import { maximumQueryBytes } from '../../calls/list-query.ts'
import { idParams, idSchema, saveAnswer } from '../../calls/resource.ts'
import { invalid } from '../../failures/validation-messages.ts'
import { checkCnp, cnpBlocks, likeCnpIn } from '../../ro/cnp.ts'
import { documentColumns } from './document-columns.ts'

/** The lists that have saved views. */
export const viewedLists = ['document', 'complaint'] as const
export type ViewedList = (typeof viewedLists)[number]
const list = z.enum(viewedLists).default('document')

const documentViewRow = z.object({
  id: z.number(),
  name: z.string(),
  /** The list's address after its `?`; „me”, „my_group” and „today” mean whoever looks, when they look. */
  address: z.string(),
  /** The department it is shared with; null = its owner alone. */
  group: z.object({ id: z.number(), name: z.string() }).nullable(),
  by: z.string(),
  own: z.boolean(),
})
export type DocumentView = z.output<typeof documentViewRow>

/**
 * Finds a CNP in a view: people who may not see a CNP read views, and the trail records them. Other numbers
 * of thirteen digits may stay.
 */
function bearsCnp(address: string): boolean {
  return [...new URLSearchParams(address)].some(
    ([key, value]) =>
      key.includes('[cnp]') || likeCnpIn(value).some((digits) => !cnpBlocks(checkCnp(digits, '2200-01-01'))),
  )
}

const address = z
  .string()
  .max(maximumQueryBytes)
  .refine((value) => !bearsCnp(value), invalid('view_cnp'))
const documentViewValues = z.strictObject({
  name: requiredText(80),
  address,
  /** Shared with the caller's active department. */
  shared: z.boolean().default(false),
})

const client = { audience: 'client', rate: 'none', permission: 'document.list' } as const
export const documentViewCalls = {
  list: endpoint({
    ...client,
    id: 'document_view.list',
    method: 'GET',
    path: '/api/document_view/list',
    tx: 'read',
    query: z.strictObject({ list }),
    summary: 'Saved views of a list: one’s own, and those of one’s departments',
    answer: z.array(documentViewRow),
  }),
  add: endpoint({
    ...client,
    id: 'document_view.add',
    method: 'POST',
    path: '/api/document_view/add',
    tx: 'write',
    idempotent: true,
    summary: 'Keeps a view of a list under a name',
    body: documentViewValues.extend({ list }),
    answer: saveAnswer(documentViewRow),
  }),
  update: endpoint({
    ...client,
    id: 'document_view.update',
    method: 'POST',
    path: '/api/document_view/update',
    tx: 'write',
    summary: 'Changes one’s own view',
    body: documentViewValues.extend({ id: idSchema }),
    answer: saveAnswer(documentViewRow),
  }),
  remove: endpoint({
    ...client,
    id: 'document_view.delete',
    method: 'DELETE',
    path: '/api/document_view/delete/:id',
    tx: 'write',
    params: idParams,
    summary: 'Forgets one’s own view',
    answer: z.object({ success: z.literal(true), message: z.string() }),
  }),
}

const filtered = { audience: 'client', rate: 'none', method: 'GET', permission: 'document.list' } as const
export const documentListCalls = {
  counts: endpoint({
    ...filtered,
    id: 'document.counts',
    path: '/api/document/counts',
    tx: 'read',
    list: { columns: documentColumns, small: true },
    summary: 'How many documents of a list have each status; a filter on the status itself is left out',
    answer: z.array(z.object({ status: z.number(), documents: z.number() })),
  }),
  export: endpoint({
    ...filtered,
    id: 'document.export',
    path: '/api/document/export/:format',
    tx: 'none',
    raw: 'stream',
    unhurried: true,
    params: z.strictObject({ format: z.enum(['csv', 'xlsx']) }),
    list: { columns: documentColumns, small: true },
    summary: 'All documents of a list as CSV or XLSX',
    answer: z.unknown(),
  }),
  exportChosen: endpoint({
    audience: 'client',
    rate: 'none',
    method: 'GET',
    permission: 'document.list',
    id: 'document.export_chosen',
    path: '/api/document/export_chosen/:format',
    tx: 'none',
    raw: 'stream',
    unhurried: true,
    params: z.strictObject({ format: z.enum(['csv', 'xlsx']) }),
    query: z.strictObject({ ids: z.string().regex(/^\d{1,15}(,\d{1,15}){0,99}$/) }),
    summary: 'The chosen documents, of those the caller may see, as CSV or XLSX',
    answer: z.unknown(),
  }),
}
