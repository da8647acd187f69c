import { answersToChoose } from '@hdoc/contract/online-forms/definition-problems.ts'
import { yesNo } from '@hdoc/contract/online-forms/field-kinds.ts'
import type { FormField, ShownWhen } from '@hdoc/contract/online-forms/form-schema.ts'
import { Checkbox, NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { say } from '../../lib/languages/i18n.ts'
import styles from './builder.module.css'

type Props = {
  /** What it may hang on. */
  fields: readonly FormField[]
  value: ShownWhen | null
  path: string
  error: string | undefined
  onChange: (condition: ShownWhen | null) => void
}

const labelOf = (field: FormField, key: string): string => {
  if (field.kind === 'yes_no') return say(yesNo[key === 'yes' ? 'yes' : 'no'])
  return 'options' in field ? (field.options.find((one) => one.key === key)?.label ?? '') : ''
}

/** After which answers something is shown. */
export function ConditionEditor({ fields, value, path, error, onChange }: Props) {
  const { t } = useTranslation()
  if (fields.length === 0 && value === null) return null
  const field = fields.find(({ key }) => key === value?.field)
  const choices = (field && answersToChoose(field)) ?? []
  const toggle = (key: string, isOn: boolean) => {
    if (!value) return
    const values = isOn ? [...value.values, key] : value.values.filter((one) => one !== key)
    onChange({ ...value, values: values.filter((one) => choices.includes(one)) })
  }
  return (
    <div className={styles.condition}>
      <NativeSelect
        label={t('form_builder.shown_when')}
        data-path={path}
        error={error}
        value={value?.field ?? ''}
        onChange={({ currentTarget: { value: key } }) =>
          onChange(key === '' ? null : { field: key, values: [] })
        }
        data={[
          { value: '', label: t('form_builder.always') },
          // The field of before, which was moved or removed: it can only be given up.
          ...(value && !field ? [{ value: value.field, label: t('form_builder.gone') }] : []),
          ...fields.map((one) => ({
            value: one.key,
            label: t('form_builder.after_field', { field: one.label || t('form_builder.unnamed') }),
          })),
        ]}
      />
      {field && choices.length > 0 && (
        <fieldset className={styles.choices}>
          <legend>{t('form_builder.which_answers')}</legend>
          {choices.map((key) => (
            <Checkbox
              key={key}
              label={labelOf(field, key) || t('form_builder.unnamed')}
              checked={value?.values.includes(key) ?? false}
              onChange={(event) => toggle(key, event.currentTarget.checked)}
            />
          ))}
          <p className={styles.quiet}>{t('form_builder.any_answer')}</p>
        </fieldset>
      )}
    </div>
  )
}
