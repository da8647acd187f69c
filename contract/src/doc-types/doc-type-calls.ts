import { z } from 'zod'
import { endpoint } from '../calls/endpoint.ts'
import { categorySchema } from '../texts/choice-schemas.ts'

const registerChoice = z.object({ id: z.number(), name: z.string(), code: z.string() })
const docTypeForm = z.object({
  registers: z.array(registerChoice.extend({ category: categorySchema.nullable() })),
  secondary_registers: z.array(registerChoice.extend({ category: categorySchema.nullable() })),
  groups: z.array(z.object({ id: z.number(), name: z.string() })),
})
export type DocTypeForm = z.output<typeof docTypeForm>

export const docTypeCalls = {
  form: endpoint({
    id: 'doc_type.form',
    method: 'GET',
    path: '/api/doc_type/form',
    audience: 'staff',
    permission: 'doc_type.manage',
    rate: 'none',
    tx: 'read',
    summary: 'Registers, main and secondary, and departments that a document type may suggest',
    answer: docTypeForm,
  }),
}
