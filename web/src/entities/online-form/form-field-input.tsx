import { yesNo } from '@hdoc/contract/online-forms/field-kinds.ts'
import type { FormAnswer, FormField } from '@hdoc/contract/online-forms/form-schema.ts'
import type { InputHTMLAttributes, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { say } from '../../lib/languages/i18n.ts'
import { PlainArea } from '../../ui/plain/plain-area.tsx'
import { PlainCheck } from '../../ui/plain/plain-check.tsx'
import { PlainChoices } from '../../ui/plain/plain-choices.tsx'
import { PlainField } from '../../ui/plain/plain-field.tsx'
import { PlainSelect } from '../../ui/plain/plain-select.tsx'
import { AddressFields } from './address-fields.tsx'
import styles from './form-fields.module.css'

/** Draws a field for files; its answer is the ids of those that were sent. */
export type FileDrawer = (field: {
  path: string
  label: string
  help: string
  error: string | undefined
  most: number
  ids: readonly number[]
  onChange: (ids: number[]) => void
}) => ReactNode

type Props = {
  field: FormField
  answer: FormAnswer | undefined
  errors: Readonly<Partial<Record<string, string>>>
  path: string
  onChange: (answer: FormAnswer | undefined) => void
  drawFile: FileDrawer | undefined
}

/** With more options than this, a list that opens takes less room than ticks. */
const MOST_TICKS = 6
const textOf = (answer: FormAnswer | undefined) => (typeof answer === 'string' ? answer : '')

const inputOf = (field: FormField): InputHTMLAttributes<HTMLInputElement> => {
  switch (field.kind) {
    case 'text':
      return { maxLength: field.max_length }
    case 'number':
      return { inputMode: field.decimals > 0 ? 'decimal' : 'numeric', maxLength: 25, autoComplete: 'off' }
    case 'date':
      return { type: 'date', min: '1900-01-01', max: '2200-12-31' }
    // A CNP is no telephone number: programs that fill in fields are told so.
    case 'cnp':
      return { inputMode: 'numeric', maxLength: 20, autoComplete: 'off', spellCheck: false }
    default:
      return { maxLength: 20, autoComplete: 'off', spellCheck: false }
  }
}

/** One field of a form, drawn by what it asks for. */
export function FormFieldInput({ field, answer, errors, path, onChange, drawFile }: Props) {
  const { t } = useTranslation()
  const error = errors[path]
  const isOptional = !field.required && field.kind !== 'note' && field.kind !== 'statement'
  const unit = field.kind === 'number' && field.unit !== '' ? ` (${field.unit})` : ''
  const label = `${field.label}${unit}${isOptional ? ` ${t('online_form.optional')}` : ''}`
  const common = {
    label,
    description: field.help || undefined,
    error,
    required: field.required,
    'data-path': path,
  }
  const setText = (text: string) => onChange(text === '' ? undefined : text)
  switch (field.kind) {
    case 'note':
      return (
        <div className={styles.note}>
          <p>{field.label}</p>
          {field.help !== '' && <p className={styles.help}>{field.help}</p>}
        </div>
      )
    case 'statement':
      return (
        <PlainCheck
          {...common}
          className={styles.statement}
          checked={answer === true}
          onChange={(event) => onChange(event.currentTarget.checked || undefined)}
        />
      )
    case 'long_text':
      return (
        <PlainArea
          {...common}
          maxLength={field.max_length}
          value={textOf(answer)}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      )
    case 'yes_no':
    case 'choice': {
      const options =
        field.kind === 'choice'
          ? field.options
          : (['yes', 'no'] as const).map((key) => ({ key, label: say(yesNo[key]) }))
      // Ticks cannot be taken back, so what may stay open is chosen from a list that has an empty line.
      if (options.length <= MOST_TICKS && field.required)
        return (
          <PlainChoices
            {...common}
            kind="one"
            options={options}
            chosen={[textOf(answer)]}
            onChange={([key]) => onChange(key)}
          />
        )
      return (
        <PlainSelect
          {...common}
          value={textOf(answer)}
          onChange={(event) => setText(event.currentTarget.value)}
        >
          <option value="">{t('online_form.choose')}</option>
          {options.map((option) => (
            <option key={option.key} value={option.key}>
              {option.label}
            </option>
          ))}
        </PlainSelect>
      )
    }
    case 'several':
      return (
        <PlainChoices
          {...common}
          kind="several"
          options={field.options}
          chosen={Array.isArray(answer) ? answer.map(String) : []}
          onChange={(keys) => onChange(keys.length === 0 ? undefined : keys)}
        />
      )
    case 'address':
      return (
        <AddressFields
          label={label}
          help={field.help}
          required={field.required}
          answer={typeof answer === 'object' && !Array.isArray(answer) ? answer : {}}
          errors={errors}
          path={path}
          onChange={onChange}
        />
      )
    case 'file': {
      const ids = Array.isArray(answer) ? answer.map(Number) : []
      const change = (now: number[]) => onChange(now.length === 0 ? undefined : now)
      if (drawFile)
        return drawFile({ path, label, help: field.help, error, most: field.most, ids, onChange: change })
      return (
        <div className={styles.note}>
          <p>{label}</p>
          <p className={styles.help}>{field.help || t('online_form.file_here')}</p>
        </div>
      )
    }
    default:
      return (
        <PlainField
          {...inputOf(field)}
          {...common}
          value={textOf(answer)}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      )
  }
}
