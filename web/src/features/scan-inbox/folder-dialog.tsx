import { scanCalls } from '@hdoc/contract/scans/scan-calls.ts'
import type { ScanInbox } from '@hdoc/contract/scans/scans.ts'
import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { call } from '../../lib/calls/call.ts'
import { FormDialog } from '../../ui/form/frame/form-dialog.tsx'
import { useSchemaForm } from '../../ui/form/state/use-schema-form.tsx'

/**
 * Shows where the scanner puts its files, and changes the part of the folder's name that the institution
 * chooses.
 */
export function FolderDialog({ folder, onClose }: { folder: ScanInbox['folder']; onClose: () => void }) {
  const { t } = useTranslation()
  const schemaForm = useSchemaForm({
    schema: scanCalls.setFolder.body,
    initial: { name: folder.name },
    toValues: ({ name }) => ({ name }),
    save: (body) => call(scanCalls.setFolder, { body }),
    changes: [{ what: 'scan.changed' }],
    said: () => t('scans.folder_saved'),
    onSaved: onClose,
  })
  return (
    <FormDialog
      title={t('scans.folder_title')}
      schemaForm={schemaForm}
      labelOf={(path) => (path === 'name' ? t('scans.folder_name') : undefined)}
      onClose={onClose}
    >
      <p>{t('scans.folder_what')}</p>
      <TextInput label={t('scans.folder_path')} value={folder.path} readOnly />
      <TextInput
        key={schemaForm.form.key('name')}
        {...schemaForm.form.getInputProps('name')}
        data-autofocus
        label={t('scans.folder_name')}
        description={t('scans.folder_help')}
        maxLength={40}
      />
    </FormDialog>
  )
}
