import { groupClosing } from '@hdoc/contract/cases/case-inputs.ts'
import type { CaseShare, WorkCase } from '@hdoc/contract/cases/case-rows.ts'
import { caseCalls } from '@hdoc/contract/cases/cases.ts'
import { Textarea } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../../entities/session/session-store.ts'
import { call } from '../../../lib/calls/call.ts'
import { ReasonField } from '../../../ui/form/field/reason-field.tsx'
import { FormDialog } from '../../../ui/form/frame/form-dialog.tsx'
import { labelOfCaseField } from './label-of-field.ts'
import { useCaseForm } from './use-case-form.ts'

type Props = { row: WorkCase; share: CaseShare; onClose: () => void }
type Values = { note: string; reason: string }

/** Closes a group's part of a case, with what it found. */
export default function CloseGroupDialog({ row, share, onClose }: Props) {
  const { t } = useTranslation()
  const userId = useSession().user?.id
  const group = share.group?.name ?? ''
  const { schemaForm, dialog } = useCaseForm({
    row,
    onClose,
    schema: groupClosing,
    beginning: (): Values => ({ note: '', reason: '' }),
    toValues: (values) => ({
      id: row.id,
      version: row.version,
      group_id: share.group?.id ?? null,
      ...values,
    }),
    save: (body) => call(caseCalls.closeGroup, { body }),
    said: () => t('workcases.done_close_group', { group }),
  })
  const { form } = schemaForm
  return (
    <FormDialog
      title={t('workcases.close_group_title', { group })}
      {...dialog}
      labelOf={labelOfCaseField}
      saveLabel={t('workcases.close_group')}
    >
      <Textarea
        key={form.key('note')}
        {...form.getInputProps('note')}
        data-autofocus
        label={t('workcases.note')}
        description={t('workcases.note_help')}
        maxLength={1000}
      />
      {share.person?.id !== userId && (
        <ReasonField
          form={form}
          label={t('workcases.reason')}
          description={t('workcases.close_group_reason_help')}
        />
      )}
    </FormDialog>
  )
}
