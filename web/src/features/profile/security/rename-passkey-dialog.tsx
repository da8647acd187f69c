import { factorCalls } from '@hdoc/contract/access/factor-calls.ts'
import type { Passkey } from '@hdoc/contract/access/factors.ts'
import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { call } from '../../../lib/calls/call.ts'
import { FormDialog } from '../../../ui/form/frame/form-dialog.tsx'
import { useSchemaForm } from '../../../ui/form/state/use-schema-form.tsx'

type Props = { passkey: Passkey; onClose: () => void; onDone: () => void }

export function RenamePasskeyDialog({ passkey, onClose, onDone }: Props) {
  const { t } = useTranslation()
  const schemaForm = useSchemaForm({
    schema: factorCalls.renamePasskey.body,
    initial: { name: passkey.name },
    toValues: ({ name }) => ({ id: passkey.id, name }),
    save: (body) => call(factorCalls.renamePasskey, { body }),
    changes: [{ what: 'factor.changed' }],
    said: () => t('security.key_renamed'),
    onSaved: onDone,
  })
  return (
    <FormDialog
      title={t('security.key_rename_named', { name: passkey.name })}
      schemaForm={schemaForm}
      labelOf={() => t('security.key_name')}
      onClose={onClose}
    >
      <TextInput
        key={schemaForm.form.key('name')}
        {...schemaForm.form.getInputProps('name')}
        label={t('security.key_name')}
        required
        maxLength={60}
        data-autofocus
      />
    </FormDialog>
  )
}
