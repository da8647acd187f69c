import type { SubjectActivity } from '@hdoc/contract/calls/subject-activity.ts'
import { registerField, registerValue } from '../../entities/registers/change-words.ts'
import { t } from '../../lib/languages/i18n.ts'

type Change = SubjectActivity['changes'][number]

/**
 * One line of a register's activity. A changed field is shown with its value before and after. A field of
 * something newly made (a register, a reservation, a book) is shown with its value alone. Undefined for what
 * says nothing to a reader.
 */
export function changeLine(action: string, { field, before, after }: Change): string | undefined {
  const label = registerField(field)
  const isChange = before !== '' || action === 'register.updated'
  if (label === undefined || before === after || (!isChange && after === '')) return undefined
  const now = registerValue(field, after)
  if (!isChange) return t('registers.activity_told', { field: label, value: now })
  const values = { before: registerValue(field, before), after: now }
  return t('registers.activity_told', { field: label, value: t('documents.before_after', values) })
}
