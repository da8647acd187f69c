import { type PlainName, plainField } from '@hdoc/contract/documents/plain/plain-fields.ts'
import { NativeSelect, NumberInput, Textarea, TextInput } from '@mantine/core'
import { say, useLanguage } from '../../lib/languages/i18n.ts'
import { DateField } from '../../ui/form/field/date-field.tsx'
import type { FieldBinding } from '../../ui/form/field/resource-field.tsx'

/** Texts that may be longer are written in several lines. */
const ONE_LINE = 300
const counting = {
  allowDecimal: false,
  allowNegative: false,
  hideControls: true,
  clampBehavior: 'none',
} as const

type Props = {
  name: PlainName
  /** What `form.getInputProps(name)` gives. */
  binding: FieldBinding
  /** Another label than the field's own. */
  label?: string | undefined
  description?: string | undefined
  autoFocus?: boolean
}

/** One plain field of a document, as the contract describes it. */
export function PlainInput({ name, binding, label, description, autoFocus }: Props) {
  useLanguage()
  const field = plainField(name)
  const common = {
    label: label ?? say(field.label),
    description: description ?? (field.help && say(field.help)),
    'data-autofocus': autoFocus || undefined,
  }
  const bound = binding as object
  if (field.kind === 'number') return <NumberInput {...bound} {...common} {...counting} max={field.most} />
  if (field.kind === 'date') {
    const { defaultValue, onChange, ...rest } = binding
    const day = typeof defaultValue === 'string' ? defaultValue : null
    return <DateField {...rest} {...common} value={day} onChange={onChange as (day: string | null) => void} />
  }
  if (field.kind === 'choice' || field.choices)
    return (
      <NativeSelect
        {...bound}
        {...common}
        data={[
          { value: '', label: field.none ? say(field.none) : '–' },
          ...Object.entries(field.choices ?? {}).map(([value, text]) => ({ value, label: say(text) })),
        ]}
      />
    )
  const written = { ...common, required: field.required ?? false, maxLength: field.most }
  return field.most > ONE_LINE ? <Textarea {...bound} {...written} /> : <TextInput {...bound} {...written} />
}
