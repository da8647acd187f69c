import {
  addressPartNames,
  addressParts,
  formLimits,
  requiredAddressParts,
} from '@hdoc/contract/online-forms/field-kinds.ts'
import type { AddressAnswer } from '@hdoc/contract/online-forms/form-schema.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { say } from '../../lib/languages/i18n.ts'
import { PlainField } from '../../ui/plain/plain-field.tsx'
import styles from './form-fields.module.css'

type Props = {
  label: string
  help: string
  required: boolean
  answer: AddressAnswer
  errors: Readonly<Partial<Record<string, string>>>
  path: string
  onChange: (answer: AddressAnswer | undefined) => void
}

/** An address in its parts, as it is written on an envelope of this country. */
export function AddressFields({ label, help, required, answer, errors, path, onChange }: Props) {
  const { t } = useTranslation()
  const id = useId()
  const isNeeded = (part: string) => required && (requiredAddressParts as readonly string[]).includes(part)
  const set = (part: string, text: string) => {
    const now = Object.entries({ ...answer, [part]: text }).filter(([, value]) => value !== '')
    onChange(now.length === 0 ? undefined : Object.fromEntries(now))
  }
  return (
    <fieldset className={styles.address} aria-describedby={help === '' ? undefined : id}>
      <legend>{label}</legend>
      {help !== '' && (
        <p className={styles.help} id={id}>
          {help}
        </p>
      )}
      {addressPartNames.map((part) => (
        <PlainField
          key={part}
          data-path={`${path}.${part}`}
          className={part === 'street' || part === 'building' ? styles.wide : undefined}
          label={say(addressParts[part])}
          description={part === 'street' ? t('online_form.street_help') : undefined}
          error={errors[`${path}.${part}`]}
          required={isNeeded(part)}
          maxLength={formLimits.addressPart}
          inputMode={part === 'postal_code' ? 'numeric' : undefined}
          value={answer[part] ?? ''}
          onChange={(event) => set(part, event.currentTarget.value)}
        />
      ))}
    </fieldset>
  )
}
