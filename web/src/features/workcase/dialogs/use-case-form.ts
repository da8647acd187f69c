import type { WorkCase } from '@hdoc/contract/cases/case-rows.ts'
import { useQueryClient } from '@tanstack/react-query'
import { isSeen } from '../../../entities/cases/is-seen.ts'
import { caseQuery } from '../../../entities/cases/queries.ts'
import type { Change } from '../../../lib/queries/change.ts'
import { useRefresh } from '../../../ui/action/use-refresh.ts'
import { useKeep } from '../../../ui/form/state/kept-row.tsx'
import type { Schema } from '../../../ui/form/state/schema-messages.ts'
import { useSchemaForm } from '../../../ui/form/state/use-schema-form.tsx'

type Answer = { data: WorkCase }

/** What every act on a case changes: the case, and where its documents stand. */
export const caseChanges = (id: number): Change[] => [
  { what: 'workcase.changed', id },
  { what: 'document.changed' },
]

/** Shows an answered case at once, before it is asked anew. */
export function useShowCase(): (answer: Answer) => void {
  const queryClient = useQueryClient()
  return ({ data }) => void queryClient.setQueryData(caseQuery(data.id).queryKey, data)
}

type Around<V> = { row: WorkCase; beginning: (row: WorkCase) => V; onClose: () => void }

/** The ways on for a form whose case somebody else changed meanwhile. */
export function useCaseChange<V>({ row: { id }, beginning, onClose }: Around<V>) {
  const queryClient = useQueryClient()
  const refresh = useRefresh()
  const keep = useKeep<WorkCase>()
  const changes = caseChanges(id)
  return {
    changes,
    onDone: useShowCase(),
    onReload: () => {
      refresh(changes)
      onClose()
    },
    onKeep: async (): Promise<V> => {
      const now = await queryClient.fetchQuery({ ...caseQuery(id), staleTime: 0 })
      keep(now)
      refresh(changes)
      return beginning(now)
    },
  }
}

/** What a `ReasonDialog` needs to change a case. */
export function useCaseReason(row: WorkCase, onClose: () => void) {
  const { onReload: _, ...change } = useCaseChange({ row, beginning: () => ({ reason: '' }), onClose })
  return { ...change, onClose }
}

type Options<V extends object, Out> = Around<V> & {
  schema: Schema<Out>
  toValues?: (form: V) => unknown
  save: (values: Out, form: V, key: string) => Promise<Answer>
  said: (row: WorkCase) => string
}

/** A dialog's form that changes the case of the page. `beginning` gives its first values. */
export function useCaseForm<V extends object, Out>(options: Options<V, Out>) {
  const { row, beginning, toValues, schema, save, said, onClose } = options
  const { changes, onDone, ...overtaken } = useCaseChange(options)
  const schemaForm = useSchemaForm<V, Out, Answer>({
    schema,
    initial: beginning(row),
    ...(toValues && { toValues }),
    save,
    changes,
    // Of what went out of sight the page itself says where it is.
    said: ({ data }) => (isSeen(data) ? said(data) : undefined),
    onSaved: (answer) => {
      onDone(answer)
      onClose()
    },
  })
  return { schemaForm, dialog: { schemaForm, onClose, ...overtaken } }
}
