import {
  type DocumentView,
  documentViewCalls,
  type ViewedList,
} from '@hdoc/contract/documents/list/document-views.ts'
import { Checkbox, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { call } from '../../lib/calls/call.ts'
import { FormDialog } from '../../ui/form/frame/form-dialog.tsx'
import { useSchemaForm } from '../../ui/form/state/use-schema-form.tsx'
import { type ListState, writeListState } from '../../ui/list/state/list-state.ts'
import { useSession } from '../session/session-store.ts'

type Props = {
  list: ViewedList
  state: ListState
  /** One's own view that is changed. Without it, a new view is kept. */
  view?: DocumentView | undefined
  onClose: () => void
}

const schema = documentViewCalls.update.body.omit({ id: true }).extend({ renewed: z.boolean() })

/**
 * Keeps what the list shows now under a name, for oneself or for the department, or changes a view that was
 * kept.
 */
export default function ViewDialog({ list, state, view, onClose }: Props) {
  const { t } = useTranslation()
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
        : call(documentViewCalls.add, { body: { ...body, list } }),
    changes: [{ what: 'document_view.changed' }],
    said: ({ data: { name } }) => t('documents.view_saved', { name }),
    onSaved: onClose,
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
        key={form.key('name')}
        {...form.getInputProps('name')}
        data-autofocus
        label={t('documents.view_name')}
        required
        maxLength={80}
      />
      {view && (
        <Checkbox
          key={form.key('renewed')}
          {...form.getInputProps('renewed', { type: 'checkbox' })}
          label={t('documents.view_renewed')}
          description={t('documents.view_renewed_what')}
        />
      )}
      {group !== '' && (
        <Checkbox
          key={form.key('shared')}
          {...form.getInputProps('shared', { type: 'checkbox' })}
          label={t('documents.view_shared', { group })}
        />
      )}
    </FormDialog>
  )
}
