import { z } from 'zod'
import { endpoint } from '../calls/endpoint.ts'
import { idParams, idSchema } from '../calls/resource.ts'
import { formAnswersSchema, formDefinitionSchema } from './form-schema.ts'

const base = '/api/online_form'
const staff = { audience: 'staff', permission: 'doc_type.manage', rate: 'none' } as const

/** The form of a document type as those who build it see it. */
const builtForm = z.object({
  doc_type_id: z.number(),
  doc_type_name: z.string(),
  online_available: z.boolean(),
  online_filling: z.boolean(),
  /** Of the form; 0 = it was never saved. */
  version: z.number(),
  saved_at: z.string().nullable(),
  saved_by: z.string(),
  definition: z.custom<z.output<typeof formDefinitionSchema>>(),
  can: z.object({ edit: z.boolean() }),
})
export type BuiltForm = z.output<typeof builtForm>

/** The form of a document type as whoever fills it gets it. */
const offeredForm = z.object({
  doc_type_id: z.number(),
  name: z.string(),
  /** What the answers are given to; sent back with them. Null: the type is handed in by files alone. */
  form_id: z.number().nullable(),
  definition: z.custom<z.output<typeof formDefinitionSchema>>().nullable(),
})
export type OfferedForm = z.output<typeof offeredForm>

export const onlineFormCalls = {
  get: endpoint({
    ...staff,
    id: 'online_form.get',
    method: 'GET',
    path: `${base}/get/:id`,
    tx: 'read',
    params: idParams,
    summary: 'The online form of a document type, for those who build it',
    answer: builtForm,
  }),
  save: endpoint({
    ...staff,
    id: 'online_form.save',
    method: 'POST',
    path: `${base}/save`,
    tx: 'write',
    body: z.strictObject({
      doc_type_id: idSchema,
      /** The version it was made from. */
      version: z.number().int().min(0),
      definition: formDefinitionSchema,
    }),
    summary: 'Saves the online form of a document type as its next version; earlier ones stay',
    answer: z.object({ success: z.literal(true), message: z.string(), data: builtForm }),
  }),
  preview: endpoint({
    ...staff,
    id: 'online_form.preview',
    method: 'POST',
    path: `${base}/preview`,
    tx: 'none',
    raw: 'out',
    body: z.strictObject({
      doc_type_id: idSchema,
      definition: formDefinitionSchema,
      answers: formAnswersSchema,
    }),
    summary: 'Draws the PDF that a form with these answers becomes, marked as a preview; stores nothing',
    answer: z.unknown(),
  }),
  offered: endpoint({
    id: 'online_form.offered',
    method: 'GET',
    path: `${base}/offered/:id`,
    audience: 'public',
    permission: 'public',
    rate: 'page',
    tx: 'none',
    params: idParams,
    summary: 'The form of a document type that may be handed in online, for whoever fills it',
    answer: offeredForm,
  }),
}
