import type { Document } from '@hdoc/contract/documents/documents.ts'
import { accessLevelLabels, accessLevelSchema, physicalFormLabels } from '@hdoc/contract/texts/choices.ts'
import { Checkbox, NativeSelect, NumberInput, Textarea, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { docTypesOfQuery } from '../../entities/doc-types/queries.ts'
import { formatDate } from '../../lib/format.ts'
import { say } from '../../lib/i18n.ts'
import { Picker } from '../../ui/choice/picker.tsx'
import { DateField } from '../../ui/form/date-field.tsx'
import { FieldGrid, Place } from '../../ui/form/field-grid.tsx'
import { asksForDeadline, type EditValues } from './edit-values.ts'

const count = { allowDecimal: false, allowNegative: false, hideControls: true } as const

/** The fields of a registered document that may still change. */
export function EditFields({ document, form }: { document: Document; form: UseFormReturnType<EditValues> }) {
  const { t } = useTranslation()
  const values = form.getValues()
  return (
    <FieldGrid>
      <Place>
        <Textarea
          {...form.getInputProps('short_description')}
          data-autofocus
          label={t('documents.subject')}
          description={t('documents.edit_fixed')}
          required
          maxLength={2000}
        />
      </Place>
      <Place width="half">
        <Picker
          label={t('documents.type')}
          data-path="doc_type_id"
          required
          clearable={false}
          allowDeselect={false}
          error={form.errors.doc_type_id}
          request={docTypesOfQuery([document.category])}
          value={values.doc_type_id}
          onChange={(id) => id !== null && form.setFieldValue('doc_type_id', id)}
        />
      </Place>
      <Place width="half">
        <NativeSelect
          label={t('documents.access_level')}
          data-path="access_level"
          error={form.errors.access_level}
          value={values.access_level}
          onChange={(event) =>
            form.setFieldValue('access_level', accessLevelSchema.parse(event.currentTarget.value))
          }
          data={Object.entries(accessLevelLabels).map(([value, label]) => ({ value, label: say(label) }))}
        />
      </Place>
      {asksForDeadline(document, values.doc_type_id) && (
        <Place>
          <Checkbox
            {...form.getInputProps('with_deadline', { type: 'checkbox' })}
            label={t('documents.with_deadline')}
            description={t('documents.deadline_now', {
              deadline: document.deadline_on ? formatDate(document.deadline_on) : t('documents.no_deadline'),
            })}
          />
        </Place>
      )}
      <Place width="quarter">
        <NumberInput {...form.getInputProps('pages')} {...count} label={t('registration.pages')} />
      </Place>
      <Place width="quarter">
        <NumberInput {...form.getInputProps('annexes')} {...count} label={t('registration.annexes')} />
      </Place>
      <Place width="quarter">
        <TextInput {...form.getInputProps('external_number')} label={t('registration.external_number')} />
      </Place>
      <Place width="quarter">
        <DateField
          label={t('registration.external_date')}
          data-path="external_date"
          error={form.errors.external_date}
          value={values.external_date}
          onChange={(day) => form.setFieldValue('external_date', day)}
        />
      </Place>
      <Place width="half">
        <NativeSelect
          {...form.getInputProps('physical_form')}
          label={t('documents.physical_form')}
          data={[
            { value: '', label: t('registration.physical_form_none') },
            ...Object.entries(physicalFormLabels).map(([value, label]) => ({ value, label: say(label) })),
          ]}
        />
      </Place>
      <Place width="half">
        <TextInput {...form.getInputProps('location')} label={t('documents.location')} />
      </Place>
      <Place>
        <Textarea {...form.getInputProps('additional_info')} label={t('documents.additional_info')} />
      </Place>
    </FieldGrid>
  )
}
