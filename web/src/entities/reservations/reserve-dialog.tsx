import type { AnswerOf } from '@hdoc/contract/calls/endpoint.ts'
import { reservationCalls } from '@hdoc/contract/registers/reservation-calls.ts'
import { type ReservationInput, reservationValues } from '@hdoc/contract/registers/reservations.ts'
import { Checkbox, NumberInput, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../../lib/calls/call.ts'
import { Choice } from '../../ui/choice/choice.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { chosenInput } from '../../ui/form/field/chosen-input.ts'
import { DateField } from '../../ui/form/field/date-field.tsx'
import { FieldGrid, Place } from '../../ui/form/field/field-grid.tsx'
import { FormDialog } from '../../ui/form/frame/form-dialog.tsx'
import { useSchemaForm } from '../../ui/form/state/use-schema-form.tsx'
import { defaultRegister } from '../registers/register-choices.ts'
import { reservationFormQuery } from './queries.ts'

type Offered = AnswerOf<typeof reservationCalls.form>['registers'][number]
type Values = {
  register_id: number | null
  count: number | ''
  reserved_on: string | null
  note: string
  confirmed: boolean
}

type Props = { registerId: number | null; onClose: () => void }

/**
 * Reserves one or several numbers, for today or a later day of the series. Without a register of its own it
 * begins with the default one, so it is shown once the registers are known.
 */
export function ReserveDialog({ registerId, onClose }: Props) {
  const answer = useQuery(reservationFormQuery())
  if (answer.isPending) return null
  const registers = answer.data?.registers ?? []
  return (
    <ReserveForm
      registers={registers}
      registerId={registerId ?? defaultRegister(registers)}
      onClose={onClose}
    />
  )
}

function ReserveForm({ registers, registerId, onClose }: Props & { registers: readonly Offered[] }) {
  const { t } = useTranslation()
  const schemaForm = useSchemaForm({
    schema: reservationValues,
    initial: { register_id: registerId, count: 1, reserved_on: null, note: '', confirmed: false } as Values,
    toValues: ({ register_id, count, ...rest }) => ({
      ...rest,
      ...(register_id === null ? {} : { register_id }),
      ...(count === '' ? {} : { count }),
    }),
    save: (body, _form, key) =>
      call(reservationCalls.add, { body: body as ReservationInput, idempotencyKey: key }),
    changes: [{ what: 'number_reservation.changed' }],
    said: ({ numbers }) => {
      const [first, last] = [numbers[0]?.number ?? '', numbers.at(-1)?.number ?? '']
      return numbers.length === 1
        ? t('reservations.done', { number: first })
        : t('reservations.done_many', { first, last })
    },
    onSaved: onClose,
  })
  const { form } = schemaForm
  const values = form.getValues()
  const labels: Record<string, string> = {
    register_id: t('reservations.register'),
    count: t('reservations.count'),
    reserved_on: t('reservations.for_day'),
    note: t('reservations.note'),
    confirmed: t('reservations.confirm'),
  }
  const next = registers.find(({ id }) => id === values.register_id)?.next_sample
  return (
    <FormDialog
      title={t('reservations.new_title')}
      schemaForm={schemaForm}
      labelOf={(path) => labels[path]}
      onClose={onClose}
      saveLabel={t('reservations.save')}
    >
      <Note kind="info">{t('reservations.what')}</Note>
      <FieldGrid>
        <Place>
          <Choice
            label={labels.register_id}
            data-path="register_id"
            data-autofocus={registerId === null || undefined}
            required
            error={form.errors.register_id}
            description={next && t('reservations.next', { number: next })}
            data={registers.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={values.register_id === null ? null : String(values.register_id)}
            onChange={(id) => form.setFieldValue('register_id', id === null ? null : Number(id))}
          />
        </Place>
        <Place width="half">
          <NumberInput
            key={form.key('count')}
            {...form.getInputProps('count')}
            data-autofocus={registerId !== null || undefined}
            label={labels.count}
            required
            hideControls
            allowDecimal={false}
            allowNegative={false}
          />
        </Place>
        <Place width="half">
          <DateField
            {...chosenInput(form, 'reserved_on')}
            label={labels.reserved_on}
            description={t('reservations.for_day_help')}
          />
        </Place>
        <Place>
          <TextInput
            key={form.key('note')}
            {...form.getInputProps('note')}
            label={labels.note}
            maxLength={500}
          />
        </Place>
        <Place>
          <Checkbox
            label={labels.confirmed}
            data-path="confirmed"
            error={form.errors.confirmed}
            checked={values.confirmed}
            onChange={({ currentTarget: { checked } }) => form.setFieldValue('confirmed', checked)}
          />
        </Place>
      </FieldGrid>
    </FormDialog>
  )
}
