import type { WorkCase } from '@hdoc/contract/cases/case-rows.ts'
import { type DataRequest, dataRequestCalls } from '@hdoc/contract/cases/data-requests.ts'
import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { call } from '../../../lib/calls/call.ts'
import { Note } from '../../../ui/feedback/note.tsx'
import { FormDialog } from '../../../ui/form/frame/form-dialog.tsx'
import { useSchemaForm } from '../../../ui/form/state/use-schema-form.tsx'
import { caseChanges } from '../dialogs/use-case-form.ts'

type Props = { request: DataRequest; row: WorkCase; onClose: () => void }

/** Mails a request that could not leave again; its address may be mended. */
export default function SendAgainDialog({ request, row, onClose }: Props) {
  const { t } = useTranslation()
  const schemaForm = useSchemaForm({
    schema: dataRequestCalls.remind.body,
    initial: { email: request.email },
    toValues: ({ email }) => ({ id: request.id, email }),
    save: (body) => call(dataRequestCalls.remind, { body }),
    changes: caseChanges(row.id),
    said: ({ data }) => t('data_requests.sent', { email: data.email }),
    onSaved: onClose,
  })
  const { form } = schemaForm
  return (
    <FormDialog
      title={t('data_requests.again_title')}
      schemaForm={schemaForm}
      labelOf={(path) => (path === 'email' ? t('data_requests.email') : undefined)}
      onClose={onClose}
      saveLabel={t('data_requests.again')}
    >
      <Note kind="bad">{t('data_requests.not_left', { reason: request.mail_reason })}</Note>
      <TextInput
        key={form.key('email')}
        {...form.getInputProps('email')}
        data-autofocus
        required
        type="email"
        label={t('data_requests.email')}
        description={t('data_requests.again_help')}
      />
    </FormDialog>
  )
}
