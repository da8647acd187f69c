import type { BodyIn, EndpointSpec } from '@hdoc/contract/calls/endpoint.ts'
import { patchOf } from '@hdoc/contract/calls/resource.ts'
import type { UseFormReturnType } from '@mantine/form'
import { useState } from 'react'
import type { z } from 'zod'
import { call } from '../../../lib/calls/call.ts'
import { t } from '../../../lib/languages/i18n.ts'
import type { Change } from '../../../lib/queries/change.ts'
import { useRefresh } from '../../action/use-refresh.ts'
import { labelOfInput } from '../field/label-of-input.ts'
import type { Schema } from '../state/schema-messages.ts'
import { type SchemaForm, useSchemaForm } from '../state/use-schema-form.tsx'
import { type DrawField, fieldsOf } from './fields-of.tsx'
import type { FormResource, SavedRow, Written } from './form-resource.ts'
import { blankValues, rowValues, sentValues } from './written-values.ts'

export type FormOptions<Row extends SavedRow, Values extends z.ZodObject, V extends object> = {
  resource: FormResource<Row, Values>
  /** The row that is changed; undefined for a new one. */
  row: Row | undefined
  /** What a new row begins with, where it is not blank. */
  begins?: Partial<NoInfer<V>> | undefined
  /** The values of the form, where they are not those of the row. */
  valuesOf?: (row: Row) => V
  /** Builds the body, where more is sent than the values that differ; `before` is undefined for a new row. */
  bodyOf?: (before: NoInfer<V> | undefined, values: NoInfer<V>) => object
  /** Schema of a new row, where it asks for more than the resource does. */
  createSchema?: z.ZodObject
  changes: readonly Change[]
}

/** What the fields of a form of a resource are drawn with. */
export type FormParts<Row, V extends object> = {
  row: Row | undefined
  form: UseFormReturnType<V>
  /** Draws a field by its name. */
  field: DrawField<V>
  check: SchemaForm<V>['check']
  /** The values before anything was written; undefined for a new row. */
  before: V | undefined
}

/**
 * A form that adds a row of a resource (at most once, by its idempotency key) or changes a row by its
 * version. `parts` draw its fields; `frame` is what `FormDialog` and `FormPage` take.
 */
export function useResourceForm<
  Row extends SavedRow,
  Values extends z.ZodObject,
  V extends object = Written<z.output<Values>>,
>(options: FormOptions<Row, Values, V> & { onSaved: (row: Row) => void }) {
  const { resource, changes } = options
  // The row as it was when the form began. A newer one that is fetched meanwhile must not take its place: what
  // was not touched here would be sent as a change of it.
  const [row, setRow] = useState(options.row)
  const refresh = useRefresh()
  const valuesOf = options.valuesOf ?? ((of: Row) => rowValues(resource, of) as V)
  const bodyOf = options.bodyOf ?? ((was: V | undefined, is: V) => sentValues(resource, was, is))
  const before = row && valuesOf(row)
  const save = (values: object, _form: V, key: string) => {
    const { add, update } = resource.calls
    const sent = row
      ? call(update, { body: { id: row.id, values, version: row.version } as BodyIn<typeof update> })
      : call(add, { body: values as BodyIn<typeof add>, idempotencyKey: key })
    return sent as Promise<{ data: Row }>
  }
  const schemaForm = useSchemaForm<V, object, { data: Row }>({
    schema: (row ? patchOf(resource.values) : (options.createSchema ?? resource.values)) as Schema<object>,
    initial: before ?? ({ ...blankValues(resource), ...options.begins } as V),
    toValues: (values) => bodyOf(before, values),
    save,
    changes,
    said: ({ data }) => t(`resources.${resource.name}.saved`, { name: data.name }),
    onSaved: ({ data }) => options.onSaved(data),
  })
  const { form, check } = schemaForm
  const parts: FormParts<Row, V> = { row, form, check, before, field: fieldsOf(resource, form) }
  /** The row as it is now, with the values the form would begin with. */
  const fresh = async (id: number): Promise<V> => {
    const { get }: { get: EndpointSpec } = resource.calls
    const found = resource.row.parse(await call(get, { params: { id }, body: undefined }))
    setRow(found)
    refresh(changes)
    return valuesOf(found)
  }
  return {
    parts,
    frame: {
      schemaForm,
      labelOf: labelOfInput(resource.inputs),
      ...(row && { onKeep: () => fresh(row.id) }),
    },
  }
}
