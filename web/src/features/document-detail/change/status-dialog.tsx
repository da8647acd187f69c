import { documentStatusCalls, statusChange } from '@hdoc/contract/documents/life/document-status-change.ts'
import type { Document } from '@hdoc/contract/documents/record/documents.ts'
import {
  type DocumentStatusId,
  documentStatus,
  STATUS,
} from '@hdoc/contract/documents/status/document-status.ts'
import { offeredStatuses } from '@hdoc/contract/documents/status/status-transitions.ts'
import { NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ObstacleList } from '../../../entities/cases/obstacle-list.tsx'
import { documentObstaclesQuery } from '../../../entities/documents/queries.ts'
import { fieldLabel } from '../../../entities/documents/subject/field-label.ts'
import { emptyWait, WaitFields, waitOf } from '../../../entities/documents/until/wait-fields.tsx'
import { call } from '../../../lib/calls/call.ts'
import { say } from '../../../lib/languages/i18n.ts'
import { Note } from '../../../ui/feedback/note.tsx'
import { ReasonField } from '../../../ui/form/field/reason-field.tsx'
import { FormDialog } from '../../../ui/form/frame/form-dialog.tsx'
import { useDocumentForm } from './use-document-form.ts'

function beginning({ status }: Document) {
  const from = status.id as DocumentStatusId
  const first = offeredStatuses(from)[0]?.id ?? from
  return { status: first as number, reason: '', ...emptyWait }
}

/** Moves a document to another status. A closed document is opened again, with a reason. */
export function StatusDialog({ document, onClose }: { document: Document; onClose: () => void }) {
  const { t } = useTranslation()
  const { id, version, number } = document
  const from = document.status.id as DocumentStatusId
  const offered = offeredStatuses(from)
  const isReopening = documentStatus(from).kind === 'closed'
  const { schemaForm, dialog } = useDocumentForm({
    document,
    onClose,
    schema: statusChange,
    beginning,
    toValues: ({ status, reason, ...wait }) => ({
      id,
      version,
      status,
      reason,
      ...(status === STATUS.pending && waitOf(wait)),
    }),
    save: (body) => call(documentStatusCalls.change, { body }),
    said: ({ status }) => t('documents.status_done', { number, status: status.name }),
  })
  const { form } = schemaForm
  const values = form.getValues()
  const closes = !isReopening && documentStatus(values.status as DocumentStatusId).kind === 'closed'
  const { data: obstacles = [] } = useQuery({ ...documentObstaclesQuery(id), enabled: closes })
  return (
    <FormDialog
      title={t(isReopening ? 'documents.reopen_title' : 'documents.status_title', { number })}
      {...dialog}
      labelOf={(path) => (path === 'reason' ? t('documents.status_reason') : fieldLabel(path))}
      saveLabel={t(isReopening ? 'documents.reopen' : 'documents.change_status')}
    >
      {isReopening ? (
        <Note kind="info">{t('documents.reopen_what')}</Note>
      ) : (
        <NativeSelect
          data-autofocus
          data-path="status"
          label={t('documents.status_new')}
          error={form.errors.status}
          value={String(values.status)}
          onChange={(event) => form.setFieldValue('status', Number(event.currentTarget.value))}
          data={offered.map((status) => ({ value: String(status.id), label: say(status.label) }))}
        />
      )}
      {closes && <ObstacleList obstacles={obstacles} />}
      {values.status === STATUS.pending && (
        <WaitFields form={form} description={t('documents.pending_what')} />
      )}
      <ReasonField
        form={form}
        {...(isReopening && { 'data-autofocus': true })}
        label={t(isReopening ? 'documents.reopen_reason' : 'documents.status_reason')}
        required={isReopening}
      />
    </FormDialog>
  )
}
