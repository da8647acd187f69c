import type { EntryValues } from '@hdoc/contract/gazette/gazette-entries.ts'
import { gazetteEntryCalls } from '@hdoc/contract/gazette/gazette-entry-calls.ts'
import { useTranslation } from 'react-i18next'
import {
  EntryFields,
  emptyEntry,
  labelOfEntry,
  type WrittenEntry,
} from '../../entities/gazette/entry-fields.tsx'
import { call } from '../../lib/calls/call.ts'
import { Note } from '../../ui/feedback/note.tsx'
import { FormDialog } from '../../ui/form/frame/form-dialog.tsx'
import { useSchemaForm } from '../../ui/form/state/use-schema-form.tsx'
import { useGo } from '../../ui/links/use-go.ts'

type Props = {
  onClose: () => void
  /** The published act in whose place the new one is to stand, and what the new one begins with. */
  corrects?: { id: number; values: WrittenEntry }
}
type Sent = EntryValues & { corrects_id?: number | undefined }

/** Begins an act; its files and its check come on its own page. */
export default function NewEntryDialog({ onClose, corrects }: Props) {
  const { t } = useTranslation()
  const go = useGo()
  const schemaForm = useSchemaForm<WrittenEntry, Sent, { id: number }>({
    schema: gazetteEntryCalls.add.body,
    initial: corrects?.values ?? emptyEntry,
    toValues: (values) => ({ ...values, ...(corrects && { corrects_id: corrects.id }) }),
    save: (body, _form, key) => call(gazetteEntryCalls.add, { body, idempotencyKey: key }),
    changes: [{ what: 'gazette.changed' }],
    said: () => t('gazette.begun'),
    onSaved: ({ id }) => {
      onClose()
      go({ to: '/admin/monitor-oficial/$id', params: { id } })
    },
  })
  return (
    <FormDialog
      title={t(corrects ? 'gazette.correct_title' : 'gazette.new_title')}
      schemaForm={schemaForm}
      labelOf={labelOfEntry}
      onClose={onClose}
      saveLabel={t('gazette.begin')}
    >
      {corrects && <Note kind="info">{t('gazette.correct_what')}</Note>}
      <EntryFields form={schemaForm.form} />
    </FormDialog>
  )
}
