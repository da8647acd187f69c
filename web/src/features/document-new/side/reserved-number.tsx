import { Checkbox, Textarea } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { usableNumbersQuery } from '../../../entities/reservations/queries.ts'
import { formatDate } from '../../../lib/format/format.ts'
import { Choice } from '../../../ui/choice/choice.tsx'
import styles from '../document-new.module.css'
import { useFields } from '../form/registration-fields.ts'

/** Lets the document take a number reserved in the chosen register, in place of the next one. */
export function ReservedNumber({ today }: { today: string }) {
  const { form } = useFields()
  const { t } = useTranslation()
  const { register_id, reservation_id, use_reserved: wanted } = form.getValues()
  const answer = useQuery({
    ...usableNumbersQuery(register_id ?? 0),
    enabled: wanted && register_id !== null,
  })
  const numbers = answer.data?.numbers ?? []
  const chosen = numbers.find(({ id }) => id === reservation_id)
  const isPast = chosen !== undefined && chosen.reserved_on < today
  return (
    <div className={styles.reserved}>
      <Checkbox
        label={t('reservations.use')}
        checked={wanted}
        disabled={register_id === null}
        onChange={({ currentTarget: { checked } }) => {
          form.setValues({
            use_reserved: checked,
            ...(!checked && { reservation_id: null, reserved: null }),
          })
          form.clearFieldError('reservation_id')
        }}
      />
      {wanted && answer.isSuccess && numbers.length === 0 && (
        <p className={styles.quiet}>{t('reservations.use_none')}</p>
      )}
      {wanted && (numbers.length > 0 || form.errors.reservation_id) && (
        <Choice
          label={t('reservations.use_number')}
          data-path="reservation_id"
          error={form.errors.reservation_id}
          data={numbers.map(({ id, number, reserved_on, reserved_by, note }) => ({
            value: String(id),
            label: t(note === '' ? 'reservations.use_option' : 'reservations.use_option_note', {
              number,
              date: formatDate(reserved_on),
              by: reserved_by,
              note,
            }),
          }))}
          value={reservation_id === null ? null : String(reservation_id)}
          onChange={(id) => {
            const number = numbers.find((one) => one.id === Number(id))
            form.clearFieldError('reservation_id')
            form.setValues({ reservation_id: id === null ? null : Number(id), reserved: number ?? null })
          }}
        />
      )}
      {isPast && (
        <Textarea
          key={form.key('reserved_reason')}
          {...form.getInputProps('reserved_reason')}
          label={t('reservations.use_past_reason')}
          required
          maxLength={500}
        />
      )}
    </div>
  )
}
