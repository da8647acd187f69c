import { requiredText } from '@hdoc/contract/calls/fields.ts'
import type { Input } from '@hdoc/contract/calls/resource.ts'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { blankValues, isRequired, rowValues, sentValues } from './written-values.ts'

const input = (kind: Input['kind']): Input => ({ kind, label: { ro: 'Câmp', en: 'Field' } })
const resource = {
  values: z.strictObject({
    name: requiredText(100),
    note: z.string().max(10).default(''),
    days: z.number().int().default(0),
    last: z.number().int().nullable().default(null),
    count: z.number().int(),
    kind: z.enum(['in', 'out']),
    of: z.number().nullable().default(null),
    day: z.string(),
    rights: z.array(z.string()).default(['see']),
    asked: z.boolean().default(false),
    shared: z.boolean(),
  }),
  inputs: {
    name: input('text'),
    note: input('textarea'),
    days: input('number'),
    last: input('number'),
    count: input('number'),
    kind: input('choice'),
    of: input('reference'),
    day: input('date'),
    rights: input('references'),
    shared: input('checkbox'),
  },
}

test('a form begins with the defaults of the schema, and with empty fields where it has none', () => {
  expect(blankValues(resource)).toEqual({
    name: '',
    note: '',
    days: 0,
    last: null,
    count: '',
    kind: null,
    of: null,
    day: null,
    rights: ['see'],
    asked: false,
    shared: false,
  })
})

test('the form of a row holds its fields only, and what no row has begins blank', () => {
  const row = { ...blankValues(resource), id: 7, version: 2, name: 'Unu', can: { edit: true } }
  const { asked: _, ...without } = row as Record<string, unknown>
  expect(rowValues(resource, without)).toEqual({ ...blankValues(resource), name: 'Unu' })
})

test('a field is required when the schema refuses it empty', () => {
  const required = Object.keys(resource.values.shape).filter((name) => isRequired(resource, name))
  expect(required).toEqual(['name', 'count', 'kind', 'day'])
  expect(isRequired(resource, 'toString')).toBe(false)
})

test('of a row only the changes are sent; an empty number is nothing, or the default', () => {
  const before: Record<string, unknown> = { ...blankValues(resource), days: 5, last: 9, name: 'Unu' }
  expect(sentValues(resource, before, before)).toEqual({})
  expect(sentValues(resource, before, { ...before, days: '', last: '' })).toEqual({ days: 0, last: null })
  const added = sentValues(resource, undefined, { ...before, days: '' })
  // What has no default is missing, and the schema asks for it.
  expect(added).toEqual({ ...before, days: 0, count: undefined })
})
