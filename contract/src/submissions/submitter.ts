import type { z } from 'zod'
import { invalid } from '../failures/validation-messages.ts'
import { issuerCreate, issuerValues } from '../issuers/issuer-values.ts'

/**
 * Who hands something in, checked as in the registry. Not asked here are the e-mail, which is the form's own, and the CNP:
 * a type that needs it asks for it in its online form, which keeps it sealed.
 */
export const submitter = issuerValues.omit({ email: true, cnp: true }).superRefine((value, context) => {
  const checked = issuerCreate.safeParse({ ...value, email: '', cnp: '' })
  for (const issue of checked.error?.issues ?? [])
    context.addIssue({ ...issue, code: 'custom' } as Parameters<typeof context.addIssue>[0])
  if (value.type === 'pj' && value.cui === '')
    context.addIssue({ code: 'custom', ...invalid('required', ['cui']) })
})
export type Submitter = z.output<typeof submitter>
