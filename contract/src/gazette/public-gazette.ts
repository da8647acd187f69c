import { z } from 'zod'
import { endpoint } from '../calls/endpoint.ts'
import { text } from '../calls/fields.ts'
import { idParams, idSchema, metaSchema } from '../calls/resource.ts'
import { wholeNumber } from '../calls/whole-number.ts'
import { entryLink, gazetteFile, withdrawalSchema } from './gazette-entries.ts'

const base = '/api/public_gazette'
const reading = {
  audience: 'public',
  permission: 'public',
  rate: 'page',
  method: 'GET',
  tx: 'none',
} as const

export const publicHeading = z.object({
  id: z.number(),
  parent_id: z.number().nullable(),
  code: z.string(),
  name: z.string(),
  level: z.number(),
  /** What is public under it and under what stands below it. */
  entries: z.number(),
  /** Address of its feed. */
  feed: z.string(),
})
export type PublicHeading = z.output<typeof publicHeading>

export const publicEntry = z.object({
  id: z.number(),
  heading: z.object({ id: z.number(), code: z.string(), name: z.string() }),
  number: z.string(),
  act_on: z.string().nullable(),
  act_issuer: z.string(),
  /** '' when its words were erased. */
  title: z.string(),
  published_on: z.string(),
  withdrawn_on: z.string().nullable(),
  withdrawal: withdrawalSchema.nullable(),
  withdraw_reason: z.string(),
  erased: z.boolean(),
  files: z.array(gazetteFile),
  corrects: entryLink.nullable(),
  corrected_by: entryLink.nullable(),
  /** Its permanent address, from the root of the host. */
  address: z.string(),
})
export type PublicEntry = z.output<typeof publicEntry>

export const publicGazetteCalls = {
  tree: endpoint({
    ...reading,
    id: 'public_gazette.tree',
    path: `${base}/tree`,
    summary: 'Headings of the gazette with how much is public under each',
    answer: z.object({
      headings: z.array(publicHeading),
      /** The day of the newest act; null = nothing has been published yet. */
      latest_on: z.string().nullable(),
      feed: z.string(),
    }),
  }),
  list: endpoint({
    ...reading,
    id: 'public_gazette.list',
    path: `${base}/list`,
    query: z.strictObject({
      category: idSchema.optional(),
      q: text(200).default(''),
      year: wholeNumber(1900, 2200).optional(),
      number: text(40).default(''),
      page: wholeNumber(1, 50).default(1),
    }),
    summary: 'Public entries of a heading and of what stands below it, newest first, or what a search finds',
    answer: z.object({
      data: z.array(publicEntry),
      meta: metaSchema,
      /** More was found than is counted. */
      cut: z.boolean(),
      years: z.array(z.object({ year: z.number(), entries: z.number() })),
    }),
  }),
  get: endpoint({
    ...reading,
    id: 'public_gazette.get',
    path: `${base}/get/:id`,
    params: idParams,
    summary: 'One public entry; of an erased one its number and why',
    answer: publicEntry.extend({
      content: z.string(),
      /** When it became public, and where in the chain of the trail that stands. */
      published_at: z.string(),
      seal: z.object({ seq: z.number(), hash: z.string() }).nullable(),
    }),
  }),
  file: endpoint({
    ...reading,
    id: 'public_gazette.file',
    raw: 'stream',
    path: `${base}/file/:id`,
    params: idParams,
    summary: 'Bytes of a file of a public entry',
    answer: z.unknown(),
  }),
}
