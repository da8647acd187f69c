import { docTypes } from '@hdoc/contract/doc-types.ts'
import { computeDeadline, MAX_DEADLINE_DAYS } from '@hdoc/contract/ro/deadline.ts'
import { deadlineText } from '@hdoc/contract/ro/deadline-text.ts'
import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { registerOptionsQuery } from '../../entities/registers/queries.ts'
import { today } from '../../lib/clock.ts'
import { formatDate } from '../../lib/format.ts'
import { say } from '../../lib/i18n.ts'
import { FieldGrid, Place } from '../../ui/form/field-grid.tsx'
import { ResourceField } from '../../ui/form/resource-field.tsx'
import type { DocTypeFormValues } from './doc-type-values.ts'

type Name = keyof typeof docTypes.inputs

/** What the term means, on the example of today; local free days are known at registration only. */
function Example({ days, dayType }: { days: number | ''; dayType: DocTypeFormValues['day_type'] }) {
  const { t } = useTranslation()
  if (days === '' || days < 1 || days > MAX_DEADLINE_DAYS) return t('doc_types.no_deadline')
  const { date, reason } = computeDeadline({ registeredOn: today(), days, dayType, freeDays: [] })
  return date && t('doc_types.example', { date: formatDate(date), reason: say(deadlineText(reason)) })
}

/** The fields of a document type; the term shows what it means today. */
export function DocTypeFields({ form }: { form: UseFormReturnType<DocTypeFormValues> }) {
  const { deadline_days, day_type } = form.getValues()
  const field = (name: Name, more: Partial<Parameters<typeof ResourceField>[0]> = {}) => {
    const input = docTypes.inputs[name]
    return input && <ResourceField input={input} binding={form.getInputProps(name)} {...more} />
  }
  return (
    <FieldGrid>
      <Place width="wide">{field('name', { required: true, autoFocus: true })}</Place>
      <Place width="third">{field('category', { required: true })}</Place>
      <Place width="third">
        {field('deadline_days', { help: <Example days={deadline_days} dayType={day_type} /> })}
      </Place>
      <Place width="third">{field('day_type', { required: true })}</Place>
      <Place width="third">{field('register_id', { options: registerOptionsQuery })}</Place>
      <Place>{field('legal_basis')}</Place>
      <Place>{field('is_default')}</Place>
    </FieldGrid>
  )
}
