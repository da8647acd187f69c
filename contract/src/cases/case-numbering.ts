import { z } from 'zod'
import { endpoint } from '../calls/endpoint.ts'
import { requiredText } from '../calls/fields.ts'
import { invalid } from '../failures/validation-messages.ts'
import { parsePattern } from '../registers/numbering.ts'

/** The pattern of cases’ numbers, by the grammar of registers; numbers begin anew each year, so it names the year. */
const casePattern = requiredText(60).superRefine((value, context) => {
  const parsed = parsePattern(value)
  if (!parsed.ok) context.addIssue({ code: 'custom', ...invalid(`pattern_${parsed.problem}`) })
  else if (!parsed.parts.some((part) => part.kind === 'token' && /^YY/.test(part.token)))
    context.addIssue({ code: 'custom', ...invalid('case_pattern_year') })
})

export const caseNumbering = z.object({
  pattern: z.string(),
  /** How the next number would be written. */
  next: z.string(),
  version: z.number(),
})
export type CaseNumbering = z.output<typeof caseNumbering>

const ofInstitution = { audience: 'client', permission: 'client.admin', rate: 'none' } as const

export const caseNumberingCalls = {
  get: endpoint({
    ...ofInstitution,
    id: 'workcase_numbering.get',
    method: 'GET',
    path: '/api/workcase_numbering/get',
    tx: 'read',
    summary: 'How the numbers of cases are written, and the next one',
    answer: caseNumbering,
  }),
  update: endpoint({
    ...ofInstitution,
    id: 'workcase_numbering.update',
    method: 'POST',
    path: '/api/workcase_numbering/update',
    tx: 'write',
    summary: 'Changes how the numbers of cases are written from now on',
    body: z.strictObject({ pattern: casePattern, version: z.number().int().optional() }),
    answer: z.object({ success: z.literal(true), message: z.string(), data: caseNumbering }),
  }),
}
