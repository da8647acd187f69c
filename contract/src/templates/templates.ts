import { z } from 'zod'
import { doneAnswer } from '../calls/done-answer.ts'
import { endpoint } from '../calls/endpoint.ts'
import { optionalText, requiredText } from '../calls/fields.ts'
import { idParams, idSchema, saveAnswer } from '../calls/resource.ts'
import { addedKinds, type TemplateKind } from './template-kinds.ts'

const MOST_TEMPLATE = 100_000
/** Most texts of each kind that an institution may add. */
export const MOST_ADDED_TEMPLATES = 200
/** Largest Word paper, in MB. */
export const MOST_LETTER_MB = 3

const kind = z.enum(['page', 'mail', 'answer', 'resolution'] satisfies TemplateKind[])
const language = z.enum(['ro', 'en'])

/** One text of a template; HTML for a page, plain lines for the others. A mail alone has a subject. */
const written = z.strictObject({ subject: optionalText(300), content: optionalText(MOST_TEMPLATE) })
export type TemplateText = z.output<typeof written>
const texts = z.strictObject({ ro: written, en: written })
export type TemplateTexts = z.output<typeof texts>

const templateRow = z.object({
  id: z.number(),
  kind,
  name: z.string(),
  /** The institution's own text is used, not the platform's. */
  own: z.boolean(),
  updated_at: z.string().nullable(),
  updated_by: z.string(),
})
export type TemplateRow = z.output<typeof templateRow>

export const template = templateRow.extend({
  texts,
  /** What the platform would say; null for a text that people added. */
  defaults: texts.nullable(),
  fields: z.array(z.object({ name: z.string(), label: z.string() })),
  /** Earlier texts, newest first. */
  versions: z.array(z.object({ version: z.number(), at: z.string(), by: z.string() })),
  version: z.number(),
  /** The Word paper on which answers with this text are drawn; null = the ordinary page. */
  letter: z.object({ name: z.string(), size: z.number() }).nullable(),
  /** The installation has LibreOffice, which draws them. */
  draws_letters: z.boolean(),
  can: z.object({ edit: z.boolean(), reset: z.boolean(), delete: z.boolean() }),
})
export type Template = z.output<typeof template>

export const templateValues = z.strictObject({ name: optionalText(100), texts })
export const addedTemplate = z.strictObject({
  kind: z.enum(addedKinds).default('answer'),
  name: requiredText(100),
  texts,
})

const base = '/api/template'
const staff = { audience: 'client', permission: 'templates.edit', rate: 'none' } as const
const saved = saveAnswer(template)

export const templateCalls = {
  list: endpoint({
    ...staff,
    id: 'template.list',
    method: 'GET',
    tx: 'read',
    path: `${base}/list`,
    summary: 'Templates by kind, each with whose text is used',
    answer: z.object({ data: z.array(templateRow) }),
  }),
  get: endpoint({
    ...staff,
    id: 'template.get',
    method: 'GET',
    tx: 'read',
    path: `${base}/get/:id`,
    params: idParams,
    summary: 'A template with its texts, fields and earlier versions',
    answer: template,
  }),
  resolutions: endpoint({
    audience: 'client',
    permission: 'workcase.resolution',
    rate: 'none',
    id: 'template.resolutions',
    method: 'GET',
    tx: 'read',
    path: `${base}/resolutions`,
    summary: 'The prepared texts that a resolution may begin with',
    answer: z.object({ data: z.array(z.object({ id: z.number(), name: z.string(), text: z.string() })) }),
  }),
  version: endpoint({
    ...staff,
    id: 'template.version',
    method: 'GET',
    tx: 'read',
    path: `${base}/version/:id/:version`,
    params: z.strictObject({ id: idSchema, version: idSchema }),
    summary: 'The texts of an earlier version',
    answer: texts,
  }),
  add: endpoint({
    ...staff,
    id: 'template.add',
    method: 'POST',
    tx: 'write',
    idempotent: true,
    path: `${base}/add`,
    body: addedTemplate,
    summary: 'Adds a text of answers or of resolutions',
    answer: saved,
  }),
  update: endpoint({
    ...staff,
    id: 'template.update',
    method: 'POST',
    tx: 'write',
    path: `${base}/update`,
    body: z.strictObject({ id: idSchema, values: templateValues, version: z.number().int().optional() }),
    summary: 'Gives a template the institution’s own text',
    answer: saved,
  }),
  reset: endpoint({
    ...staff,
    id: 'template.reset',
    method: 'POST',
    tx: 'write',
    path: `${base}/reset`,
    body: z.strictObject({ id: idSchema, version: z.number().int().optional() }),
    summary: 'Uses the platform’s text again; the institution’s stays among the versions',
    answer: saved,
  }),
  delete: endpoint({
    ...staff,
    id: 'template.delete',
    method: 'DELETE',
    tx: 'write',
    path: `${base}/delete/:id`,
    params: idParams,
    summary: 'Deletes a text that people added',
    answer: doneAnswer,
  }),
  putLetter: endpoint({
    ...staff,
    id: 'template.put_letter',
    method: 'POST',
    rate: 'upload',
    tx: 'none',
    raw: 'in',
    path: `${base}/put_letter/:id`,
    params: idParams,
    query: z.strictObject({ name: z.string().max(500) }),
    summary: 'Takes the Word paper on which answers with this text are drawn, as raw bytes',
    answer: saved,
  }),
  removeLetter: endpoint({
    ...staff,
    id: 'template.remove_letter',
    method: 'DELETE',
    tx: 'write',
    path: `${base}/letter/:id`,
    params: idParams,
    summary: 'Takes the Word paper off: answers with this text stand on the ordinary page again',
    answer: saved,
  }),
  letter: endpoint({
    ...staff,
    id: 'template.letter',
    method: 'GET',
    tx: 'read',
    raw: 'out',
    path: `${base}/letter/:id`,
    params: idParams,
    summary: 'The Word paper as it was uploaded',
    answer: z.unknown(),
  }),
  preview: endpoint({
    ...staff,
    id: 'template.preview',
    method: 'POST',
    tx: 'read',
    path: `${base}/preview`,
    body: z.strictObject({ kind, language, text: written }),
    summary: 'What a text becomes with the institution’s data and an invented paper',
    answer: z.object({ subject: z.string(), content: z.string() }),
  }),
}
