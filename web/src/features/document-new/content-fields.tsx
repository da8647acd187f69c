import type { RegistrationForm } from '@hdoc/contract/documents.ts'
import { accessLevelLabels, accessLevelSchema } from '@hdoc/contract/labels.ts'
import { NativeSelect, NumberInput, Select, Textarea, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { say } from '../../lib/i18n.ts'
import { DateField } from '../../ui/date-field.tsx'
import { FieldGrid, Place } from '../../ui/form/field-grid.tsx'
import { focusNext } from './enter-moves-on.ts'
import type { Registration } from './use-registration.ts'

type Props = { choices: RegistrationForm; registration: Registration }

/** What the paper is about, how much of it there is, who works it. */
export function ContentFields({ choices, registration: { form, rootRef } }: Props) {
  const { t } = useTranslation()
  const values = form.getValues()
  const count = {
    allowDecimal: false,
    allowNegative: false,
    hideControls: true,
    max: 100_000,
    clampBehavior: 'none',
  } as const
  return (
    <FieldGrid>
      <Place>
        <Textarea
          {...form.getInputProps('short_description')}
          label={t('registration.subject')}
          required
          maxLength={2000}
        />
      </Place>
      <Place width="quarter">
        <NumberInput {...form.getInputProps('pages')} {...count} label={t('registration.pages')} />
      </Place>
      <Place width="quarter">
        <NumberInput {...form.getInputProps('annexes')} {...count} label={t('registration.annexes')} />
      </Place>
      <Place width="quarter">
        <TextInput
          {...form.getInputProps('external_number')}
          label={t('registration.external_number')}
          maxLength={100}
        />
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
          label={t('registration.access_level')}
          data-path="access_level"
          value={values.access_level}
          onChange={(event) =>
            form.setFieldValue('access_level', accessLevelSchema.parse(event.currentTarget.value))
          }
          data={Object.entries(accessLevelLabels).map(([value, label]) => ({ value, label: say(label) }))}
        />
      </Place>
      <Place width="half">
        <Select
          label={t('registration.group')}
          data-path="group_id"
          searchable
          clearable
          clearButtonProps={{ 'aria-label': t('ui.clear') }}
          openOnFocus={false}
          selectFirstOptionOnChange
          placeholder={t('registration.group_none')}
          nothingFoundMessage={t('ui.nothing_found')}
          error={form.errors.group_id}
          data={choices.groups.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={values.group_id === null ? null : String(values.group_id)}
          onChange={(id) => form.setFieldValue('group_id', id === null ? null : Number(id))}
          onOptionSubmit={() => focusNext(rootRef.current, document.activeElement)}
        />
      </Place>
    </FieldGrid>
  )
}
