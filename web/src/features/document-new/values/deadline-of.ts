import type { RegistrationForm } from '@hdoc/contract/documents/record/documents.ts'
import { citedLaw } from '@hdoc/contract/ro/cited-law.ts'
import { computeDeadline } from '@hdoc/contract/ro/deadline.ts'
import { deadlineLine, deadlineText } from '@hdoc/contract/ro/deadline-text.ts'
import { isIsoDate } from '@hdoc/contract/ro/local-date.ts'
import { say, t } from '../../../lib/languages/i18n.ts'
import type { RegistrationValues } from './registration-values.ts'

/** `line`: the reason in one line. `reason`: the whole calculation. */
export type ShownDeadline = { date: string | null; line: string; reason: string }

const unexplained = (date: string | null, line: string): ShownDeadline => ({ date, line, reason: '' })

/** What a deadline follows from besides what is written. */
export type DeadlineChoices = Pick<RegistrationForm, 'today' | 'doc_types' | 'free_days'>

/** The deadline a document registered today would get, with its reason; undefined while no type is chosen. */
export function deadlineOf(form: DeadlineChoices, values: RegistrationValues): ShownDeadline | undefined {
  const { deadline_days: days, deadline_on: chosen } = values
  // A day that is still being typed is none yet.
  if (chosen && isIsoDate(chosen)) return unexplained(chosen, t('registration.chosen_deadline'))
  const type = form.doc_types.find((one) => one.id === values.doc_type_id)
  if (!type) return undefined
  const { date, reason } = computeDeadline({
    registeredOn: values.reserved?.reserved_on ?? form.today,
    days: days === '' ? type.deadline_days : days,
    dayType: type.day_type,
    freeDays: form.free_days,
  })
  if (date === null) return unexplained(date, t('registration.no_deadline_text'))
  const law = days === '' ? citedLaw(type.legal_basis) : ''
  return { date, line: say(deadlineLine(reason, law)), reason: say(deadlineText(reason)) }
}
