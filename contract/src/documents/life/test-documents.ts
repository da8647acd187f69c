import { z } from 'zod'
import { endpoint } from '../../calls/endpoint.ts'
import { requiredText } from '../../calls/fields.ts'
import { idSchema, saveAnswer } from '../../calls/resource.ts'
import { invalid } from '../../failures/validation-messages.ts'
import { issuerCreate } from '../../issuers/issuer-values.ts'
import { documentRow } from '../record/documents.ts'

/** Hours after which delete mode ends by itself. */
export const deleteModeHours = 24

const client = { audience: 'client', rate: 'none', method: 'POST', tx: 'write' } as const
const version = z.number().int().optional()

/** Delete mode, and what is done with test documents while it is on (product §13). */
export const testDocumentCalls = {
  switchMode: endpoint({
    ...client,
    id: 'delete_mode.switch',
    path: '/api/delete_mode/switch',
    permission: 'can_delete_test_data',
    summary: 'Switches delete mode on for a day, or off',
    body: z.strictObject({ on: z.boolean() }),
    answer: z.object({ success: z.literal(true), message: z.string(), until: z.string().nullable() }),
  }),
  remove: endpoint({
    ...client,
    id: 'document.delete_test',
    path: '/api/document/delete_test',
    permission: 'can_delete_test_data',
    summary: 'Empties a test document while delete mode is on; its number stays, with „șters (test)”',
    body: z.strictObject({ id: idSchema, reason: requiredText(1000), version }),
    answer: saveAnswer(documentRow),
  }),
}

export const issuerChange = z
  .strictObject({
    id: idSchema,
    /** A known issuer, or one written in place; an internal paper may have neither. */
    issuer_id: idSchema.nullable().default(null),
    issuer: issuerCreate.optional(),
    reason: requiredText(1000),
    version,
  })
  .superRefine((value, context) => {
    if (value.issuer_id !== null && value.issuer !== undefined)
      context.addIssue({ code: 'custom', ...invalid('one_issuer', ['issuer_id']) })
  })

export const documentIssuerCalls = {
  change: endpoint({
    ...client,
    id: 'document.change_issuer',
    path: '/api/document/change_issuer',
    permission: 'document.change_issuer',
    summary: 'Gives a registered document another issuer, with a reason; the earlier one stays visible',
    body: issuerChange,
    answer: saveAnswer(documentRow),
  }),
}
