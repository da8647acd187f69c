import { z } from 'zod'
import { endpoint } from '../../calls/endpoint.ts'
import { requiredText } from '../../calls/fields.ts'
import { idParams, idSchema, saveAnswer } from '../../calls/resource.ts'
import {
  newTemplate,
  registrationHabits,
  registrationTemplate,
  templateValues,
} from './registration-values.ts'

const client = { audience: 'client', rate: 'none', permission: 'document.register', tx: 'write' } as const

/** Templates of a person's registrations, and the values kept for the next paper; both come with the form. */
export const registrationTemplateCalls = {
  add: endpoint({
    ...client,
    id: 'registration_template.add',
    method: 'POST',
    path: '/api/registration_template/add',
    idempotent: true,
    summary: 'Keeps a registration as a template of the caller, for one type',
    body: newTemplate,
    answer: saveAnswer(registrationTemplate),
  }),
  update: endpoint({
    ...client,
    id: 'registration_template.update',
    method: 'POST',
    path: '/api/registration_template/update',
    summary: 'Renames one’s own template, or gives it other values',
    body: z.strictObject({
      id: idSchema,
      name: requiredText(80),
      values: templateValues.optional(),
      version: z.number().int().optional(),
    }),
    answer: saveAnswer(registrationTemplate),
  }),
  remove: endpoint({
    ...client,
    id: 'registration_template.delete',
    method: 'DELETE',
    path: '/api/registration_template/delete/:id',
    params: idParams,
    summary: 'Forgets one’s own template',
    answer: z.object({ success: z.literal(true), message: z.string() }),
  }),
  saveHabits: endpoint({
    ...client,
    id: 'registration_habits.save',
    method: 'POST',
    path: '/api/registration_habits/save',
    summary: 'Which fields of the form keep their last value, and what they keep',
    body: registrationHabits,
    answer: z.object({ success: z.literal(true), message: z.string() }),
  }),
}
