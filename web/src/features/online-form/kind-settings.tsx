import { dateSpanNames, dateSpans, formLimits } from '@hdoc/contract/online-forms/field-kinds.ts'
import type { FormField } from '@hdoc/contract/online-forms/form-schema.ts'
import { NativeSelect, NumberInput, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { say } from '../../lib/languages/i18n.ts'
import styles from './builder.module.css'
import { OptionsEditor } from './options-editor.tsx'

type Props = {
  field: FormField
  path: string
  errorOf: (path: string) => string | undefined
  onChange: (field: FormField) => void
}

const numberOf = (value: number | string): number | null => (typeof value === 'number' ? value : null)

/** What only some kinds of fields have: lengths, limits, options. */
export function KindSettings({ field, path, errorOf, onChange }: Props) {
  const { t } = useTranslation()
  const number = (name: string) => ({
    'data-path': `${path}.${name}`,
    error: errorOf(`${path}.${name}`),
    className: styles.small,
  })
  const whole = { allowDecimal: false, allowNegative: false, clampBehavior: 'strict' as const, min: 1 }
  switch (field.kind) {
    case 'text':
    case 'long_text':
      return (
        <NumberInput
          {...number('max_length')}
          {...whole}
          label={t('form_builder.max_length')}
          max={field.kind === 'text' ? 500 : formLimits.answer}
          value={field.max_length}
          onChange={(value) => onChange({ ...field, max_length: numberOf(value) ?? 1 })}
        />
      )
    case 'number':
      return (
        <div className={styles.row}>
          <NumberInput
            {...number('min')}
            label={t('form_builder.min')}
            value={field.min ?? ''}
            onChange={(value) => onChange({ ...field, min: numberOf(value) })}
          />
          <NumberInput
            {...number('max')}
            label={t('form_builder.max')}
            value={field.max ?? ''}
            onChange={(value) => onChange({ ...field, max: numberOf(value) })}
          />
          <NativeSelect
            {...number('decimals')}
            label={t('form_builder.decimals')}
            data={['0', '1', '2', '3', '4']}
            value={String(field.decimals)}
            onChange={(event) => onChange({ ...field, decimals: Number(event.currentTarget.value) })}
          />
          <TextInput
            {...number('unit')}
            label={t('form_builder.unit')}
            maxLength={20}
            value={field.unit}
            onChange={(event) => onChange({ ...field, unit: event.currentTarget.value })}
          />
        </div>
      )
    case 'date':
      return (
        <NativeSelect
          {...number('days')}
          label={t('form_builder.days')}
          data={dateSpanNames.map((name) => ({ value: name, label: say(dateSpans[name]) }))}
          value={field.days}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...field, days: dateSpanNames.find((name) => name === value) ?? 'any' })
          }
        />
      )
    case 'choice':
    case 'several':
      return (
        <OptionsEditor
          options={field.options}
          path={`${path}.options`}
          errorOf={errorOf}
          onChange={(options) => onChange({ ...field, options })}
        />
      )
    case 'file':
      return (
        <NumberInput
          {...number('most')}
          {...whole}
          label={t('form_builder.most_files')}
          max={formLimits.files}
          value={field.most}
          onChange={(value) => onChange({ ...field, most: numberOf(value) ?? 1 })}
        />
      )
    default:
      return null
  }
}
