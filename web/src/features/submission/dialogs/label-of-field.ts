import { t } from '../../../lib/languages/i18n.ts'

const labels = {
  issuer_id: 'submissions.issuer',
  register_id: 'submissions.register',
  group_id: 'submissions.department',
  reason: 'submissions.reject_reason',
  comment: 'submissions.comment',
  message: 'submissions.message',
  days: 'submissions.days',
} as const

/** The label of a field of the dialogs of a submitted document. */
export const labelOfField = (path: string): string | undefined =>
  Object.hasOwn(labels, path) ? t(labels[path as keyof typeof labels]) : undefined
