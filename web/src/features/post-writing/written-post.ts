import type { Option } from '@hdoc/contract/calls/resource.ts'
import { type PostValues, postLabels, type WrittenPost } from '@hdoc/contract/posts/post-values.ts'
import { say } from '../../lib/languages/i18n.ts'

/** A post as it is being written: categories with their names. */
export type PostForm = Omit<PostValues, 'categories'> & { categories: Option[] }

export const emptyPost: PostForm = {
  title: '',
  description: '',
  content: '',
  status: 'draft',
  published_on: null,
  author: '',
  categories: [],
}

export const formOf = (post: WrittenPost): PostForm => ({
  title: post.title,
  description: post.description,
  content: post.content,
  status: post.status,
  published_on: post.published_on,
  author: post.author,
  categories: post.categories,
})

export const valuesOf = (form: PostForm) => ({ ...form, categories: form.categories.map(({ id }) => id) })

const isField = (path: string): path is keyof typeof postLabels => Object.hasOwn(postLabels, path)
export const labelOfPost = (path: string): string | undefined =>
  isField(path) ? say(postLabels[path]) : undefined
