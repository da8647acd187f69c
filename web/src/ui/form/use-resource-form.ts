import type { BodyIn, EndpointSpec } from '@hdoc/contract/calls/endpoint.ts'
import { type Input, patchOf } from '@hdoc/contract/calls/resource.ts'
import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { z } from 'zod'
import { call, newIdempotencyKey } from '../../lib/api.ts'
import { toast } from '../feedback/toast-store.ts'
import { changedValues } from './changed-values.ts'
import { labelOfInput } from './label-of-input.ts'
import type { Schema } from './schema-messages.ts'
import { useSchemaForm } from './use-schema-form.tsx'

type Saved = { id: number; version: number; name: string }
type Resource<Row extends Saved> = {
  row: z.ZodType<Row>
  values: z.ZodObject
  inputs: Readonly<Record<string, Input | undefined>>
  calls: { get: EndpointSpec; add: EndpointSpec; update: EndpointSpec }
}
type Options<Row extends Saved, V extends object> = {
  resource: Resource<Row>
  /** The row that is changed; undefined for a new one. */
  row: Row | undefined
  valuesOf: (row: Row) => V
  /** Values a new row begins with. */
  blank: V
  /** Builds the body, where more is sent than the values that differ; `before` is undefined for a new row. */
  bodyOf?: (before: V | undefined, values: V) => object
  /** Schema of a new row, where it asks for more than the resource does. */
  createSchema?: z.ZodObject
  /** Keys of the queries that show the row; they are asked again after saving. */
  shownBy: readonly QueryKey[]
  /** What the toast says. */
  said: (row: Row) => string
  onClose: () => void
  onSaved?: (row: Row) => void
}

const changesOnly = <V extends object>(before: V | undefined, values: V): object =>
  before ? changedValues(before, values) : values

/**
 * A form that adds a row of a resource (at most once, by its idempotency key) or changes a row by its
 * version.
 */
export function useResourceForm<Row extends Saved, V extends object>(options: Options<Row, V>) {
  const { resource, shownBy, onClose } = options
  // The row fetched again after somebody else saved it; `options.row` may still be the older one.
  const [now, setNow] = useState<Row>()
  const row = now && options.row && now.version > options.row.version ? now : options.row
  const queryClient = useQueryClient()
  const key = useRef(newIdempotencyKey())
  const before = row && options.valuesOf(row)
  const bodyOf = options.bodyOf ?? changesOnly
  const refresh = () => {
    for (const queryKey of shownBy) void queryClient.invalidateQueries({ queryKey })
  }
  const save = (values: object) => {
    const { add, update } = resource.calls
    const sent = row
      ? call(update, { body: { id: row.id, values, version: row.version } as BodyIn<typeof update> })
      : call(add, { body: values as BodyIn<typeof add>, idempotencyKey: key.current })
    return sent as Promise<{ data: Row }>
  }
  const schemaForm = useSchemaForm<V, object, { data: Row }>({
    schema: (row ? patchOf(resource.values) : (options.createSchema ?? resource.values)) as Schema<object>,
    initial: before ?? options.blank,
    toValues: (values) => bodyOf(before, values),
    save,
    onSaved: ({ data }) => {
      refresh()
      toast({ kind: 'success', message: options.said(data) })
      onClose()
      options.onSaved?.(data)
    },
  })
  return {
    schemaForm,
    before,
    refresh,
    /** What a `FormDialog` takes. */
    dialog: {
      schemaForm,
      labelOf: labelOfInput(resource.inputs),
      onClose,
      onReload: () => {
        refresh()
        onClose()
      },
      ...(row && {
        onKeep: async (): Promise<V> => {
          const { get } = resource.calls
          const fresh = resource.row.parse(await call(get, { params: { id: row.id }, body: undefined }))
          setNow(fresh)
          refresh()
          return options.valuesOf(fresh)
        },
      }),
    },
  }
}
