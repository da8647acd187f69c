import { approvalCreation } from '@hdoc/contract/approvals/approval-inputs.ts'
import type { ApprovalTask } from '@hdoc/contract/approvals/approval-status.ts'
import { approvalCalls } from '@hdoc/contract/approvals/approvals.ts'
import type { Document } from '@hdoc/contract/documents/record/documents.ts'
import { NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { call } from '../../lib/calls/call.ts'
import { Note } from '../../ui/feedback/note.tsx'
import { FormDialog } from '../../ui/form/frame/form-dialog.tsx'
import { useSchemaForm } from '../../ui/form/state/use-schema-form.tsx'
import { approvalChanges } from './approval-changes.ts'
import { stepLine } from './step-lines.tsx'
import { type Wish, WishFields, wishLabels } from './wish-fields.tsx'

type Values = Wish & { file_id: number }
const labels = { ...wishLabels, file_id: 'approvals.file' } as const
const isLabelled = (name: string): name is keyof typeof labels => name in labels

type Props = {
  document: Pick<Document, 'id' | 'number' | 'files'>
  /** The file that is meant; without it the first one, and the person chooses. */
  fileId?: number
  task?: ApprovalTask
  onClose: () => void
}

/** Asks people to approve or sign a file of the document, as it is now. */
export default function RequestDialog({ document, fileId, task = 'approve', onClose }: Props) {
  const { t } = useTranslation()
  const { files, number } = document
  const versionOf = (fileId: number) => files.find(({ id }) => id === fileId)?.version
  const schemaForm = useSchemaForm({
    schema: approvalCreation,
    initial: {
      file_id: (files.find(({ id }) => id === fileId) ?? files[0])?.id ?? 0,
      text: '',
      mode: 'one_by_one',
      steps: [stepLine(task)],
    } as Values,
    toValues: (values) => ({ ...values, file_version: versionOf(values.file_id) }),
    save: (body, _form, idempotencyKey) => call(approvalCalls.add, { body, idempotencyKey }),
    changes: approvalChanges(document.id),
    said: () => t('approvals.done_ask', { number }),
    onSaved: onClose,
  })
  const { form } = schemaForm
  const values = form.getValues()
  return (
    <FormDialog
      title={t('approvals.ask_title', { number })}
      schemaForm={schemaForm}
      labelOf={(path) => {
        const name = path.split('.').at(-1) ?? path
        return isLabelled(name) ? t(labels[name]) : undefined
      }}
      onClose={onClose}
      saveLabel={t('approvals.ask')}
    >
      {files.length > 1 ? (
        <NativeSelect
          label={t('approvals.file')}
          data-path="file_id"
          error={form.errors.file_id}
          value={String(values.file_id)}
          onChange={(event) => form.setFieldValue('file_id', Number(event.currentTarget.value))}
          data={files.map(({ id, name, version }) => ({
            value: String(id),
            label: `${name} · ${t('approvals.version', { version })}`,
          }))}
        />
      ) : (
        <Note kind="info">
          {t('approvals.ask_file', { name: files[0]?.name ?? '', version: files[0]?.version ?? 1 })}
        </Note>
      )}
      <WishFields form={form} />
    </FormDialog>
  )
}
