import type { Complaint } from '@hdoc/contract/complaints/complaint-rows.ts'
import { complaintCalls } from '@hdoc/contract/complaints/complaints.ts'
import { NativeSelect, Textarea } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { complaintFormQuery } from '../../../entities/complaints/queries.ts'
import { call } from '../../../lib/calls/call.ts'
import { FormDialog } from '../../../ui/form/frame/form-dialog.tsx'
import { labelOfField } from './label-of-field.ts'
import { useActForm } from './use-act-form.ts'

/** Accepts a complaint and chooses who deals with it; the department of its type is proposed. */
export function AcceptDialog({ row, onClose }: { row: Complaint; onClose: () => void }) {
  const { t } = useTranslation()
  const choices = useQuery(complaintFormQuery()).data
  const { form, dialog } = useActForm({
    row,
    onClose,
    schema: complaintCalls.accept.body,
    initial: { group_id: row.group?.id ?? null, resolution: '' } as {
      group_id: number | null
      resolution: string
    },
    save: (body) => call(complaintCalls.accept, { body }),
    said: t('complaints.did_accept'),
  })
  const { group_id } = form.getValues()
  return (
    <FormDialog
      title={t('complaints.accept_title', { number: row.number })}
      {...dialog}
      labelOf={labelOfField}
      saveLabel={t('complaints.accept')}
    >
      <p>{t('complaints.accept_text')}</p>
      <NativeSelect
        label={t('complaints.accept_group')}
        data-path="group_id"
        error={form.errors.group_id}
        value={group_id === null ? '' : String(group_id)}
        onChange={(event) => {
          const { value } = event.currentTarget
          form.setFieldValue('group_id', value === '' ? null : Number(value))
        }}
        data={[
          { value: '', label: t('form.choose') },
          ...(choices?.groups ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
      />
      <Textarea
        key={form.key('resolution')}
        {...form.getInputProps('resolution')}
        label={t('complaints.resolution')}
        maxLength={2000}
      />
    </FormDialog>
  )
}
