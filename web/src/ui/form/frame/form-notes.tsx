import { tellFailure } from '../state/tell-failure.ts'
import type { SchemaForm } from '../state/use-schema-form.tsx'
import { ConflictNote } from './conflict-note.tsx'
import { ErrorSummary } from './error-summary.tsx'

type Props<V extends object> = {
  schemaForm: SchemaForm<V>
  /** The label of a field by its path. */
  labelOf: (path: string) => string | undefined
  /** Loads their version and drops what was written here. */
  onReload?: (() => void) | undefined
  /** After a conflict, fetches the record as it is now; gives the values the form would begin with. */
  onKeep?: (() => Promise<V>) | undefined
}

/** The notes above a form: its errors, and who saved the record first, with the ways to go on. */
export function FormNotes<V extends object>({ schemaForm, labelOf, onReload, onKeep }: Props<V>) {
  const { messages, conflict, rebase, rootRef } = schemaForm
  return (
    <>
      <ErrorSummary messages={messages} labelOf={labelOf} root={rootRef.current} />
      {conflict && (
        <ConflictNote
          error={conflict}
          labelOf={labelOf}
          onReload={onReload}
          onKeep={onKeep && (() => void onKeep().then(rebase, tellFailure))}
        />
      )}
    </>
  )
}
