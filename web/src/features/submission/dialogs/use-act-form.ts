import type { Submission } from '@hdoc/contract/submissions/submission-rows.ts'
import { useQueryClient } from '@tanstack/react-query'
import { submissionQuery } from '../../../entities/submissions/queries.ts'
import type { Change } from '../../../lib/queries/change.ts'
import { useRefresh } from '../../../ui/action/use-refresh.ts'
import { useKeep } from '../../../ui/form/state/kept-row.tsx'
import type { Schema } from '../../../ui/form/state/schema-messages.ts'
import { useSchemaForm } from '../../../ui/form/state/use-schema-form.tsx'

type Options<V extends object, Out> = {
  row: Submission
  onClose: () => void
  schema: Schema<Out>
  initial: V
  save: (body: Out) => Promise<{ data: Submission }>
  said: (data: Submission) => string
}

/** The form of a dialog that changes the submitted document of the page. */
export function useActForm<V extends object, Out>(options: Options<V, Out>) {
  const { row, onClose, schema, initial, save, said } = options
  const queryClient = useQueryClient()
  const refresh = useRefresh()
  const keep = useKeep<Submission>()
  const changes: Change[] = [{ what: 'submission.changed', id: row.id }, { what: 'document.registered' }]
  const schemaForm = useSchemaForm<V, Out, { data: Submission }>({
    schema,
    initial,
    toValues: (form) => ({ id: row.id, version: row.version, ...form }),
    save: (body) => save(body),
    changes,
    said: ({ data }) => said(data),
    onSaved: ({ data }) => {
      queryClient.setQueryData(submissionQuery(data.id).queryKey, data)
      onClose()
    },
  })
  /** After somebody else was faster: the dialog goes on from how it stands now. */
  const overtaken = {
    onReload: () => {
      refresh(changes)
      onClose()
    },
    onKeep: async (): Promise<V> => {
      keep(await queryClient.fetchQuery({ ...submissionQuery(row.id), staleTime: 0 }))
      refresh(changes)
      return initial
    },
  }
  return { form: schemaForm.form, dialog: { schemaForm, onClose, ...overtaken } }
}
