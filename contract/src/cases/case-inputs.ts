import { z } from 'zod'
import { day, optionalText, requiredText } from '../calls/fields.ts'
import { idSchema } from '../calls/resource.ts'
import { checkDeadlineWish, deadlineWish } from '../documents/life/document-status-change.ts'
import { firstShares, shareWishes } from '../documents/registration/registration-case.ts'
import { invalid } from '../failures/validation-messages.ts'
import { DECLINED, FILED, isClosingStatus, type LegalGround, legalGrounds } from './closing.ts'

/** Longest wait of a share, in days. */
const MOST_WAITING_DAYS = 3650

const version = z.number().int().optional()

export const caseCreation = z.strictObject({
  document_id: idSchema,
  /** '' = what the document says in short. */
  title: optionalText(300),
  shares: firstShares,
  /** The written instruction („rezoluție”) for those who get it. */
  resolution: optionalText(2000),
})

export const caseAssignment = z.strictObject({
  id: idSchema,
  shares: shareWishes.min(1),
  resolution: optionalText(2000),
  version,
})

/** A step of one share. */
export const shareStep = z.strictObject({ share_id: idSchema, version })
export const shareStepWithReason = shareStep.extend({ reason: requiredText(1000) })
export const shareStepWithNote = shareStep.extend({ reason: optionalText(1000) })

export const shareGiving = shareStep.extend({
  /** Left out = the share stays in its group. */
  group_id: idSchema.optional(),
  /** null = anybody of the group. */
  user_id: idSchema.nullable().default(null),
  reason: optionalText(1000),
  deadline_on: day.nullable().optional(),
})

export const shareWait = shareStep
  .extend({
    pending_type: z.enum(['date', 'days']).optional(),
    /** First day on which it no longer waits. */
    pending_until: day.optional(),
    /** Calendar days from today. */
    pending_days: z.number().int().min(1).max(MOST_WAITING_DAYS).optional(),
    reason: optionalText(1000),
  })
  .superRefine((value, context) => {
    const need = (path: string, key: 'required' | 'pending_type') =>
      context.addIssue({ code: 'custom', ...invalid(key, [path]) })
    if (value.pending_type === undefined) need('pending_type', 'pending_type')
    if (value.pending_type === 'date' && value.pending_until === undefined) need('pending_until', 'required')
    if (value.pending_type === 'days' && value.pending_days === undefined) need('pending_days', 'required')
  })
export type ShareWait = z.output<typeof shareWait>

const caseStep = z.strictObject({ id: idSchema, version })

export const groupClosing = caseStep
  .extend({
    group_id: idSchema.nullable().default(null),
    /** What the group found („branșament posibil”). */
    note: optionalText(1000),
    /** Needed to close another group's part. */
    reason: optionalText(1000),
  })
  .refine(({ group_id }) => group_id !== null, invalid('close_group', ['group_id']))

/** With what a case is closed. */
const closing = {
  /** One of the closed statuses of documents. */
  status: z.number().int().nullable().default(null),
  /** With 13 „Clasat”. */
  legal_ground: z
    .enum(Object.keys(legalGrounds) as LegalGround[])
    .nullable()
    .default(null),
  /** With 14 „Declinat”: the authority it belongs to. */
  declined_to: optionalText(300),
  resolution: optionalText(2000),
  /** Needed to close a case that somebody else is in charge of. */
  reason: optionalText(1000),
}
const closingValues = z.object(closing)
type ClosingValues = z.output<typeof closingValues>

function checkClosing(
  { status, legal_ground, declined_to }: Pick<ClosingValues, 'status' | 'legal_ground' | 'declined_to'>,
  context: z.RefinementCtx,
): void {
  const need = (path: string, key: 'close_status' | 'legal_ground' | 'declined_to') =>
    context.addIssue({ code: 'custom', ...invalid(key, [path]) })
  if (status === null || !isClosingStatus(status)) need('status', 'close_status')
  if (status === FILED && legal_ground === null) need('legal_ground', 'legal_ground')
  if (status === DECLINED && declined_to === '') need('declined_to', 'declined_to')
}

export const caseClosing = caseStep.extend(closing).superRefine(checkClosing)

/** The same for many cases at once. */
export const closingWish = z.strictObject(closing).superRefine(checkClosing)
export type ClosingWish = z.output<typeof closingWish>

export const caseReopening = caseStep.extend({ reason: requiredText(1000) })

/** `worked`: the case now says where it stands; `connected`: it is only kept with the case. */
export const caseDocumentRoles = ['origin', 'worked', 'connected'] as const
export type CaseDocumentRole = (typeof caseDocumentRoles)[number]

export const caseDocumentAdding = caseStep.extend({
  document_id: idSchema,
  role: z.enum(['worked', 'connected']).default('worked'),
})
export const caseDocumentRemoval = caseStep.extend({ document_id: idSchema, reason: requiredText(1000) })

/** The other case, of the same matter, whose documents this one takes over. */
export const caseJoining = caseStep.extend({ other_id: idSchema, reason: optionalText(1000) })

export const caseExtension = deadlineWish.extend({ id: idSchema, version }).superRefine(checkDeadlineWish)
export const caseRenaming = caseStep.extend({ title: requiredText(300) })
