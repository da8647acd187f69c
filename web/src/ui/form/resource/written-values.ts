import type { Input } from '@hdoc/contract/calls/resource.ts'
import type { z } from 'zod'
import { changedValues } from '../state/changed-values.ts'
import type { Fields } from './form-resource.ts'

const empty: Readonly<Record<Input['kind'], unknown>> = {
  text: '',
  textarea: '',
  number: '',
  checkbox: false,
  choice: null,
  reference: null,
  references: [],
  date: null,
}

const shapeOf = ({ values }: Fields<z.ZodObject>): [name: string, schema: z.ZodType][] =>
  Object.entries(values.shape) as [string, z.ZodType][]

const kindOf = ({ inputs }: Fields<z.ZodObject>, name: string): Input['kind'] | undefined =>
  Object.hasOwn(inputs, name) ? inputs[name]?.kind : undefined

/** What a form of the resource begins with: the default of each field, else an empty field. */
export function blankValues(resource: Fields<z.ZodObject>): object {
  const blank = shapeOf(resource).map(([name, schema]) => {
    const { success, data } = schema.safeParse(undefined)
    return [name, success && data !== undefined ? data : empty[kindOf(resource, name) ?? 'text']]
  })
  return Object.fromEntries(blank)
}

/** The values of a row that its form holds; what only the form has is blank. */
export function rowValues(resource: Fields<z.ZodObject>, row: object): object {
  const blank = blankValues(resource)
  const all = { ...blank, ...row } as Record<string, unknown>
  return Object.fromEntries(Object.keys(blank).map((name) => [name, all[name]]))
}

/** Whether the schema refuses the field left empty. */
export function isRequired(resource: Fields<z.ZodObject>, name: string): boolean {
  const kind = kindOf(resource, name)
  const schema = Object.hasOwn(resource.values.shape, name) ? resource.values.shape[name] : undefined
  if (kind === undefined || kind === 'checkbox' || schema === undefined) return false
  const left = kind === 'number' ? undefined : empty[kind]
  return !(schema as z.ZodType).safeParse(left).success
}

/**
 * What is sent: every value of a new row, the changed ones of a row (`before`). A number left empty becomes
 * what the schema takes for it: nothing, or its default.
 */
export function sentValues<V extends object>(
  resource: Fields<z.ZodObject>,
  before: V | undefined,
  values: V,
): object {
  const schemas = new Map(shapeOf(resource))
  const sent = Object.entries(before ? changedValues(before, values) : values).map(([name, value]) => {
    if (value !== '' || kindOf(resource, name) !== 'number') return [name, value]
    const schema = schemas.get(name)
    return [name, schema?.safeParse(null).success ? null : schema?.safeParse(undefined).data]
  })
  return Object.fromEntries(sent)
}
