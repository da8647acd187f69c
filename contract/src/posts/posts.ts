import { z } from 'zod'
import { endpoint } from '../calls/endpoint.ts'
import { idParams, idSchema, metaSchema } from '../calls/resource.ts'
import { wholeNumber } from '../calls/whole-number.ts'
import { POST_PICTURE_PATH } from './post-values.ts'

const postSummary = z.object({
  id: z.number(),
  title: z.string(),
  description: z.string(),
  categories: z.array(z.object({ id: z.number(), name: z.string() })),
  author: z.string(),
  published_on: z.string(),
})
/** `content` is HTML cleaned by the server's allow-list when it was stored. */
const postRow = postSummary.extend({ content: z.string() })
export type PostSummary = z.output<typeof postSummary>
export type Post = z.output<typeof postRow>

export const postCalls = {
  list: endpoint({
    id: 'public_post.list',
    method: 'GET',
    path: '/api/public_post/list',
    audience: 'public',
    permission: 'public',
    rate: 'page',
    tx: 'none',
    query: z.strictObject({
      page: wholeNumber(1, 100_000).default(1),
      category: idSchema.optional(),
    }),
    summary: 'Published posts, newest first',
    answer: z.object({
      data: z.array(postSummary),
      meta: metaSchema,
      categories: z.array(z.object({ id: z.number(), name: z.string() })),
    }),
  }),
  get: endpoint({
    id: 'public_post.get',
    method: 'GET',
    path: '/api/public_post/get/:id',
    audience: 'public',
    permission: 'public',
    rate: 'page',
    tx: 'none',
    params: idParams,
    summary: 'One published post',
    answer: postRow,
  }),
  picture: endpoint({
    id: 'public_post.picture',
    method: 'GET',
    path: `${POST_PICTURE_PATH}:id`,
    audience: 'public',
    permission: 'public',
    rate: 'none',
    tx: 'none',
    raw: 'stream',
    params: idParams,
    summary: 'A picture of a published post; who writes posts sees those of drafts too',
    answer: z.unknown(),
  }),
}
