import { z } from 'zod'
import { drawing } from '../approvals/drawing.ts'
import { day, optionalText, requiredText, text } from '../calls/fields.ts'
import { idSchema } from '../calls/resource.ts'
import { caseClosing } from '../cases/case-inputs.ts'
import { invalid } from '../failures/validation-messages.ts'
import { MOST_DISPATCH_FILES, MOST_MARKED } from './dispatch-choices.ts'
import { answerChoice, checkShipping, sentFileIds, shippingFields } from './dispatch-values.ts'

const version = z.number().int().optional()
const resolution_text = optionalText(2000)
const declined_to = optionalText(300)

/** Closes a case and sends its answer: everything that closing asks for, and where the answer goes. */
export const closingWithDispatch = caseClosing
  .safeExtend({
    dispatch: shippingFields,
    answer: answerChoice.default({
      document_id: null,
      register_id: null,
      doc_type_id: null,
      short_description: '',
    }),
    /** The caller's uploads that become files of the answer. */
    upload_ids: z.array(idSchema).max(MOST_DISPATCH_FILES).default([]),
    /** Files of the case's documents that go into the answer and leave with it. */
    file_ids: sentFileIds,
  })
  .superRefine((value, context) => {
    checkShipping(value.dispatch, context, ['dispatch'])
    if (value.resolution === '')
      context.addIssue({ code: 'custom', ...invalid('ship_resolution', ['resolution']) })
    if (value.answer.way === 'document' && value.answer.document_id === null)
      context.addIssue({ code: 'custom', ...invalid('required', ['answer', 'document_id']) })
    if (value.dispatch.method === 'email' && value.upload_ids.length + value.file_ids.length === 0)
      context.addIssue({ code: 'custom', ...invalid('ship_files', ['file_ids']) })
  })
export type ClosingWithDispatch = z.output<typeof closingWithDispatch>

/** A shipping with what it tells the addressee. */
const shipping = shippingFields.extend({ resolution_text, declined_to })
type Whole = z.output<typeof shipping> & { file_ids: readonly number[] }
const checkWhole = (value: Whole, context: Parameters<typeof checkShipping>[1]): void => {
  checkShipping(value, context)
  if (value.resolution_text === '')
    context.addIssue({ code: 'custom', ...invalid('ship_resolution', ['resolution_text']) })
  if (value.method === 'email' && value.file_ids.length === 0)
    context.addIssue({ code: 'custom', ...invalid('ship_files', ['file_ids']) })
}

/** What the form of a dispatch is checked by, whatever becomes of it. */
export const dispatchInput = shipping
  .extend({ document_id: idSchema, file_ids: sentFileIds })
  .superRefine(checkWhole)
export type DispatchInput = z.output<typeof dispatchInput>

/** Sends a document of a case that stays as it is. */
export const newDispatch = shipping
  .extend({ case_id: idSchema, document_id: idSchema, file_ids: sentFileIds })
  .superRefine(checkWhole)

/** Mends a dispatch that has not left yet. */
export const dispatchChange = shipping
  .extend({ id: idSchema, file_ids: sentFileIds, version })
  .superRefine(checkWhole)

/** Sends again what came back, or what an e-mail could not take. */
export const dispatchRepeat = dispatchChange

/** Signs of the number under which the post office or the courier knows a dispatch. */
const tracking_number = optionalText(60)

/** Corrects the tracking number of what has left. */
export const dispatchCorrection = z.strictObject({ id: idSchema, version, tracking_number: text(60) })

/** Takes back what has not left: it does not leave any more. */
export const dispatchWithdrawal = z.strictObject({
  ids: z.array(idSchema).min(1).max(MOST_MARKED),
  reason: requiredText(500),
})

const marked = ['sent', 'confirmed', 'returned'] as const
export const dispatchMark = z
  .strictObject({
    ids: z.array(idSchema).min(1).max(MOST_MARKED),
    status: z.enum(marked),
    /** The day on which it was sent, confirmed or came back; null = today. */
    on: day.nullable().default(null),
    /** Of one dispatch. */
    tracking_number,
    /** Handed over in person: who took it. */
    received_by: optionalText(200),
    /** Handed over in person: the signature stands on the list. */
    on_list: z.boolean().default(false),
    /** Of one dispatch handed over in person: the signature of who took it, as they drew it. */
    drawing: drawing.nullable().default(null),
    /** Why it came back. */
    reason: optionalText(500),
  })
  .superRefine(({ ids, status, tracking_number: tracked, drawing: drawn, reason }, context) => {
    if (status === 'returned' && reason === '')
      context.addIssue({ code: 'custom', ...invalid('reason', ['reason']) })
    if (tracked !== '' && ids.length > 1)
      context.addIssue({ code: 'custom', ...invalid('ship_one_tracking', ['tracking_number']) })
    if (drawn !== null && ids.length > 1)
      context.addIssue({ code: 'custom', ...invalid('ship_one_drawing', ['drawing']) })
  })
export type DispatchMark = z.output<typeof dispatchMark>
