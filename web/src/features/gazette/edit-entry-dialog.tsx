import type { GazetteEntry } from '@hdoc/contract/gazette/gazette-entries.ts'
import { entryChange } from '@hdoc/contract/gazette/gazette-entries.ts'
import { gazetteEntryCalls } from '@hdoc/contract/gazette/gazette-entry-calls.ts'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { EntryFields, labelOfEntry, type WrittenEntry } from '../../entities/gazette/entry-fields.tsx'
import { call } from '../../lib/calls/call.ts'
import { useReload } from '../../ui/action/use-reload.ts'
import { FormDialog } from '../../ui/form/frame/form-dialog.tsx'
import { useSchemaForm } from '../../ui/form/state/use-schema-form.tsx'
import { writtenOf } from './written-of.ts'

const changes = [{ what: 'gazette.changed' }] as const

/** Changes a draft. */
export default function EditEntryDialog({ entry, onClose }: { entry: GazetteEntry; onClose: () => void }) {
  const { t } = useTranslation()
  const onReload = useReload(changes, onClose)
  const { id, version } = entry
  const schemaForm = useSchemaForm<WrittenEntry, z.output<typeof entryChange>, unknown>({
    schema: entryChange,
    initial: writtenOf(entry),
    save: (values) => call(gazetteEntryCalls.update, { body: { id, values, version } }),
    changes,
    said: () => t('gazette.changed'),
    onSaved: onClose,
  })
  return (
    <FormDialog
      title={t('gazette.edit_title')}
      schemaForm={schemaForm}
      labelOf={labelOfEntry}
      onClose={onClose}
      onReload={onReload}
    >
      <EntryFields form={schemaForm.form} />
    </FormDialog>
  )
}
