import {
  type PostalKind,
  postalKindLabels,
  type ShippingMethod,
  shippingMethodLabels,
} from '@hdoc/contract/dispatches/dispatch-choices.ts'
import type { Text } from '@hdoc/contract/texts/languages.ts'
import { Textarea, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { say } from '../../../lib/languages/i18n.ts'
import { Choice } from '../../../ui/choice/choice.tsx'
import { DateField } from '../../../ui/form/field/date-field.tsx'
import { FieldGrid, Place } from '../../../ui/form/field/field-grid.tsx'
import type { ShippingValues } from './shipping-values.ts'

type Props<V> = {
  form: UseFormReturnType<V>
  /** The shipping within the values of the form. */
  values: ShippingValues
  /** The path before its fields: `dispatch.`, or nothing. */
  before?: string
}
type TextPath = 'ship_to' | 'sender' | 'address' | 'email' | 'phone' | 'tracking_number' | 'received_by'
const most: Readonly<Record<TextPath, number>> = {
  ship_to: 300,
  sender: 300,
  address: 500,
  email: 200,
  phone: 40,
  tracking_number: 60,
  received_by: 200,
}
const entries = (labels: Readonly<Record<string, Text>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label: say(label) }))

/** All fields of a shipping; those of a method are shown with it. */
export function ShippingFields<V extends object>({ form, values, before = '' }: Props<V>) {
  const { t } = useTranslation()
  const { method, postal_kind, when } = values
  const byMail = method === 'email'
  const isTracked = method === 'post' || method === 'courier'
  const set = (path: keyof ShippingValues, value: unknown) =>
    form.setFieldValue(before + path, value as never)
  const text = (path: TextPath, more: { required?: boolean; description?: string } = {}) => (
    <TextInput
      key={form.key(before + path)}
      {...form.getInputProps(before + path)}
      label={t(`dispatches.${path}`)}
      maxLength={most[path]}
      {...more}
    />
  )
  return (
    <FieldGrid>
      <Place width="half">
        <Choice
          data-path={`${before}method`}
          label={t('dispatches.method')}
          required
          error={form.errors[`${before}method`]}
          value={method}
          onChange={(next) => set('method', next as ShippingMethod | null)}
          data={entries(shippingMethodLabels)}
        />
      </Place>
      <Place width="half">
        <DateField
          label={t('dispatches.when')}
          description={t(byMail ? 'dispatches.when_mail_help' : 'dispatches.when_help')}
          data-path={`${before}when`}
          error={form.errors[`${before}when`]}
          value={when}
          onChange={(day) => set('when', day)}
        />
      </Place>
      {method === 'post' && (
        <Place width="half">
          <Choice
            data-path={`${before}postal_kind`}
            label={t('dispatches.postal_kind')}
            required
            error={form.errors[`${before}postal_kind`]}
            value={postal_kind}
            onChange={(next) => set('postal_kind', next as PostalKind | null)}
            data={entries(postalKindLabels)}
          />
        </Place>
      )}
      {isTracked && <Place width="half">{text('tracking_number')}</Place>}
      {method === 'in_person' && <Place width="half">{text('received_by')}</Place>}
      <Place>{text('ship_to', { required: true })}</Place>
      <Place>
        {text('address', byMail ? { description: t('dispatches.address_mail_help') } : { required: true })}
      </Place>
      <Place width="half">{text('email', { required: byMail })}</Place>
      <Place width="half">{text('phone')}</Place>
      <Place>{text('sender')}</Place>
      <Place>
        <Textarea
          key={form.key(`${before}comments`)}
          {...form.getInputProps(`${before}comments`)}
          label={t('dispatches.comments')}
          description={t('dispatches.comments_help')}
          maxLength={1000}
        />
      </Place>
    </FieldGrid>
  )
}
