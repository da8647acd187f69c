import { z } from 'zod'
import { column } from '../calls/columns.ts'
import { doneAnswer } from '../calls/done-answer.ts'
import { endpoint } from '../calls/endpoint.ts'
import { requiredText } from '../calls/fields.ts'
import { idParams, resource } from '../calls/resource.ts'

const categoryRow = z.object({
  id: z.number(),
  name: z.string(),
  /** How many posts bear it, drafts among them. */
  posts: z.number(),
  version: z.number(),
  can: z.object({ edit: z.boolean(), delete: z.boolean() }),
})
export type PostCategory = z.output<typeof categoryRow>
const categoryValues = z.strictObject({ name: requiredText(100) })
export type PostCategoryValues = z.output<typeof categoryValues>

const right = 'posts.write'
const name = { ro: 'Denumire', en: 'Name' } as const

export const postCategories = resource({
  name: 'post_category',
  title: { ro: 'Categorii de articole', en: 'Post categories' },
  audience: 'staff',
  small: true,
  row: categoryRow,
  values: categoryValues,
  permission: { list: right, get: right, add: right, update: right, options: right },
  columns: { name: column.text(name), posts: column.number({ ro: 'Articole', en: 'Posts' }) },
  inputs: { name: { kind: 'text', label: name } },
})

export const postCategoryCalls = {
  delete: endpoint({
    id: 'post_category.delete',
    method: 'DELETE',
    path: '/api/post_category/delete/:id',
    audience: 'staff',
    permission: right,
    rate: 'none',
    tx: 'write',
    params: idParams,
    summary: 'Deletes a category; the posts stay',
    answer: doneAnswer,
  }),
}
