import { z } from 'zod'
import { column } from '../calls/columns.ts'
import { endpoint } from '../calls/endpoint.ts'
import { idParams, idSchema, listAnswer, saveAnswer } from '../calls/resource.ts'
import { contactCategories, contactCategoryNames } from './contact-categories.ts'
import { contactStateLabels, contactStates } from './contact-states.ts'

const base = '/api/contact_message'
const client = { audience: 'client', permission: 'contact_message.view', rate: 'none' } as const
const reading = { ...client, method: 'GET', tx: 'read' } as const
const hidden = { hidden: true } as const

export const contactColumns = {
  received_at: column.date({ ro: 'Primit', en: 'Received' }),
  subject: column.text({ ro: 'Subiect', en: 'Subject' }),
  category: column.choice({ ro: 'Categorie', en: 'Category' }, contactCategories),
  email: column.text({ ro: 'De la', en: 'From' }),
  state: column.choice({ ro: 'Stare', en: 'State' }, contactStateLabels),
  answered_by: column.text({ ro: 'Răspuns de', en: 'Answered by' }, hidden),
}

const messageRow = z.object({
  id: z.number(),
  category: z.enum(contactCategoryNames),
  subject: z.string(),
  /** Confirmed by whoever reads its mailbox. */
  email: z.string(),
  received_at: z.string(),
  state: z.enum(contactStates),
  answered_at: z.string().nullable(),
  answered_by: z.string(),
  files: z.number(),
})
export type ContactMessageRow = z.output<typeof messageRow>

const contactMessage = messageRow.omit({ files: true }).extend({
  message: z.string(),
  language: z.enum(['ro', 'en']),
  sent_at: z.string(),
  /** The assistance contact that got it by e-mail; '' = none. */
  mailed_to: z.string(),
  version: z.number(),
  files: z.array(z.object({ id: z.number(), name: z.string(), mime: z.string(), size: z.number() })),
})
export type ContactMessage = z.output<typeof contactMessage>

/** Confirmed messages of the contact form, for staff who may see them. */
export const contactMessageCalls = {
  list: endpoint({
    ...reading,
    id: 'contact_message.list',
    path: `${base}/list`,
    variants: [`${base}/list/:rows`, `${base}/list/:rows/:filterstring`],
    list: { columns: contactColumns, small: false },
    summary: 'Confirmed messages of the contact form',
    answer: listAnswer(messageRow),
  }),
  get: endpoint({
    ...reading,
    id: 'contact_message.get',
    path: `${base}/get/:id`,
    params: idParams,
    summary: 'One message with its files',
    answer: contactMessage,
  }),
  mark: endpoint({
    ...client,
    id: 'contact_message.mark',
    method: 'POST',
    tx: 'write',
    path: `${base}/mark`,
    body: z.strictObject({ id: idSchema, answered: z.boolean(), version: z.number().int().optional() }),
    summary: 'Marks a message as answered, or as not answered yet',
    answer: saveAnswer(contactMessage),
  }),
  file: endpoint({
    ...client,
    id: 'contact_message.file',
    method: 'GET',
    tx: 'none',
    raw: 'stream',
    path: `${base}/file/:id`,
    params: idParams,
    summary: 'Bytes of a file that came with a message',
    answer: z.unknown(),
  }),
}
