import { factorCalls, type Passkey } from '@hdoc/contract/access/factors.ts'
import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { call } from '../../../lib/api.ts'
import { toast } from '../../../ui/feedback/toast-store.ts'
import { FormDialog } from '../../../ui/form/form-dialog.tsx'
import { useSchemaForm } from '../../../ui/form/use-schema-form.tsx'

type Props = { passkey: Passkey; onClose: () => void; onDone: () => void }

export function RenamePasskeyDialog({ passkey, onClose, onDone }: Props) {
  const { t } = useTranslation()
  const schemaForm = useSchemaForm({
    schema: factorCalls.renamePasskey.body,
    initial: { name: passkey.name },
    toValues: ({ name }) => ({ id: passkey.id, name }),
    save: (body) => call(factorCalls.renamePasskey, { body }),
    onSaved: () => {
      toast({ kind: 'success', message: t('security.key_renamed') })
      onDone()
    },
  })
  return (
    <FormDialog
      title={t('security.key_rename_named', { name: passkey.name })}
      schemaForm={schemaForm}
      labelOf={() => t('security.key_name')}
      onClose={onClose}
    >
      <TextInput
        {...schemaForm.form.getInputProps('name')}
        label={t('security.key_name')}
        required
        maxLength={60}
        data-autofocus
      />
    </FormDialog>
  )
}
