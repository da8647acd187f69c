import type { UseFormReturnType } from '@mantine/form'
import { useRef, useState } from 'react'
import type { ApiError } from '../../../lib/calls/api-error.ts'
import { t } from '../../../lib/languages/i18n.ts'
import { type ActionOptions, useAction } from '../../action/use-action.ts'
import { dropMessage, toast } from '../../feedback/toast-store.ts'
import { FieldErrors } from '../field/field-errors.tsx'
import { focusFirstError, focusStart, inFormOrder } from '../field/focus-field.ts'
import { type Steps, stepOf } from '../steps/use-steps.ts'
import { changedValues } from './changed-values.ts'
import { checkValues, type Messages, type Schema } from './schema-messages.ts'
import { tellFailure } from './tell-failure.ts'
import { useTypedForm } from './use-typed-form.ts'

type Options<V extends object, Out, Result> = Pick<ActionOptions<Result, Out>, 'changes' | 'said'> & {
  schema: Schema<Out>
  initial: V
  /** Turns the form's values into what the schema checks, where the form holds them in another shape. */
  toValues?: (form: V) => unknown
  /** Sends the values. `key` is the idempotency key of just these values, for a call that creates. */
  save: (values: Out, form: V, key: string) => Promise<Result>
  /** The steps in which the form is written; the fields of a step are checked before the next is shown. */
  steps?: Steps | undefined
  /** Lets the page show a failure in its own way; true = nothing more is to be done. */
  onFailure?: ((error: ApiError) => boolean) | undefined
  onSaved?: (result: Result) => void
}

export type SchemaForm<V extends object> = {
  form: UseFormReturnType<V>
  /** Messages by field path, for the summary. */
  messages: Messages
  /** The server's answer when somebody else saved the record meanwhile. */
  conflict: ApiError | null
  busy: boolean
  submit: () => void
  /**
   * After a conflict, puts the present record `now` into the form: fields untouched here take its values,
   * fields written here keep what was written.
   */
  rebase: (now: V) => void
  /** Goes on from `now`, the record as it was just saved from here. */
  begin: (now: V) => void
  rootRef: React.RefObject<HTMLFormElement | null>
  /** Checks one field when it is left; a field still empty is not asked for yet. */
  check: (path: string) => void
}

const isInStep = ({ steps, at }: Steps, path: string): boolean => stepOf(steps, path) <= at

const withoutPrefix = (fields: Messages): Messages =>
  Object.fromEntries(Object.entries(fields).map(([field, texts]) => [field.replace(/^values\./, ''), texts]))

/** A form that is checked by a schema of the contract before it is sent, and by the server after. */
export function useSchemaForm<V extends object, Out, Result>(
  options: Options<V, Out, Result>,
): SchemaForm<V> {
  const rootRef = useRef<HTMLFormElement>(null)
  const [messages, setMessages] = useState<Messages>({})
  const [conflict, setConflict] = useState<ApiError | null>(null)
  const form = useTypedForm<V>(options.initial)
  const begun = useRef(options.initial)
  // A field that is touched loses its error; the summary then names the others only.
  const standing = Object.fromEntries(Object.entries(messages).filter(([path]) => form.errors[path]))

  const { steps } = options
  function refuse(next: Messages): void {
    setMessages(inFormOrder(rootRef.current, next))
    const wrong = Object.keys(next)
    if (steps && wrong.length > 0) steps.go(Math.min(...wrong.map((path) => stepOf(steps.steps, path))))
    const errors = Object.entries(next).map(([field, texts]) => [
      field,
      <FieldErrors key={field} messages={texts} />,
    ])
    form.setErrors(Object.fromEntries(errors))
    // Move the focus after the errors are drawn, so that the field is read out with its error.
    setTimeout(() => focusFirstError(rootRef.current, next))
  }

  const saving = useAction<Result, Out>({
    call: (value, key) => options.save(value, form.getValues(), key),
    changes: options.changes,
    said: options.said,
    // A form goes on, or closes, as soon as it is saved.
    waits: false,
    onDone: options.onSaved,
    onFailure: (error) => {
      if (options.onFailure?.(error)) return
      if (error.code === 'STALE_VERSION') setConflict(error)
      else tellFailure(error)
      if (error.status === 422) refuse(withoutPrefix(error.fields))
    },
  })

  function submit(): void {
    if (saving.isPending) return
    setConflict(null)
    const values = form.getValues()
    const checked = checkValues(options.schema, options.toValues?.(values) ?? values)
    // A step before the last one asks only for its own fields.
    const wrong = checked.ok ? [] : Object.entries(checked.messages)
    const asked = steps?.isLast === false ? wrong.filter(([path]) => isInStep(steps, path)) : wrong
    if (asked.length > 0) {
      toast({ kind: 'error', message: t('form.errors') })
      refuse(Object.fromEntries(asked))
    } else if (steps?.isLast === false) {
      refuse({})
      dropMessage(t('form.errors'))
      steps.go(steps.at + 1)
    } else if (checked.ok) saving.mutate(checked.value)
  }

  function check(path: string): void {
    const values = form.getValues()
    const checked = checkValues(options.schema, options.toValues?.(values) ?? values)
    const texts = checked.ok ? undefined : checked.messages[path]
    const isBlank = form.getInputProps(path).defaultValue === ''
    if (texts && !isBlank) form.setFieldError(path, <FieldErrors messages={texts} />)
  }

  function begin(now: V): void {
    begun.current = now
    form.resetDirty(now)
    // A field that holds its value already is not drawn anew, and keeps the focus.
    form.setValues(changedValues(form.getValues(), now))
    setConflict(null)
  }

  function rebase(now: V): void {
    const written = changedValues(begun.current, form.getValues())
    begin(now)
    form.setValues(written)
    // The button that asked for the rebase is gone.
    setTimeout(() => focusStart(rootRef.current))
  }

  return {
    form,
    messages: standing,
    conflict,
    busy: saving.isPending,
    submit,
    rebase,
    begin,
    rootRef,
    check,
  }
}
