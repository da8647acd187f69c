import type { Document } from '@hdoc/contract/documents/record/documents.ts'
import { useQueryClient } from '@tanstack/react-query'
import { documentQuery } from '../../../entities/documents/queries.ts'
import type { Change } from '../../../lib/queries/change.ts'
import { useRefresh } from '../../../ui/action/use-refresh.ts'
import { useKeep } from '../../../ui/form/state/kept-row.tsx'
import type { Schema } from '../../../ui/form/state/schema-messages.ts'
import { useSchemaForm } from '../../../ui/form/state/use-schema-form.tsx'
import { useShowDocument } from './use-show-document.ts'

type Around<V> = { document: Document; beginning: (document: Document) => V; onClose: () => void }
type Answer = { data: Document }

/**
 * How the page follows a change of its document: it shows the answer at once. To a person to whom a colleague
 * was faster it offers to reload, or to keep what was written; either way it shows the document as it is now.
 */
function useDocumentChange<V>({ document: { id }, beginning, onClose }: Around<V>) {
  const queryClient = useQueryClient()
  const refresh = useRefresh()
  const keep = useKeep<Document>()
  const changes: Change[] = [{ what: 'document.changed', id }]
  return {
    changes,
    onDone: useShowDocument(),
    onReload: () => {
      refresh(changes)
      onClose()
    },
    onKeep: async (): Promise<V> => {
      const now = await queryClient.fetchQuery({ ...documentQuery(id), staleTime: 0 })
      keep(now)
      refresh(changes)
      return beginning(now)
    },
  }
}

/** What a `ReasonDialog` needs to change a document: id and version beside the reason. */
export function useDocumentReason(document: Document, onClose: () => void) {
  const { id, version } = document
  const around = { document, beginning: () => ({ reason: '' }), onClose }
  const { onReload: _, ...change } = useDocumentChange(around)
  return { ...change, values: { id, version }, onClose }
}

type Options<V extends object, Out> = Around<V> & {
  schema: Schema<Out>
  toValues?: (form: V) => unknown
  save: (values: Out, form: V) => Promise<Answer>
  said: (document: Document) => string
}

/** A dialog's form that changes the document of the page. `beginning` gives its first values. */
export function useDocumentForm<V extends object, Out>(options: Options<V, Out>) {
  const { document, beginning, toValues, schema, save, said, onClose } = options
  const { changes, onDone, ...overtaken } = useDocumentChange(options)
  const schemaForm = useSchemaForm<V, Out, Answer>({
    schema,
    initial: beginning(document),
    ...(toValues && { toValues }),
    save,
    changes,
    said: ({ data }) => said(data),
    onSaved: (answer) => {
      onDone(answer)
      onClose()
    },
  })
  return { schemaForm, dialog: { schemaForm, onClose, ...overtaken } }
}
