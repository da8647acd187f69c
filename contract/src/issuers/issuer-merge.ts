import { z } from 'zod'
import { doneAnswer } from '../calls/done-answer.ts'
import { endpoint } from '../calls/endpoint.ts'
import { idSchema, saveAnswer } from '../calls/resource.ts'
import { wholeNumber } from '../calls/whole-number.ts'
import { issuerAddress, issuerRow, suggestionSchema } from './issuers.ts'

/** Fields that the winner of a merge may take from the loser. */
export const mergeFieldSchema = z.enum([
  'name',
  'cnp',
  'cui',
  'onrc',
  'administrator_name',
  'email',
  'phone',
  ...issuerAddress,
])
export type MergeField = z.output<typeof mergeFieldSchema>

/** Why two issuers may be the same. */
export const likenessLabels = {
  cnp: { ro: 'același CNP', en: 'same CNP' },
  cui: { ro: 'același CUI', en: 'same CUI' },
  phone: { ro: 'același telefon', en: 'same phone' },
  email: { ro: 'același e-mail', en: 'same e-mail' },
  name: { ro: 'nume asemănător', en: 'similar name' },
} as const
const likenessSchema = z.enum(['cnp', 'cui', 'phone', 'email', 'name'])
export type Likeness = z.output<typeof likenessSchema>

/** Most references that one merge moves; registrations to either issuer wait meanwhile. */
export const MERGE_LIMIT = 20_000

const similar = suggestionSchema.extend({ reasons: z.array(likenessSchema) })
export type SimilarIssuer = z.output<typeof similar>

const issuerPair = z.object({
  first: suggestionSchema,
  second: suggestionSchema,
  reasons: z.array(likenessSchema),
})
export type IssuerPair = z.output<typeof issuerPair>

const mergePreview = z.object({
  winner: issuerRow,
  loser: issuerRow,
  /** Fields in which they differ, with what is suggested; a CNP is masked. */
  fields: z.array(
    z.object({
      field: mergeFieldSchema,
      winner: z.string(),
      loser: z.string(),
      suggested: z.enum(['winner', 'loser']),
    }),
  ),
  /** What moves to the winner, by kind, whether or not the caller may see it. */
  moves: z.array(z.object({ kind: z.literal('document'), count: z.number() })),
  too_many: z.boolean(),
})
export type MergePreview = z.output<typeof mergePreview>

const issuerMerge = z.object({
  id: z.number(),
  winner: z.object({ id: z.number(), name: z.string() }),
  loser: z.object({ id: z.number(), name: z.string() }),
  merged_at: z.string(),
  merged_by: z.string(),
  moved: z.number(),
  undone_at: z.string().nullable(),
  undone_by: z.string().nullable(),
})
export type IssuerMerge = z.output<typeof issuerMerge>

const base = '/api/issuer'
const merging = { audience: 'client', rate: 'none', permission: 'issuer.merge' } as const
const version = z.number().int()

export const issuerMergeCalls = {
  similar: endpoint({
    audience: 'client',
    rate: 'none',
    permission: 'issuer.edit',
    id: 'issuer.similar',
    method: 'POST',
    path: `${base}/similar`,
    // The trail records who asked about a CNP after the search itself.
    tx: 'none',
    summary:
      'Issuers that may be the one being written; what is typed travels in the body, where no log keeps it',
    body: z.strictObject({
      except: idSchema.optional(),
      name: z.string().max(300).default(''),
      cnp: z.string().max(20).default(''),
      cui: z.string().max(20).default(''),
      phone: z.string().max(40).default(''),
      email: z.string().max(200).default(''),
    }),
    answer: z.array(similar),
  }),
  pairs: endpoint({
    ...merging,
    id: 'issuer.pairs',
    method: 'GET',
    path: `${base}/pairs`,
    tx: 'read',
    summary: 'Pairs of issuers that are likely the same, the likeliest first',
    query: z.strictObject({ page: wholeNumber(1, 10_000).default(1) }),
    answer: z.object({ data: z.array(issuerPair), total: z.number(), per_page: z.number() }),
  }),
  keepApart: endpoint({
    ...merging,
    id: 'issuer.keep_apart',
    method: 'POST',
    path: `${base}/keep_apart`,
    tx: 'write',
    summary: 'Says that two issuers are not the same: the pair is suggested no more',
    body: z.strictObject({ first_id: idSchema, second_id: idSchema }),
    answer: doneAnswer,
  }),
  preview: endpoint({
    ...merging,
    id: 'issuer.merge_preview',
    method: 'GET',
    path: `${base}/merge_preview/:winner_id/:loser_id`,
    tx: 'read',
    params: z.strictObject({ winner_id: idSchema, loser_id: idSchema }),
    summary: 'What a merge would keep and move',
    answer: mergePreview,
  }),
  merge: endpoint({
    ...merging,
    id: 'issuer.merge',
    method: 'POST',
    path: `${base}/merge`,
    tx: 'write',
    summary: 'Merges one issuer into another: references move, the other stands for it',
    body: z.strictObject({
      winner: z.strictObject({ id: idSchema, version }),
      loser: z.strictObject({ id: idSchema, version }),
      /** Fields whose value comes from the loser. */
      take: z.array(mergeFieldSchema).max(20),
    }),
    answer: saveAnswer(issuerRow),
  }),
  merges: endpoint({
    audience: 'client',
    rate: 'none',
    permission: 'document.list',
    id: 'issuer.merges',
    method: 'GET',
    path: `${base}/merges/:id`,
    tx: 'read',
    params: z.strictObject({ id: idSchema }),
    summary: 'Merges that an issuer took part in, newest first',
    answer: z.array(issuerMerge),
  }),
  undo: endpoint({
    ...merging,
    id: 'issuer.undo_merge',
    method: 'POST',
    path: `${base}/undo_merge`,
    tx: 'write',
    summary: 'Takes a merge back exactly, while nothing done since contradicts it',
    body: z.strictObject({ merge_id: idSchema }),
    answer: saveAnswer(issuerRow),
  }),
}
