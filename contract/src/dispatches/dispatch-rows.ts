import { z } from 'zod'
import { drawing } from '../approvals/drawing.ts'
import { column } from '../calls/columns.ts'
import {
  type DispatchStatus,
  dispatchStatuses,
  dispatchStatusLabels,
  type MailState,
  mailStateLabels,
  mailStates,
  postalKindLabels,
  shippingMethodLabels,
} from './dispatch-choices.ts'
import { answerWays, methodSchema, postalKindSchema } from './dispatch-values.ts'

/** What may be done with a dispatch. */
export const dispatchActions = [
  'update',
  'send',
  'correct',
  'confirm',
  'return',
  'repeat',
  'withdraw',
] as const
export type DispatchAction = (typeof dispatchActions)[number]

const oneOf = <Value extends string>(values: readonly Value[]) => z.enum(values as [Value, ...Value[]])
const sentFile = z.object({ id: z.number(), name: z.string(), size: z.number() })

export const dispatchRow = z.object({
  id: z.number(),
  case: z.object({ id: z.number(), number: z.string() }),
  /** What leaves: an outgoing document, or the incoming one whose line bears the answer. */
  document: z.object({ id: z.number(), number: z.string(), registered_on: z.string() }),
  status: z.object({
    code: oneOf<DispatchStatus>(dispatchStatuses),
    name: z.string(),
    className: z.string(),
  }),
  method: methodSchema,
  postal_kind: postalKindSchema.nullable(),
  ship_to: z.string(),
  sender: z.string(),
  address: z.string(),
  when: z.string(),
  comments: z.string(),
  email: z.string(),
  phone: z.string(),
  resolution_text: z.string(),
  declined_to: z.string(),
  tracking_number: z.string(),
  received_by: z.string(),
  on_list: z.boolean(),
  /** Who took it signed on the screen. */
  drawn: z.boolean(),
  /** The signature as it was drawn; null in lists. */
  drawing: drawing.nullable(),
  prepared_at: z.string(),
  prepared_by: z.string(),
  sent_on: z.string().nullable(),
  confirmed_on: z.string().nullable(),
  returned_on: z.string().nullable(),
  return_reason: z.string(),
  withdrawn_at: z.string().nullable(),
  withdrawn_by: z.string(),
  withdraw_reason: z.string(),
  mail_state: oneOf<MailState>(mailStates),
  /** Why the e-mail has not left, in words; '' when nothing went wrong. */
  mail_reason: z.string(),
  /** The message as it was sent, among the files of the document. */
  message_file_id: z.number().nullable(),
  files: z.array(sentFile),
  /** It came back or could not leave, and nobody has sent it again. */
  to_repeat: z.boolean(),
  repeats_id: z.number().nullable(),
  version: z.number(),
  can: z.object({
    update: z.boolean(),
    send: z.boolean(),
    correct: z.boolean(),
    confirm: z.boolean(),
    return: z.boolean(),
    repeat: z.boolean(),
    withdraw: z.boolean(),
  }),
  /** Why not, in words. */
  cannot: z.object({
    update: z.string().optional(),
    send: z.string().optional(),
    correct: z.string().optional(),
    confirm: z.string().optional(),
    return: z.string().optional(),
    repeat: z.string().optional(),
    withdraw: z.string().optional(),
  }),
})
export type Dispatch = z.output<typeof dispatchRow>

const hidden = { hidden: true } as const
export const dispatchColumns = {
  number: column.text({ ro: 'Număr', en: 'Number' }),
  case_number: column.text({ ro: 'Dosar', en: 'Case' }, hidden),
  ship_to: column.text({ ro: 'Destinatar', en: 'Addressee' }),
  address: column.text({ ro: 'Adresa', en: 'Address' }),
  method: column.choice({ ro: 'Mod', en: 'Method' }, shippingMethodLabels),
  postal_kind: column.choice({ ro: 'Fel poștal', en: 'Postal kind' }, postalKindLabels, hidden),
  status: column.choice({ ro: 'Stare', en: 'Status' }, dispatchStatusLabels),
  when: column.date({ ro: 'Pentru ziua', en: 'For the day' }),
  sent_on: column.date({ ro: 'Expediat la', en: 'Sent on' }),
  tracking_number: column.text({ ro: 'Nr. de urmărire', en: 'Tracking number' }, hidden),
  to_repeat: column.boolean({ ro: 'De reluat', en: 'To be sent again' }, hidden),
  mail_state: column.choice({ ro: 'E-mail', en: 'E-mail' }, mailStateLabels, hidden),
  prepared_by: column.text({ ro: 'Pregătit de', en: 'Prepared by' }, hidden),
} as const

/** What the form of a dispatch of a case begins with. */
export const dispatchForm = z.object({
  ship_to: z.string(),
  sender: z.string(),
  address: z.string(),
  email: z.string(),
  phone: z.string(),
  today: z.string(),
  /** What the answer is about: „Răspuns la nr. 4512/20.11.2026”, with every paper that it answers. */
  short_description: z.string(),
  way: z.enum(answerWays),
  /** The register of the case's first document keeps answers on its line. */
  keeps_line: z.boolean(),
  /** Types of outgoing documents, each with the register that it proposes. */
  types: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      register_id: z.number().nullable(),
      fixed_register: z.boolean(),
    }),
  ),
  /** Registers that give the caller numbers for outgoing documents, with the next one. */
  registers: z.array(z.object({ id: z.number(), name: z.string(), next_sample: z.string() })),
  /** Outgoing documents of the case that have their number. */
  documents: z.array(z.object({ id: z.number(), number: z.string(), short_description: z.string() })),
  /** The written answer: its document when it has a number, else null; and the files that are it. */
  answer_document_id: z.number().nullable(),
  answer_file_ids: z.array(z.number()),
  /** Files of the case's documents that the caller sees. */
  files: z.array(sentFile.extend({ document_id: z.number(), document: z.string() })),
  /** Most megabytes of one e-mail. */
  most_mail_mb: z.number(),
  max_file_mb: z.number(),
})
export type DispatchForm = z.output<typeof dispatchForm>
