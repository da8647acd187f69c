import { z } from 'zod'
import { endpoint } from '../calls/endpoint.ts'
import { day } from '../calls/fields.ts'
import { idParams, idSchema } from '../calls/resource.ts'
import { wholeNumber } from '../calls/whole-number.ts'
import { invalid } from '../failures/validation-messages.ts'
import type { Text } from '../texts/languages.ts'

/** Lines of one volume: as many as a clerk can bind and a worker draws in seconds. */
export const LINES_OF_A_VOLUME = 2_000
/** Most lines of one book; a longer period is asked for in parts. */
export const MOST_LINES_OF_A_BOOK = 500_000
/** Days after which the lines and volumes of a book are removed; the record of the book stays. */
export const DAYS_A_BOOK_IS_KEPT = 14

const bookStates = ['waiting', 'drawing', 'done', 'cancelled', 'failed', 'removed'] as const
export type BookState = (typeof bookStates)[number]
export const bookStateLabels: Readonly<Record<BookState, Text>> = {
  waiting: { ro: 'Așteaptă', en: 'Waiting' },
  drawing: { ro: 'Se pregătește', en: 'Being made' },
  done: { ro: 'Gata', en: 'Ready' },
  cancelled: { ro: 'Oprit', en: 'Stopped' },
  failed: { ro: 'Nereușit', en: 'Failed' },
  removed: { ro: 'Fișiere șterse', en: 'Files removed' },
}

export const bookKinds = ['pdf', 'table'] as const
export type BookKind = (typeof bookKinds)[number]
export const bookKindLabels: Readonly<Record<BookKind, Text>> = {
  pdf: {
    ro: 'Volume PDF pentru tipărit, plus XLSX și CSV',
    en: 'PDF volumes for printing, with XLSX and CSV',
  },
  table: { ro: 'Numai tabel (XLSX și CSV)', en: 'Table only (XLSX and CSV)' },
}

/** Why a book was not made. */
export const bookFailures = ['too_long', 'error'] as const

export const bookValues = z
  .strictObject({
    register_id: idSchema,
    /** Days on which the numbers were taken, both included. */
    from: day,
    to: day,
    kind: z.enum(bookKinds).default('pdf'),
  })
  .superRefine(({ from, to }, context) => {
    if (to < from) context.addIssue({ code: 'custom', path: ['to'], ...invalid('book_period') })
  })

const bookVolumeRow = z.object({
  volume: z.number(),
  first_number: z.string(),
  last_number: z.string(),
  lines: z.number(),
  pages: z.number(),
  /** Bytes. */
  size: z.number(),
})

const bookRow = z.object({
  id: z.number(),
  from: z.string(),
  to: z.string(),
  kind: z.enum(bookKinds),
  state: z.enum(bookStates),
  asked_at: z.string(),
  asked_by: z.string(),
  /** The instant whose contents the book shows; null before they were read. */
  snapshot_at: z.string().nullable(),
  /** Lines it has, and volumes it will have. */
  lines: z.number(),
  volumes: z.number(),
  /** Lines whose contents the person who asked may not see. */
  masked: z.number(),
  /** Volumes that are ready, in order. */
  ready: z.array(bookVolumeRow),
  ended_at: z.string().nullable(),
  /** The day after which its files are removed. */
  kept_until: z.string().nullable(),
  failure: z.enum(bookFailures).nullable(),
})
export type Book = z.output<typeof bookRow>

const client = { audience: 'client', rate: 'none', permission: 'register.manage' } as const
const base = '/api/register_book'

export const registerBookCalls = {
  list: endpoint({
    ...client,
    id: 'register_book.list',
    method: 'GET',
    path: `${base}/list/:id`,
    tx: 'read',
    params: idParams,
    summary: 'Books made of a register, newest first, with how far they are',
    answer: z.object({ today: z.string(), books: z.array(bookRow) }),
  }),
  add: endpoint({
    ...client,
    id: 'register_book.add',
    method: 'POST',
    path: `${base}/add`,
    tx: 'write',
    idempotent: true,
    summary: 'Asks for the book of a register and a period; the worker makes it',
    body: bookValues,
    answer: z.object({ success: z.literal(true), message: z.string(), id: z.number() }),
  }),
  cancel: endpoint({
    ...client,
    id: 'register_book.cancel',
    method: 'POST',
    path: `${base}/cancel`,
    tx: 'write',
    summary: 'Stops the making of a book; nothing of it is kept',
    body: z.strictObject({ id: idSchema }),
    answer: z.object({ success: z.literal(true), message: z.string() }),
  }),
  volume: endpoint({
    ...client,
    id: 'register_book.volume',
    method: 'GET',
    path: `${base}/volume/:id/:volume`,
    tx: 'none',
    raw: 'stream',
    params: z.strictObject({ id: idSchema, volume: wholeNumber(1, 10_000) }),
    summary: 'One volume of a book as PDF',
    answer: z.unknown(),
  }),
  table: endpoint({
    ...client,
    id: 'register_book.table',
    method: 'GET',
    path: `${base}/table/:id/:format`,
    tx: 'none',
    raw: 'stream',
    unhurried: true,
    params: z.strictObject({ id: idSchema, format: z.enum(['csv', 'xlsx']) }),
    summary: 'The whole book as CSV or XLSX',
    answer: z.unknown(),
  }),
}
