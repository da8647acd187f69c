import { useState } from 'react'
import type { ApiError } from '../../lib/calls/api-error.ts'
import { concernsSession } from '../../lib/calls/api-reactions.ts'
import type { Schema } from '../../ui/form/state/schema-messages.ts'
import { useSchemaForm } from '../../ui/form/state/use-schema-form.tsx'

type Options<V extends object, Out, Result> = {
  schema: Schema<Out>
  initial: V
  toValues?: (form: V) => unknown
  save: (values: Out) => Promise<Result>
  /** True = the page shows this failure itself. */
  onFailure?: (error: ApiError) => boolean
  onSaved: (result: Result) => void
}

/** A schema form that shows failures without a field in the page, until the next attempt. */
export function useAccountForm<V extends object, Out, Result>(options: Options<V, Out, Result>) {
  const [refusal, setRefusal] = useState<ApiError>()
  const schemaForm = useSchemaForm<V, Out, Result>({
    ...options,
    changes: [],
    save: (values) => {
      setRefusal(undefined)
      return options.save(values)
    },
    onFailure: (error) => {
      if (options.onFailure?.(error)) return true
      if (error.status === 422 || error.code === 'aborted' || concernsSession(error)) return false
      setRefusal(error)
      return true
    },
  })
  return { schemaForm, refusal }
}
