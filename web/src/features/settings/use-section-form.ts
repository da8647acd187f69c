import '../../lib/languages/own/administration/settings-texts.ts'
import { useEffect, useState } from 'react'
import { refreshSession } from '../../entities/session/session-store.ts'
import type { ApiError } from '../../lib/calls/api-error.ts'
import { t } from '../../lib/languages/i18n.ts'
import { changedValues } from '../../ui/form/state/changed-values.ts'
import type { Schema } from '../../ui/form/state/schema-messages.ts'
import { type SchemaForm, useSchemaForm } from '../../ui/form/state/use-schema-form.tsx'

type Options<V extends object, Out, Result> = {
  schema: Schema<Out>
  /** The values of the section as it was loaded. */
  initial: V
  /** The person's own changes from before the section was loaded again. */
  draft: Partial<V> | undefined
  save: (values: Out) => Promise<Result>
  onSaved: (result: Result) => void
}

export type SectionForm<V extends object> = {
  schemaForm: SchemaForm<V>
  /** Set when somebody else saved meanwhile: says who, and names each field that differs now. */
  conflict: { message: string; changes: string[] } | undefined
  changes: () => Partial<V>
}

const emptyToNull = (values: object): object =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, value === undefined ? null : value]),
  )

/**
 * The form of a section. It sends only what was changed, and keeps the changes when somebody else saved
 * first.
 */
export function useSectionForm<V extends object, Out, Result>(
  options: Options<V, Out, Result>,
): SectionForm<V> {
  const [stale, setStale] = useState<ApiError>()
  const changesOf = (values: V) => changedValues(options.initial, values)
  const schemaForm = useSchemaForm<V, Out, Result>({
    schema: options.schema,
    initial: options.initial,
    toValues: (values) => emptyToNull(changesOf(values)),
    save: options.save,
    onFailure: (error) => {
      if (error.code !== 'STALE_VERSION') return false
      setStale(error)
      return true
    },
    changes: [{ what: 'setting.changed' }],
    said: () => t('settings.saved'),
    onSaved: (result) => {
      // Name, colour and contacts of the institution stand on every page, so the session is read again.
      void refreshSession({ keepWhenUnanswered: true })
      options.onSaved(result)
    },
  })
  const { form } = schemaForm
  const { draft } = options
  const { setValues } = form
  useEffect(() => {
    if (draft) setValues(draft)
  }, [draft, setValues])
  return {
    schemaForm,
    conflict: stale && { message: stale.message, changes: describe(stale) },
    changes: () => changesOf(form.getValues()),
  }
}

const fieldNames = [
  'name',
  'legal_name',
  'short_name',
  'cui',
  'county_name',
  'locality',
  'address',
  'postal_code',
  'phone',
  'email',
  'opening_hours',
  'free_days',
  'map',
  'assistance_email',
  'assistance_phone',
  'primary_color',
  'from_name',
  'reply_to',
  'digest_hour',
  'label_sizes',
  'receipt_paper',
  'stamp_corner',
  'signup',
  'second_factor_required',
  'session_idle_minutes',
  'session_absolute_hours',
  'session_remember_days',
] as const
type FieldName = (typeof fieldNames)[number]
const isField = (name: string): name is FieldName => fieldNames.some((one) => one === name)

/** Label of a field, by its path. */
export function labelOf(path: string): string | undefined {
  const name = path.split('.')[0] ?? ''
  return isField(name) ? t(`settings.f.${name}`) : undefined
}

const describe = (error: ApiError): string[] =>
  Object.entries(error.fields).map(([field, texts]) => `${labelOf(field) ?? field}: ${texts.join(' ')}`)
