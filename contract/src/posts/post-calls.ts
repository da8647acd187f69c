import { z } from 'zod'
import { doneAnswer } from '../calls/done-answer.ts'
import { endpoint } from '../calls/endpoint.ts'
import { idParams, idSchema, listAnswer, saveAnswer } from '../calls/resource.ts'
import { postChange, postColumns, postRow, postValues, writtenPost } from './post-values.ts'

const base = '/api/post'
const staff = { audience: 'staff', permission: 'posts.write', rate: 'none' } as const
const reading = { ...staff, method: 'GET', tx: 'read' } as const
const writing = { ...staff, method: 'POST', tx: 'write' } as const
const saved = saveAnswer(writtenPost)

/** Posts as they are written; `posts.ts` has what the public reads. */
export const postWritingCalls = {
  list: endpoint({
    ...reading,
    id: 'post.list',
    path: `${base}/list`,
    variants: [`${base}/list/:rows`, `${base}/list/:rows/:filterstring`],
    list: { columns: postColumns, small: false },
    summary: 'Posts, drafts among them',
    answer: listAnswer(postRow),
  }),
  get: endpoint({
    ...reading,
    id: 'post.get',
    path: `${base}/get/:id`,
    params: idParams,
    summary: 'A post whole, also a draft',
    answer: writtenPost,
  }),
  add: endpoint({
    ...writing,
    id: 'post.add',
    path: `${base}/add`,
    idempotent: true,
    body: postValues,
    summary: 'Adds a post; its text is cleaned by an allow-list',
    answer: saved,
  }),
  update: endpoint({
    ...writing,
    id: 'post.update',
    path: `${base}/update`,
    body: z.strictObject({ id: idSchema, values: postChange, version: z.number().int().optional() }),
    summary: 'Changes a post, publishes it or takes it back',
    answer: saved,
  }),
  delete: endpoint({
    ...staff,
    id: 'post.delete',
    method: 'DELETE',
    tx: 'write',
    path: `${base}/delete/:id`,
    params: idParams,
    summary: 'Deletes a post with its links; its pictures go with it',
    answer: doneAnswer,
  }),
  picture: endpoint({
    ...staff,
    id: 'post.picture',
    method: 'POST',
    rate: 'upload',
    tx: 'none',
    raw: 'in',
    path: `${base}/picture`,
    summary: 'Takes a picture for a post as raw bytes; it is drawn anew, without place and camera',
    answer: z.object({ id: z.number(), src: z.string(), width: z.number(), height: z.number() }),
  }),
}
