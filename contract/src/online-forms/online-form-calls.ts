import { z } from 'zod'
import { endpoint } from '../calls/endpoint.ts'
import { idParams, idSchema } from '../calls/resource.ts'
import type { Permission } from '../rights/permissions.ts'
import { type FormOwner, formOwners } from './form-owners.ts'
import { formAnswersSchema, formDefinitionSchema } from './form-schema.ts'
import { definitionSchemas } from './owner-definitions.ts'

const definition = z.custom<z.output<typeof formDefinitionSchema>>()

/** The form of a type as those who build it see it. */
const builtForm = z.object({
  owner: z.enum(formOwners),
  type_id: z.number(),
  type_name: z.string(),
  /** Whoever chooses the type on the portal is asked it. */
  is_asked: z.boolean(),
  /** Of the form; 0 = it was never saved. */
  version: z.number(),
  saved_at: z.string().nullable(),
  saved_by: z.string(),
  definition,
  can: z.object({ edit: z.boolean() }),
})
export type BuiltForm = z.output<typeof builtForm>

/** The form of a type as whoever fills it gets it. */
const offeredForm = z.object({
  type_id: z.number(),
  name: z.string(),
  /** What the answers are given to; sent back with them. Null: the type asks nothing of its own. */
  form_id: z.number().nullable(),
  definition: definition.nullable(),
})
export type OfferedForm = z.output<typeof offeredForm>

type Named<Name extends string, Right extends Permission> = {
  /** What the calls begin with. */
  name: Name
  right: Right
  of: string
  owner: FormOwner
}

function callsOf<const Name extends string, const Right extends Permission>(its: Named<Name, Right>) {
  const { name, right, of, owner } = its
  const staff = { audience: 'staff', permission: right, rate: 'none' } as const
  const saved = definitionSchemas[owner]
  return {
    get: endpoint({
      ...staff,
      id: `${name}.get` as const,
      method: 'GET',
      path: `/api/${name}/get/:id` as const,
      tx: 'read',
      params: idParams,
      summary: `The online form of a ${of}, for those who build it`,
      answer: builtForm,
    }),
    save: endpoint({
      ...staff,
      id: `${name}.save` as const,
      method: 'POST',
      path: `/api/${name}/save` as const,
      tx: 'write',
      body: z.strictObject({
        type_id: idSchema,
        /** The version it was made from. */
        version: z.number().int().min(0),
        definition: saved,
      }),
      summary: `Saves the online form of a ${of} as its next version; earlier ones stay`,
      answer: z.object({ success: z.literal(true), message: z.string(), data: builtForm }),
    }),
    offered: endpoint({
      id: `${name}.offered` as const,
      method: 'GET',
      path: `/api/${name}/offered/:id` as const,
      audience: 'public',
      permission: 'public',
      rate: 'page',
      tx: 'none',
      params: idParams,
      summary: `The form of a ${of} that can be chosen on the portal, for whoever fills it`,
      answer: offeredForm,
    }),
  }
}

export const onlineFormCalls = {
  ...callsOf({
    owner: 'doc_type',
    name: 'online_form',
    right: 'doc_type.manage',
    of: 'document type',
  }),
  preview: endpoint({
    id: 'online_form.preview',
    method: 'POST',
    path: '/api/online_form/preview',
    audience: 'staff',
    permission: 'doc_type.manage',
    rate: 'none',
    tx: 'none',
    raw: 'out',
    body: z.strictObject({
      type_id: idSchema,
      definition: formDefinitionSchema,
      answers: formAnswersSchema,
    }),
    summary: 'Draws the PDF that a form with these answers becomes, marked as a preview; stores nothing',
    answer: z.unknown(),
  }),
}

/** What complaint types ask beside what every complaint is asked. */
export const complaintFieldsCalls = callsOf({
  owner: 'complaint_type',
  name: 'complaint_fields',
  right: 'client.admin',
  of: 'complaint type',
})
