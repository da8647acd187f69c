import type { Complaint } from '@hdoc/contract/complaints/complaint-rows.ts'
import { complaintCalls } from '@hdoc/contract/complaints/complaints.ts'
import { useTranslation } from 'react-i18next'
import { openComplaintOptionsQuery } from '../../../entities/complaints/queries.ts'
import { call } from '../../../lib/calls/call.ts'
import { Picker } from '../../../ui/choice/picker.tsx'
import { chosenInput } from '../../../ui/form/field/chosen-input.ts'
import { FormDialog } from '../../../ui/form/frame/form-dialog.tsx'
import { labelOfField } from './label-of-field.ts'
import { useActForm } from './use-act-form.ts'

/** Joins a complaint to another one; the nearest of its type is proposed. */
export function JoinDialog({ row, onClose }: { row: Complaint; onClose: () => void }) {
  const { t } = useTranslation()
  const nearest = row.near.find(({ status }) => status === 'open' || status === 'in_progress')
  const { form, dialog } = useActForm({
    row,
    onClose,
    schema: complaintCalls.join.body,
    initial: { joined_to_id: nearest?.id ?? null } as { joined_to_id: number | null },
    save: (body) => call(complaintCalls.join, { body }),
    said: t('complaints.did_join'),
  })
  return (
    <FormDialog
      title={t('complaints.join_title', { number: row.number })}
      {...dialog}
      labelOf={labelOfField}
      saveLabel={t('complaints.join')}
    >
      <p>{t('complaints.join_text')}</p>
      <Picker
        {...chosenInput(form, 'joined_to_id')}
        label={t('complaints.join_to')}
        required
        request={openComplaintOptionsQuery}
      />
    </FormDialog>
  )
}
