import { shareStepWithNote } from '@hdoc/contract/cases/case-inputs.ts'
import type { CaseShare, WorkCase } from '@hdoc/contract/cases/case-rows.ts'
import { caseCalls } from '@hdoc/contract/cases/cases.ts'
import { shareCalls } from '@hdoc/contract/cases/share-calls.ts'
import { useTranslation } from 'react-i18next'
import { call } from '../../../lib/calls/call.ts'
import { Note } from '../../../ui/feedback/note.tsx'
import { ReasonDialog } from '../../../ui/form/ask/reason-dialog.tsx'
import { ReasonField } from '../../../ui/form/field/reason-field.tsx'
import { FormDialog } from '../../../ui/form/frame/form-dialog.tsx'
import { labelOfCaseField } from './label-of-field.ts'
import { useCaseForm, useCaseReason } from './use-case-form.ts'

type OfCase = { row: WorkCase; onClose: () => void }
type OfShare = OfCase & { share: CaseShare }

/** Refusing work: it goes back to who gave it. */
export function RefuseDialog({ row, share, onClose }: OfShare) {
  const { t } = useTranslation()
  return (
    <ReasonDialog
      {...useCaseReason(row, onClose)}
      endpoint={shareCalls.refuse}
      values={{ share_id: share.id, version: row.version }}
      title={t('workcases.refuse_title', { number: row.number })}
      label={t('workcases.refuse_reason')}
      save={t('workcases.refuse')}
      said={t('workcases.done_refuse')}
    >
      <Note kind="info">{t('workcases.refuse_what', { by: share.assigned_by })}</Note>
    </ReasonDialog>
  )
}

/** Opening a closed case again. */
export function ReopenDialog({ row, onClose }: OfCase) {
  const { t } = useTranslation()
  return (
    <ReasonDialog
      {...useCaseReason(row, onClose)}
      endpoint={caseCalls.reopen}
      values={{ id: row.id, version: row.version }}
      title={t('workcases.reopen_title', { number: row.number })}
      label={t('workcases.reopen_reason')}
      save={t('workcases.reopen')}
      said={t('workcases.done_reopen', { number: row.number })}
      destructive={false}
    >
      <Note kind="info">{t('workcases.reopen_what')}</Note>
    </ReasonDialog>
  )
}

/** Taking a document out of an open case. */
export function RemoveDocumentDialog({ row, documentId, onClose }: OfCase & { documentId: number }) {
  const { t } = useTranslation()
  const document = row.documents.find(({ id }) => id === documentId)?.number ?? ''
  return (
    <ReasonDialog
      {...useCaseReason(row, onClose)}
      endpoint={caseCalls.removeDocument}
      values={{ id: row.id, document_id: documentId, version: row.version }}
      title={t('workcases.remove_title', { document, number: row.number })}
      label={t('workcases.reason')}
      save={t('workcases.remove_document')}
      said={t('workcases.done_remove', { document })}
    >
      <Note kind="info">{t('workcases.remove_what')}</Note>
    </ReasonDialog>
  )
}

/** Giving work back to the group, with or without a word about it. */
export function GiveBackDialog({ row, share, onClose }: OfShare) {
  const { t } = useTranslation()
  const { schemaForm, dialog } = useCaseForm({
    row,
    onClose,
    schema: shareStepWithNote,
    beginning: () => ({ reason: '' }),
    toValues: ({ reason }) => ({ share_id: share.id, version: row.version, reason }),
    save: (body) => call(shareCalls.giveBack, { body }),
    said: () => t('workcases.done_give_back', { group: share.group?.name ?? '' }),
  })
  return (
    <FormDialog
      title={t('workcases.give_back_title', { number: row.number })}
      {...dialog}
      labelOf={labelOfCaseField}
      saveLabel={t('workcases.give_back')}
    >
      <Note kind="info">{t('workcases.give_back_what')}</Note>
      <ReasonField form={schemaForm.form} data-autofocus label={t('workcases.reason')} />
    </FormDialog>
  )
}
