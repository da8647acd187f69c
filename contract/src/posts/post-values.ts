import { z } from 'zod'
import { column } from '../calls/columns.ts'
import { optionalDay, optionalText, requiredText } from '../calls/fields.ts'
import { idSchema, patchOf } from '../calls/resource.ts'
import { postStatusLabels } from '../texts/choices.ts'

/** Most letters of a text with its markup. */
const MOST_CONTENT = 200_000
/** Most megabytes of a picture as it is sent; it is kept smaller. */
export const POST_PICTURE_MB = 15
export const POST_PICTURE_PATH = '/api/public_post/picture/'

const status = z.enum(['draft', 'public'])

/** What a person writes of a post. */
export const postValues = z.strictObject({
  title: requiredText(300),
  description: optionalText(1000),
  /** HTML; the server keeps what its allow-list knows. */
  content: optionalText(MOST_CONTENT),
  status: status.default('draft'),
  /** The day from which it is read; null = the day it is made public. */
  published_on: optionalDay,
  /** '' = who writes it. */
  author: optionalText(200),
  categories: z.array(idSchema).max(20).default([]),
})
export type PostValues = z.output<typeof postValues>
export const postChange = patchOf(postValues)

const categoryLink = z.object({ id: z.number(), name: z.string() })

/** One line of the staff's list. */
export const postRow = z.object({
  id: z.number(),
  title: z.string(),
  status,
  /** Public, but its day is still ahead. */
  ahead: z.boolean(),
  published_on: z.string().nullable(),
  author: z.string(),
  categories: z.array(categoryLink),
  updated_at: z.string(),
})
export type PostRow = z.output<typeof postRow>

/** A post whole, for who writes it. */
export const writtenPost = postRow.extend({
  description: z.string(),
  content: z.string(),
  version: z.number(),
})
export type WrittenPost = z.output<typeof writtenPost>

export const postLabels = {
  title: { ro: 'Titlu', en: 'Title' },
  description: { ro: 'Rezumat', en: 'Summary' },
  content: { ro: 'Text', en: 'Text' },
  status: { ro: 'Stare', en: 'Status' },
  published_on: { ro: 'Ziua publicării', en: 'Day of publication' },
  author: { ro: 'Autor', en: 'Author' },
  categories: { ro: 'Categorii', en: 'Categories' },
} as const

export const postColumns = {
  title: column.text(postLabels.title),
  status: column.choice(postLabels.status, postStatusLabels),
  published_on: column.date(postLabels.published_on),
  categories: column.text(postLabels.categories),
  author: column.text(postLabels.author),
}
