import { z } from 'zod'
import { doneAnswer } from '../calls/done-answer.ts'
import { endpoint } from '../calls/endpoint.ts'
import { idSchema, saveAnswer } from '../calls/resource.ts'
import { wholeNumber } from '../calls/whole-number.ts'
import { issuerMerge, issuerPair, mergeFieldSchema, mergePreview, similarIssuer } from './issuer-merge.ts'
import { issuerRow } from './issuers.ts'

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
    answer: z.array(similarIssuer),
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
