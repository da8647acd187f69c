import type { Input } from '@hdoc/contract/calls/resource.ts'
import { type DocType, docTypes } from '@hdoc/contract/doc-types/doc-types.ts'
import { gazetteCategoryLabels } from '@hdoc/contract/doc-types/gazette-categories.ts'
import { computeDeadline, MAX_DEADLINE_DAYS } from '@hdoc/contract/ro/deadline.ts'
import { deadlineText } from '@hdoc/contract/ro/deadline-text.ts'
import { MultiSelect, NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { docTypeFormQuery } from '../../entities/doc-types/queries.ts'
import { today } from '../../lib/format/clock.ts'
import { formatDate } from '../../lib/format/format.ts'
import { say } from '../../lib/languages/i18n.ts'
import { Choice } from '../../ui/choice/choice.tsx'
import { FieldGrid, Place } from '../../ui/form/field/field-grid.tsx'
import type { Written } from '../../ui/form/resource/form-resource.ts'
import type { FormParts } from '../../ui/form/resource/use-resource-form.ts'
import styles from './doc-types.module.css'

type Name = keyof typeof docTypes.inputs
/** The contract's values, except that a number may be empty while somebody types. */
type Values = Written<z.output<typeof docTypes.values>>

/**
 * Shows what the deadline means for a paper registered today. Local free days are left out, because they are
 * known at registration only.
 */
function Example({ days, dayType }: { days: number | ''; dayType: Values['day_type'] }) {
  const { t } = useTranslation()
  if (days === '' || days < 1 || days > MAX_DEADLINE_DAYS) return t('doc_types.no_deadline')
  const { date, reason } = computeDeadline({ registeredOn: today(), days, dayType, freeDays: [] })
  return date && t('doc_types.example', { date: formatDate(date), reason: say(deadlineText(reason)) })
}

/** The headings of the official gazette, each with its code, because clerks know a heading by its code. */
const headings = [
  { value: '', label: '–' },
  ...Object.entries(gazetteCategoryLabels).map(([code, text]) => ({ value: code, text })),
]

/** The fields of a document type; the deadline shows what it means today. */
export function DocTypeFields({ form, field }: FormParts<DocType, Values>) {
  const { t } = useTranslation()
  const choices = useQuery(docTypeFormQuery()).data
  const values = form.getValues()
  const { deadline_days, day_type, category } = values
  const text = (name: Name) => {
    const { label, help } = docTypes.inputs[name] as Input
    return { label: say(label), description: help && say(help), error: form.errors[name], 'data-path': name }
  }
  const ofCategory = (register: { category: Values['category'] | null }) =>
    register.category === null || register.category === category
  const registers = (choices?.registers ?? []).filter(ofCategory)
  // A register that is already chosen stays in the list, even of another category, so that it can be removed
  // after a refusal.
  const secondary = (choices?.secondary_registers ?? []).filter(
    (register) => ofCategory(register) || values.secondary_register_ids.includes(register.id),
  )
  return (
    <>
      <FieldGrid>
        <Place width="wide">{field('name')}</Place>
        <Place width="third">{field('category')}</Place>
        <Place width="third">
          {field('deadline_days', { help: <Example days={deadline_days} dayType={day_type} /> })}
        </Place>
        <Place width="third">{field('day_type')}</Place>
        <Place width="third">{field('legal_basis')}</Place>
        <Place>{field('is_default', { disabled: values.case_only })}</Place>
      </FieldGrid>
      <fieldset className={styles.section}>
        <legend>{t('doc_types.part_numbers')}</legend>
        <FieldGrid>
          <Place width="half">
            <Choice
              {...text('register_id')}
              clearable
              data={registers.map(({ id, name }) => ({ value: String(id), label: name }))}
              value={values.register_id === null ? null : String(values.register_id)}
              onChange={(id) => {
                form.setFieldValue('register_id', id === null ? null : Number(id))
                if (id === null) form.setFieldValue('fixed_register', false)
              }}
            />
          </Place>
          <Place width="half">
            <MultiSelect
              {...text('secondary_register_ids')}
              data={secondary.map(({ id, name }) => ({
                value: String(id),
                label: name,
              }))}
              value={values.secondary_register_ids.map(String)}
              onChange={(ids) => form.setFieldValue('secondary_register_ids', ids.map(Number))}
              clearable
              clearButtonProps={{ 'aria-label': t('ui.clear') }}
            />
          </Place>
          <Place width="half">{field('fixed_register', { disabled: values.register_id === null })}</Place>
          <Place width="half">{field('receipt')}</Place>
        </FieldGrid>
      </fieldset>
      <fieldset className={styles.section}>
        <legend>{t('doc_types.part_work')}</legend>
        <FieldGrid>
          <Place>
            <Choice
              {...text('group_id')}
              clearable
              data={(choices?.groups ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
              value={values.group_id === null ? null : String(values.group_id)}
              onChange={(id) => form.setFieldValue('group_id', id === null ? null : Number(id))}
            />
          </Place>
          <Place width="half">{field('create_case')}</Place>
          <Place width="half">{field('case_only', { disabled: values.is_default })}</Place>
          <Place width="half">{field('skip_acceptance')}</Place>
          <Place width="half">{field('stops_clock')}</Place>
          <Place width="half">{field('broadcast')}</Place>
          {values.broadcast === 'groups' && (
            <Place width="half">
              <MultiSelect
                {...text('broadcast_group_ids')}
                data={(choices?.groups ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
                value={values.broadcast_group_ids.map(String)}
                onChange={(ids) => form.setFieldValue('broadcast_group_ids', ids.map(Number))}
                clearable
                clearButtonProps={{ 'aria-label': t('ui.clear') }}
              />
            </Place>
          )}
          <Place width="half">{field('signature_type')}</Place>
          <Place width="half">{field('prescription_years')}</Place>
          <Place width="half">{field('legal_report')}</Place>
          <Place width="half">{field('prefect_notice')}</Place>
        </FieldGrid>
      </fieldset>
      <fieldset className={styles.section}>
        <legend>{t('doc_types.part_public')}</legend>
        <FieldGrid>
          <Place width="half">{field('online_available')}</Place>
          <Place width="half">{field('online_filling', { disabled: !values.online_available })}</Place>
          <Place width="half">{field('online_number', { disabled: !values.online_available })}</Place>
          <Place width="half">{field('after_hours', { disabled: !values.online_available })}</Place>
          <Place>
            <NativeSelect
              {...text('gazette_category')}
              value={values.gazette_category}
              onChange={(event) =>
                form.setFieldValue(
                  'gazette_category',
                  event.currentTarget.value as Values['gazette_category'],
                )
              }
              data={headings.map((one) => ({
                value: one.value,
                label: 'text' in one ? `${one.value}) ${say(one.text)}` : one.label,
              }))}
            />
          </Place>
        </FieldGrid>
      </fieldset>
    </>
  )
}
