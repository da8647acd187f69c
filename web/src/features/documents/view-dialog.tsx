import { type DocumentView, documentViewCalls } from '@hdoc/contract/documents/document-views.ts'
import { Checkbox, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { documentViewsKey } from '../../entities/documents/queries.ts'
import { useSession } from '../../entities/session/session-store.ts'
import { call } from '../../lib/api.ts'
import { toast } from '../../ui/feedback/toast-store.ts'
import { FormDialog } from '../../ui/form/form-dialog.tsx'
import { useSchemaForm } from '../../ui/form/use-schema-form.tsx'
import { type ListState, writeListState } from '../../ui/list/list-state.ts'

type Props = {
  state: ListState
  /** One's own view that is changed. Without it, a new view is kept. */
  view?: DocumentView | undefined
  onClose: () => void
}

const schema = documentViewCalls.add.body.extend({ renewed: z.boolean() })

/**
 * Keeps what the list shows now under a name, for oneself or for the department, or changes a view that was
 * kept.
 */
export default function ViewDialog({ state, view, onClose }: Props) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const own = useSession().user?.group_name ?? ''
  // A shared view stays with the department it was shared with, not with the person's present one.
  const group = view?.group?.name ?? own
  const schemaForm = useSchemaForm({
    schema,
    initial: { name: view?.name ?? '', shared: view?.group != null, renewed: view === undefined },
    toValues: (values) => ({
      ...values,
      address: view && !values.renewed ? view.address : writeListState({ ...state, page: 1 }),
    }),
    save: ({ renewed: _, ...body }) =>
      view
        ? call(documentViewCalls.update, { body: { ...body, id: view.id } })
        : call(documentViewCalls.add, { body }),
    onSaved: ({ data: { name } }) => {
      void queryClient.invalidateQueries({ queryKey: documentViewsKey })
      toast({ kind: 'success', message: t('documents.view_saved', { name }) })
      onClose()
    },
  })
  const { form } = schemaForm
  return (
    <FormDialog
      title={view ? t('documents.view_change', { name: view.name }) : t('documents.view_save')}
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
      {view && (
        <Checkbox
          {...form.getInputProps('renewed', { type: 'checkbox' })}
          label={t('documents.view_renewed')}
          description={t('documents.view_renewed_what')}
        />
      )}
      {group !== '' && (
        <Checkbox
          {...form.getInputProps('shared', { type: 'checkbox' })}
          label={t('documents.view_shared', { group })}
        />
      )}
    </FormDialog>
  )
}
