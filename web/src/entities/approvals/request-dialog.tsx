import { approvalCreation } from '@hdoc/contract/approvals/approval-inputs.ts'
import {
  type ApprovalMode,
  type ApprovalTask,
  approvalModeLabels,
} from '@hdoc/contract/approvals/approval-status.ts'
import { approvalCalls } from '@hdoc/contract/approvals/approvals.ts'
import type { Document } from '@hdoc/contract/documents/record/documents.ts'
import { NativeSelect, Textarea } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { call } from '../../lib/calls/call.ts'
import { say } from '../../lib/languages/i18n.ts'
import { Note } from '../../ui/feedback/note.tsx'
import { FormDialog } from '../../ui/form/frame/form-dialog.tsx'
import { useSchemaForm } from '../../ui/form/state/use-schema-form.tsx'
import { approvalChanges } from './approval-changes.ts'
import { type StepLine, StepLines, stepLine } from './step-lines.tsx'

type Values = { file_id: number; text: string; mode: ApprovalMode; steps: StepLine[] }

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
  const labels: Readonly<Record<string, string>> = {
    file_id: t('approvals.file'),
    text: t('approvals.text'),
    mode: t('approvals.mode'),
    user_id: t('approvals.person'),
    task: t('approvals.task'),
    label: t('approvals.step_label'),
    steps: t('approvals.steps'),
  }
  return (
    <FormDialog
      title={t('approvals.ask_title', { number })}
      schemaForm={schemaForm}
      labelOf={(path) => labels[path.split('.').at(-1) ?? path]}
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
      <Textarea
        key={form.key('text')}
        {...form.getInputProps('text')}
        label={t('approvals.text')}
        description={t('approvals.text_help')}
        maxLength={1000}
      />
      <NativeSelect
        label={t('approvals.mode')}
        data-path="mode"
        value={values.mode}
        onChange={(event) => form.setFieldValue('mode', event.currentTarget.value as ApprovalMode)}
        data={Object.entries(approvalModeLabels).map(([value, text]) => ({ value, label: say(text) }))}
      />
      <StepLines
        lines={values.steps}
        onChange={(steps) => form.setFieldValue('steps', steps)}
        errors={form.errors}
      />
    </FormDialog>
  )
}
