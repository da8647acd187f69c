import { z } from 'zod'
import { endpoint } from '../../calls/endpoint.ts'
import { idParams, idSchema, saveAnswer } from '../../calls/resource.ts'
import type { Text } from '../../texts/languages.ts'
import { documentLine } from '../record/document-line.ts'

/** What one document is to another: `from` is said of the first, `to` of the other. */
export const linkKinds = {
  answers: {
    from: { ro: 'Răspunde la', en: 'Answers' },
    to: { ro: 'Are răspunsul', en: 'Is answered by' },
  },
  continues: {
    from: { ro: 'Continuă', en: 'Continues' },
    to: { ro: 'Este continuat de', en: 'Is continued by' },
  },
  duplicates: {
    from: { ro: 'Este duplicatul lui', en: 'Duplicates' },
    to: { ro: 'Are duplicatul', en: 'Is duplicated by' },
  },
  annex: {
    from: { ro: 'Este anexă la', en: 'Is an annex of' },
    to: { ro: 'Are anexa', en: 'Has the annex' },
  },
} as const satisfies Record<string, { from: Text; to: Text }>
export type LinkKind = keyof typeof linkKinds
/** Code of a link in a document's history: the kind, and the side from which it is seen. */
export const linkCode = (kind: LinkKind, direction: 'from' | 'to') => `${kind}_${direction}` as const
export const linkCodeLabels = Object.fromEntries(
  Object.entries(linkKinds).flatMap(([kind, { from, to }]) => [
    [linkCode(kind as LinkKind, 'from'), from],
    [linkCode(kind as LinkKind, 'to'), to],
  ]),
) as Readonly<Record<string, Text>>
const linkKindSchema = z.enum(Object.keys(linkKinds) as [LinkKind, ...LinkKind[]])
const linkDirectionSchema = z.enum(['from', 'to'])

const documentLinkRow = z.object({
  id: z.number(),
  kind: linkKindSchema,
  /** `from`: the kind says what this document is to the other; `to`: what the other is to this one. */
  direction: linkDirectionSchema,
  document: documentLine,
  by: z.string(),
  at: z.string(),
})
export type DocumentLink = z.output<typeof documentLinkRow>

const client = { audience: 'client', rate: 'none', permission: 'signed-in' } as const
export const documentLinkCalls = {
  list: endpoint({
    ...client,
    id: 'document_link.list',
    method: 'GET',
    path: '/api/document_link/list/:id',
    tx: 'read',
    params: idParams,
    summary: 'Documents connected with one, of those the caller may see',
    answer: z.array(documentLinkRow),
  }),
  add: endpoint({
    ...client,
    id: 'document_link.add',
    method: 'POST',
    path: '/api/document_link/add',
    tx: 'write',
    idempotent: true,
    summary: 'Connects two documents',
    body: z.strictObject({
      document_id: idSchema,
      other_id: idSchema,
      kind: linkKindSchema,
      direction: linkDirectionSchema,
    }),
    answer: saveAnswer(documentLinkRow),
  }),
  remove: endpoint({
    ...client,
    id: 'document_link.delete',
    method: 'DELETE',
    path: '/api/document_link/delete/:id',
    tx: 'write',
    params: idParams,
    summary: 'Takes a connection away; both histories keep that it was there',
    answer: z.object({ success: z.literal(true), message: z.string() }),
  }),
}
