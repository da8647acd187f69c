import { NativeSelect, NumberInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { DateField } from './date-field.tsx'

type Props<V extends object> = {
  form: UseFormReturnType<V>
  /** Fields of the form: which of both is meant ('days' or 'date'), the number of days, the day. */
  how: keyof V & string
  days: keyof V & string
  day: keyof V & string
  labels: { how: string; byDays: string; byDay: string; days: string; day: string }
  description?: string | undefined
  /** The dialog begins here, with the number: days are the usual way. */
  isFirst?: boolean
}

/** A time that one tells by a number of days or by its last day. */
export function DaysOrDay<V extends object>(props: Props<V>) {
  const { form, how, days, day, labels, description, isFirst } = props
  const chosen = form.getValues()[how]
  return (
    <>
      <NativeSelect
        label={labels.how}
        description={description}
        value={String(chosen)}
        onChange={(event) =>
          form.setFieldValue(how, (event.currentTarget.value === 'date' ? 'date' : 'days') as never)
        }
        data={[
          { value: 'days', label: labels.byDays },
          { value: 'date', label: labels.byDay },
        ]}
      />
      {chosen === 'days' ? (
        <NumberInput
          key={form.key(days)}
          {...form.getInputProps(days)}
          {...(isFirst && { 'data-autofocus': true })}
          label={labels.days}
          required
          allowDecimal={false}
          allowNegative={false}
          hideControls
        />
      ) : (
        <DateField
          label={labels.day}
          data-path={day}
          required
          error={form.errors[day]}
          value={form.getValues()[day] as string | null}
          onChange={(chosenDay) => form.setFieldValue(day, chosenDay as never)}
        />
      )}
    </>
  )
}
