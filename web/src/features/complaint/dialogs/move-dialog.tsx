import type { Complaint } from '@hdoc/contract/complaints/complaint-rows.ts'
import { complaintCalls } from '@hdoc/contract/complaints/complaints.ts'
import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { PlaceFields, type Spot } from '../../../entities/complaints/place-fields.tsx'
import { call } from '../../../lib/calls/call.ts'
import { FieldGrid, Place } from '../../../ui/form/field/field-grid.tsx'
import { FormDialog } from '../../../ui/form/frame/form-dialog.tsx'
import { labelOfField } from './label-of-field.ts'
import { useActForm } from './use-act-form.ts'

type Values = Spot & { locality: string; street: string; street_number: string }

/** Corrects where a complaint lies. */
export function MoveDialog({ row, onClose }: { row: Complaint; onClose: () => void }) {
  const { t } = useTranslation()
  const { lat, lng, locality, street, street_number } = row
  const initial: Values = { lat, lng, locality, street, street_number }
  const { form, dialog } = useActForm({
    row,
    onClose,
    schema: complaintCalls.move.body,
    initial,
    save: (body) => call(complaintCalls.move, { body }),
    said: t('complaints.did_move'),
  })
  const now = form.getValues()
  return (
    <FormDialog
      title={t('complaints.move_title', { number: row.number })}
      {...dialog}
      labelOf={labelOfField}
      saveLabel={t('complaints.move_save')}
    >
      <PlaceFields
        value={{ lat: now.lat, lng: now.lng }}
        error={form.errors.lat ?? form.errors.lng}
        onChange={(spot) => {
          form.setFieldValue('lat', spot.lat)
          form.setFieldValue('lng', spot.lng)
        }}
      />
      <FieldGrid>
        {(['street', 'street_number', 'locality'] as const).map((name) => (
          <Place key={name} width="third">
            <TextInput key={form.key(name)} {...form.getInputProps(name)} label={t(`complaints.${name}`)} />
          </Place>
        ))}
      </FieldGrid>
    </FormDialog>
  )
}
