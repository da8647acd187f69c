import { documentViewCalls } from '@hdoc/contract/document-views.ts'
import { Checkbox, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { documentViewsKey } from '../../entities/documents/queries.ts'
import { useSession } from '../../entities/session/session-store.ts'
import { call } from '../../lib/api.ts'
import { FormDialog } from '../../ui/form/form-dialog.tsx'
import { useSchemaForm } from '../../ui/form/use-schema-form.tsx'
import { type ListState, writeListState } from '../../ui/list/list-state.ts'
import { toast } from '../../ui/toast-store.ts'

/** Keeps what the list shows now under a name, for oneself or for the department. */
export function ViewDialog({ state, onClose }: { state: ListState; onClose: () => void }) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const group = useSession().user?.group_name ?? ''
  const schemaForm = useSchemaForm({
    schema: documentViewCalls.add.body,
    initial: { name: '', shared: false },
    toValues: (values) => ({ ...values, address: writeListState({ ...state, page: 1 }) }),
    save: (body) => call(documentViewCalls.add, { body }),
    onSaved: ({ data: { name } }) => {
      void queryClient.invalidateQueries({ queryKey: documentViewsKey })
      toast({ kind: 'success', message: t('documents.view_saved', { name }) })
      onClose()
    },
  })
  const { form } = schemaForm
  return (
    <FormDialog
      title={t('documents.view_save')}
      schemaForm={schemaForm}
      labelOf={(path) => (path === 'name' ? t('documents.view_name') : undefined)}
      onClose={onClose}
    >
      <TextInput
        {...form.getInputProps('name')}
        data-autofocus
        label={t('documents.view_name')}
        required
        maxLength={80}
      />
      {group !== '' && (
        <Checkbox
          {...form.getInputProps('shared', { type: 'checkbox' })}
          label={t('documents.view_shared', { group })}
        />
      )}
    </FormDialog>
  )
}
