import { z } from 'zod'
import { fileRow } from '../../files/files.ts'
import { furtherNumber } from '../../registers/further-number.ts'
import {
  accessLevelSchema,
  categorySchema,
  dayTypeSchema,
  signatureTypeSchema,
} from '../../texts/choice-schemas.ts'
import { documentColumns } from '../list/document-columns.ts'
import { plainShown } from '../plain/plain-schemas.ts'
import { documentChanges, registrationChecks } from '../registration/document-values.ts'
import { type PaperStep, paperSteps } from '../status/work-step.ts'
import { documentState } from './document-state.ts'

export type { DocumentInput, DocumentValues } from '../registration/document-values.ts'
export type { Registered } from '../registration/registered.ts'
export type { RegistrationForm } from '../registration/registration-form.ts'
export { documentChanges, documentColumns, registrationChecks }

const nameId = z.object({ id: z.number(), name: z.string() })

const listed = {
  id: z.number(),
  number: z.string(),
  /** As they were given. */
  further_numbers: z.array(furtherNumber),
  registered_on: z.string(),
  registered_at: z.string(),
  category: categorySchema,
  register: nameId.extend({ code: z.string() }),
  doc_type: nameId,
  issuer: nameId.nullable(),
  ...plainShown,
  status: z.object({ id: z.number(), name: z.string(), className: z.string(), code: z.string() }),
  deadline_on: z.string().nullable(),
  closed_on: z.string().nullable(),
  work_step: z.enum(paperSteps as [PaperStep, ...PaperStep[]]).nullable(),
  access_level: accessLevelSchema,
  group: nameId.nullable(),
  /** The department that has the paper original; null = there is none, or nobody knows. */
  paper: nameId.nullable(),
  registered_by: z.string(),
  is_test: z.boolean(),
}
export const documentListRow = z.object(listed)
export type DocumentListRow = z.output<typeof documentListRow>

export const documentRow = z.object({
  ...listed,
  issuer_details: z
    .object({
      type: z.string(),
      code: z.string(),
      onrc: z.string(),
      administrator_name: z.string(),
      email: z.string(),
      phone: z.string(),
      address: z.string(),
    })
    .nullable(),
  /** Term, day and law of the deadline in one line, in the caller's language; '' when a person chose the day. */
  deadline_line: z.string(),
  /** The whole calculation of the deadline, in the caller's language. */
  deadline_reason: z.string(),
  /** The law, as cited, that sets the deadline; '' when a person chose the days or the date. */
  deadline_law: z.string(),
  /** The deadline follows from the rule of the type and was not extended. */
  deadline_of_type: z.boolean(),
  legal_basis: z.string(),
  /** The type as it was when the document was registered; the list shows its present name. */
  doc_type_version: z.object({
    number: z.number(),
    /** The type has changed since. */
    changed_since: z.boolean(),
    name: z.string(),
    deadline_days: z.number(),
    day_type: dayTypeSchema,
    prescription_years: z.number(),
    signature_type: signatureTypeSchema,
  }),
  /** A receipt is offered for it. */
  receipt: z.boolean(),
  annulled: z.object({ at: z.string(), by: z.string(), reason: z.string() }).nullable(),
  further_numbers: z.array(
    furtherNumber.extend({ register_id: z.number(), given_on: z.string(), given_by: z.string() }),
  ),
  tracking_code: z.string(),
  tracking_url: z.string(),
  files: z.array(fileRow),
  /** Largest file that may be added, in megabytes. */
  max_file_mb: z.number(),
  version: z.number(),
  ...documentState,
})
export type Document = z.output<typeof documentRow>
