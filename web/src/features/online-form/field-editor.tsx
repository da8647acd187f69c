import type { FormField } from '@hdoc/contract/online-forms/form-schema.ts'
import { Checkbox, Textarea, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import styles from './builder.module.css'
import { ConditionEditor } from './condition-editor.tsx'
import { KindSettings } from './kind-settings.tsx'

type Props = {
  field: FormField
  /** Where it stands: `sections.0.fields.2`. */
  path: string
  deciders: readonly FormField[]
  errorOf: (path: string) => string | undefined
  onChange: (field: FormField) => void
}

const words = { note: 'form_builder.text_to_read', statement: 'form_builder.statement' } as const

/** The settings of a field. */
export function FieldEditor({ field, path, deciders, errorOf, onChange }: Props) {
  const { t } = useTranslation()
  const isLong = field.kind === 'note' || field.kind === 'statement'
  const label = {
    label: t(field.kind === 'note' || field.kind === 'statement' ? words[field.kind] : 'form_builder.label'),
    'data-path': `${path}.label`,
    error: errorOf(`${path}.label`),
    required: true,
    value: field.label,
  }
  return (
    <div className={styles.editor}>
      {isLong ? (
        <Textarea
          {...label}
          autosize
          minRows={2}
          maxRows={10}
          maxLength={field.kind === 'note' ? 3000 : 2000}
          onChange={(event) => onChange({ ...field, label: event.currentTarget.value })}
        />
      ) : (
        <TextInput
          {...label}
          maxLength={300}
          onChange={(event) => onChange({ ...field, label: event.currentTarget.value })}
        />
      )}
      {field.kind !== 'note' && (
        <>
          <Textarea
            label={t('form_builder.help')}
            data-path={`${path}.help`}
            error={errorOf(`${path}.help`)}
            autosize
            minRows={1}
            maxRows={6}
            maxLength={1000}
            value={field.help}
            onChange={(event) => onChange({ ...field, help: event.currentTarget.value })}
          />
          <Checkbox
            label={t('form_builder.required')}
            checked={field.required}
            onChange={(event) => onChange({ ...field, required: event.currentTarget.checked })}
          />
        </>
      )}
      <KindSettings field={field} path={path} errorOf={errorOf} onChange={onChange} />
      <ConditionEditor
        fields={deciders}
        value={field.shown_when}
        path={`${path}.shown_when`}
        error={errorOf(`${path}.shown_when`)}
        onChange={(shown_when) => onChange({ ...field, shown_when })}
      />
    </div>
  )
}
