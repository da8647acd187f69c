import type { Complaint } from '@hdoc/contract/complaints/complaint-rows.ts'
import type { Schema } from '../../../ui/form/state/schema-messages.ts'
import { useSchemaForm } from '../../../ui/form/state/use-schema-form.tsx'
import { useComplaintKept, useShowComplaint } from './use-complaint.ts'

type Options<V extends object, Out> = {
  row: Complaint
  onClose: () => void
  schema: Schema<Out>
  initial: V
  /** What is sent beside the id and the version. */
  toValues?: (form: V) => object
  save: (body: Out) => Promise<{ data: Complaint }>
  said: string
}

/** The form of a dialog that changes the complaint of the page. */
export function useActForm<V extends object, Out>(options: Options<V, Out>) {
  const { row, onClose, schema, initial, save, said } = options
  const show = useShowComplaint()
  const { changes, ...overtaken } = useComplaintKept(row, () => initial, onClose)
  const toValues = options.toValues ?? ((form: V): object => form)
  const schemaForm = useSchemaForm<V, Out, { data: Complaint }>({
    schema,
    initial,
    toValues: (form) => ({ id: row.id, version: row.version, ...toValues(form) }),
    save: (body) => save(body),
    changes,
    said: () => said,
    onSaved: (answer) => {
      show(answer)
      onClose()
    },
  })
  return { form: schemaForm.form, dialog: { schemaForm, onClose, ...overtaken } }
}
