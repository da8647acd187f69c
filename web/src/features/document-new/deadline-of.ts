import type { RegistrationForm } from '@hdoc/contract/documents/documents.ts'
import { computeDeadline } from '@hdoc/contract/ro/deadline.ts'
import { deadlineText } from '@hdoc/contract/ro/deadline-text.ts'
import { say, t } from '../../lib/i18n.ts'
import type { RegistrationValues } from './registration-values.ts'

export type ShownDeadline = { date: string | null; reason: string }

/** The deadline a document registered today would get, with its reason; undefined while no type is chosen. */
export function deadlineOf(form: RegistrationForm, values: RegistrationValues): ShownDeadline | undefined {
  if (values.deadline_on) return { date: values.deadline_on, reason: t('registration.chosen_deadline') }
  const { deadline_days: days } = values
  const type = form.doc_types.find((one) => one.id === values.doc_type_id)
  if (!type) return undefined
  const { date, reason } = computeDeadline({
    registeredOn: values.reserved?.reserved_on ?? form.today,
    days: days === '' ? type.deadline_days : days,
    dayType: type.day_type,
    freeDays: form.free_days,
  })
  if (date === null) return { date, reason: t('registration.no_deadline_text') }
  const why = say(deadlineText(reason))
  if (days !== '') return { date, reason: why }
  return { date, reason: type.legal_basis === '' ? why : `${why} (${type.legal_basis})` }
}
