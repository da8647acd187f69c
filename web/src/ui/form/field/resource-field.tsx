import type { Input } from '@hdoc/contract/calls/resource.ts'
import { Checkbox, NativeSelect, NumberInput, Textarea, TextInput } from '@mantine/core'
import type { FocusEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { say, useLanguage } from '../../../lib/languages/i18n.ts'
import type { OptionsRequest } from '../../choice/options-request.ts'
import { Picker } from '../../choice/picker.tsx'
import { DateField } from './date-field.tsx'

/** What `form.getInputProps(path)` gives; with `value` instead of `defaultValue` the field holds nothing itself. */
export type FieldBinding = {
  value?: unknown
  defaultValue?: unknown
  onChange: (value: never) => void
  onBlur?: (event: FocusEvent<HTMLElement>) => void
  error?: ReactNode
}
type Props = {
  input: Input
  binding: FieldBinding
  required?: boolean
  options?: OptionsRequest | undefined
  help?: ReactNode
  disabled?: boolean
  autoFocus?: boolean
}

/** One field of a resource, as the contract describes it. */
export function ResourceField({ input, binding, required, options, help, disabled, autoFocus }: Props) {
  const { t } = useTranslation()
  useLanguage()
  const { value: shown, defaultValue, onChange, ...rest } = binding
  const isHeld = 'value' in binding
  const value = isHeld ? shown : defaultValue
  const common = {
    ...rest,
    label: say(input.label),
    description: help ?? (input.help && say(input.help)),
    required: required ?? false,
    disabled: disabled ?? false,
    'data-autofocus': autoFocus || undefined,
  }
  // Each kind of field gives its own type of value, but Mantine types the setter by the whole form.
  const set = onChange as (value: unknown) => void
  const text = typeof value === 'string' ? value : ''
  const written = isHeld ? { value: text } : { defaultValue: text }
  switch (input.kind) {
    case 'textarea':
      return <Textarea {...common} {...written} onChange={set} />
    case 'number':
      return (
        <NumberInput
          {...common}
          allowDecimal={false}
          allowNegative={false}
          hideControls
          value={typeof value === 'number' ? value : ''}
          onChange={set}
        />
      )
    case 'checkbox': {
      const { required: _required, ...boxed } = common
      return <Checkbox {...boxed} checked={value === true} onChange={set} />
    }
    case 'choice':
      return (
        <NativeSelect
          {...common}
          value={text}
          onChange={(event) => set(event.currentTarget.value === '' ? null : event.currentTarget.value)}
          data={[
            ...(required && text !== ''
              ? []
              : [{ value: '', label: required ? t('form.choose') : t('common.all') }]),
            ...Object.entries(input.choices ?? {}).map(([code, label]) => ({
              value: code,
              label: say(label),
            })),
          ]}
        />
      )
    case 'date':
      return <DateField {...common} value={text || null} onChange={set} />
    case 'reference':
      return options ? (
        <Picker
          {...common}
          request={options}
          value={typeof value === 'number' ? value : null}
          onChange={set}
        />
      ) : null
    default:
      return <TextInput {...common} {...written} onChange={set} />
  }
}
