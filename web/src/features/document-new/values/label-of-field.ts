import { isPlainName, plainField } from '@hdoc/contract/documents/plain/plain-fields.ts'
import { issuers } from '@hdoc/contract/issuers/issuers.ts'
import type { DocumentCategory } from '@hdoc/contract/texts/choices.ts'
import { wordingOf } from '../../../entities/documents/wording.ts'
import { say, t } from '../../../lib/languages/i18n.ts'

const labels = {
  register_id: 'registration.register',
  doc_type_id: 'registration.type',
  'case.case_id': 'workcases.to_join',
  'case.shares': 'workcases.shares',
  'case.resolution': 'workcases.resolution',
  access_level: 'registration.access_level',
  deadline_on: 'registration.deadline_on',
  deadline_days: 'counter.deadline_days',
  answers_id: 'counter.answers_document',
  reservation_id: 'reservations.use_number',
  reserved_reason: 'reservations.use_past_reason',
  secondary_register_ids: 'registration.secondary_registers',
} as const

/** Fields of those who work on the case from the start. */
const shareLabels = {
  group_id: 'documents.department',
  user_id: 'workcases.person',
  role: 'workcases.role',
  deadline_on: 'workcases.own_deadline',
} as const

/** Fields that each category calls by a name of its own. */
const worded = {
  issuer_id: 'person',
  issuer: 'person',
  external_number: 'externalNumber',
  external_date: 'externalDate',
  group_id: 'group',
} as const

/**
 * The label of a field of the registration form, by its path; undefined for a path that the form does not
 * have.
 */
export function labelOfField(path: string, category: DocumentCategory): string | undefined {
  if (Object.hasOwn(worded, path)) return wordingOf(category)[worded[path as keyof typeof worded]]
  if (isPlainName(path)) return say(plainField(path).label)
  if (Object.hasOwn(labels, path)) return t(labels[path as keyof typeof labels])
  const ofShare = /^case\.shares\.\d+\.(\w+)$/.exec(path)?.[1]
  if (ofShare !== undefined && Object.hasOwn(shareLabels, ofShare))
    return t(shareLabels[ofShare as keyof typeof shareLabels])
  const part = path.replace(/^issuer\./, '')
  const input = Object.hasOwn(issuers.inputs, part)
    ? issuers.inputs[part as keyof typeof issuers.inputs]
    : undefined
  return input && say(input.label)
}
