import type { WorkCase } from '@hdoc/contract/cases/case-rows.ts'
import { type DataRequest, dataRequestCalls } from '@hdoc/contract/cases/data-requests.ts'
import { useTranslation } from 'react-i18next'
import { Note } from '../../../ui/feedback/note.tsx'
import { ReasonDialog } from '../../../ui/form/ask/reason-dialog.tsx'
import { caseChanges } from '../dialogs/use-case-form.ts'

type Props = { request: DataRequest; row: WorkCase; onClose: () => void }

/** Takes a request back: nothing more is awaited, and its link ends. */
export default function CancelDialog({ request, row, onClose }: Props) {
  const { t } = useTranslation()
  return (
    <ReasonDialog
      endpoint={dataRequestCalls.cancel}
      values={{ id: request.id }}
      changes={caseChanges(row.id)}
      title={t('data_requests.cancel_title')}
      label={t('workcases.reason')}
      save={t('data_requests.cancel')}
      said={t('data_requests.cancelled_done')}
      onClose={onClose}
    >
      <Note kind="info">{t('data_requests.cancel_what')}</Note>
    </ReasonDialog>
  )
}
