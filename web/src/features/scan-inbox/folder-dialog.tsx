import { type ScanInbox, scanCalls } from '@hdoc/contract/scans/scans.ts'
import { TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { scansKey } from '../../entities/scans/queries.ts'
import { call } from '../../lib/api.ts'
import { toast } from '../../ui/feedback/toast-store.ts'
import { FormDialog } from '../../ui/form/form-dialog.tsx'
import { useSchemaForm } from '../../ui/form/use-schema-form.tsx'

/**
 * Shows where the scanner puts its files, and changes the part of the folder's name that the institution
 * chooses.
 */
export function FolderDialog({ folder, onClose }: { folder: ScanInbox['folder']; onClose: () => void }) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const schemaForm = useSchemaForm({
    schema: scanCalls.setFolder.body,
    initial: { name: folder.name },
    toValues: ({ name }) => ({ name }),
    save: (body) => call(scanCalls.setFolder, { body }),
    onSaved: () => {
      void queryClient.invalidateQueries({ queryKey: scansKey })
      toast({ kind: 'success', message: t('scans.folder_saved') })
      onClose()
    },
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
        {...schemaForm.form.getInputProps('name')}
        data-autofocus
        label={t('scans.folder_name')}
        description={t('scans.folder_help')}
        maxLength={40}
      />
    </FormDialog>
  )
}
