import { type PlainName, plainField } from '@hdoc/contract/documents/plain/plain-fields.ts'
import type { ComponentProps } from 'react'
import { PlainInput } from '../../../entities/documents/plain-input.tsx'
import { say } from '../../../lib/languages/i18n.ts'
import { Place } from '../../../ui/form/field/field-grid.tsx'
import { Keepable } from './keep-pin.tsx'
import { useFields } from './registration-fields.ts'

type Props = { name: PlainName; width?: ComponentProps<typeof Place>['width']; label?: string }

/** A plain field of the registration form. Its value may be kept for the next paper. */
export function AskedField({ name, width = 'full', label }: Props) {
  const { form } = useFields()
  const shown = label ?? say(plainField(name).label)
  return (
    <Place width={width}>
      <Keepable field={name} label={shown}>
        <PlainInput key={form.key(name)} name={name} label={shown} binding={form.getInputProps(name)} />
      </Keepable>
    </Place>
  )
}
