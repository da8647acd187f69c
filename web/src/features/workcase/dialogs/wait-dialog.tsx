import { shareWait } from '@hdoc/contract/cases/case-inputs.ts'
import type { CaseShare, WorkCase } from '@hdoc/contract/cases/case-rows.ts'
import { shareCalls } from '@hdoc/contract/cases/share-calls.ts'
import { useTranslation } from 'react-i18next'
import { emptyWait, WaitFields, waitOf } from '../../../entities/documents/until/wait-fields.tsx'
import { call } from '../../../lib/calls/call.ts'
import { ReasonField } from '../../../ui/form/field/reason-field.tsx'
import { FormDialog } from '../../../ui/form/frame/form-dialog.tsx'
import { labelOfCaseField } from './label-of-field.ts'
import { useCaseForm } from './use-case-form.ts'

type Props = { row: WorkCase; share: CaseShare; onClose: () => void }
const blank = { ...emptyWait, reason: '' }

/** Makes a share wait until a day or for days. */
export default function WaitDialog({ row, share, onClose }: Props) {
  const { t } = useTranslation()
  const { schemaForm, dialog } = useCaseForm({
    row,
    onClose,
    schema: shareWait,
    beginning: () => blank,
    toValues: (values) => ({
      share_id: share.id,
      version: row.version,
      reason: values.reason,
      ...waitOf(values),
    }),
    save: (body) => call(shareCalls.wait, { body }),
    said: () => t('workcases.done_wait'),
  })
  const { form } = schemaForm
  return (
    <FormDialog
      title={t('workcases.wait_title', { number: row.number })}
      {...dialog}
      labelOf={labelOfCaseField}
      saveLabel={t('workcases.wait')}
    >
      <WaitFields form={form} isFirst description={t('workcases.wait_what')} />
      <ReasonField form={form} label={t('workcases.wait_for')} />
    </FormDialog>
  )
}
