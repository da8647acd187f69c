import { ConflictNote } from './conflict-note.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { tellFailure } from './tell-failure.ts'
import type { SchemaForm } from './use-schema-form.tsx'

type Props<V extends object> = {
  schemaForm: SchemaForm<V>
  /** The label of a field by its path. */
  labelOf: (path: string) => string | undefined
  /** Their version, without what was written here. */
  onReload?: (() => void) | undefined
  /** Fetches the record of a form that was overtaken: as the form would begin with it now. */
  onKeep?: (() => Promise<V>) | undefined
}

/** What stands over a form: its errors, and who was faster, with the ways on. */
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
