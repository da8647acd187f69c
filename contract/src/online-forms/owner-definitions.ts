import { problemIssue } from '../failures/issue-fields.ts'
import type { FieldKind } from './field-kinds.ts'
import type { FormOwner } from './form-owners.ts'
import { formDefinitionSchema } from './form-schema.ts'

/** Kinds of field that forms of an owner do not have. The files of a complaint are its photos, which are asked for beside. */
export const withoutKinds: Readonly<Record<FormOwner, readonly FieldKind[]>> = {
  doc_type: [],
  complaint_type: ['file'],
}

const definitionOf = (owner: FormOwner) =>
  formDefinitionSchema.superRefine(({ sections }, context) => {
    for (const [s, { fields }] of sections.entries())
      for (const [f, { kind }] of fields.entries())
        if (withoutKinds[owner].includes(kind))
          context.addIssue({
            code: 'custom',
            path: ['sections', s, 'fields', f, 'kind'],
            ...problemIssue({ key: 'form_kind' }),
          })
  })

/** What a form of each owner may be. */
export const definitionSchemas = {
  doc_type: formDefinitionSchema,
  complaint_type: definitionOf('complaint_type'),
} as const satisfies Record<FormOwner, typeof formDefinitionSchema>
