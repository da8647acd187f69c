import { endpoint } from '@hdoc/contract/calls/endpoint.ts'
import { endpoints } from '@hdoc/contract/endpoints.ts'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { buildOpenApi } from './openapi.ts'
import { jsonSchemaOf } from './openapi-schema.ts'

type Parameter = {
  $ref?: string
  name?: string
  in?: string
  required?: boolean
  description?: string
  style?: string
}
type Operation = {
  operationId: string
  parameters: Parameter[]
  security: object[]
  requestBody?: { content: Record<string, { schema?: object }> }
  responses: Record<string, { description: string; content?: Record<string, object> }>
}
type Document = {
  openapi: string
  paths: Record<string, Record<string, Operation>>
  components: Record<string, Record<string, object>>
}

const build = () => buildOpenApi(endpoints) as unknown as Document
const operations = (document: Document) =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )

function everyRef(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(everyRef)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => (key === '$ref' ? [String(inner)] : everyRef(inner)))
}

describe('the OpenAPI document', () => {
  test('describes every path of every endpoint with its method', () => {
    const { paths } = build()
    for (const spec of endpoints)
      for (const path of [spec.path, ...(spec.variants ?? [])])
        expect(paths[path.replace(/:(\w+)/g, '{$1}')]?.[spec.method.toLowerCase()]).toBeDefined()
  })

  test('declares exactly the parameters that stand in each path', () => {
    for (const { path, operation } of operations(build())) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]).sort()
      const declared = operation.parameters.filter((one) => one.in === 'path')
      expect(declared.map((one) => one.name).sort()).toEqual(inPath)
      expect(declared.every((one) => one.required)).toBe(true)
    }
  })

  test('gives every operation its own id and no parameter twice', () => {
    const all = operations(build())
    expect(new Set(all.map(({ operation }) => operation.operationId)).size).toBe(all.length)
    for (const { operation } of all) {
      const names = operation.parameters.map((one) => one.$ref ?? `${one.in} ${one.name}`)
      expect(new Set(names).size).toBe(names.length)
    }
  })

  test('refers only to what it holds, and every answer has a description', () => {
    const document = build()
    for (const ref of everyRef(document)) {
      const [, root, group, name] = ref.split('/')
      expect(root).toBe('components')
      expect(document.components[group!]?.[name!]).toBeDefined()
    }
    for (const { operation } of operations(document))
      expect(operation.responses['200']?.description).not.toBe('')
    expect(Object.keys(document.components.responses!)).toContain('Csrf')
  })

  test('asks the token of every change and offers the key where something is created', () => {
    const isSafe = (method: string) => ['get', 'head', 'options'].includes(method)
    for (const { method, operation } of operations(build())) {
      const refs = operation.parameters.map((one) => one.$ref)
      expect(refs.includes('#/components/parameters/csrf')).toBe(!isSafe(method))
      expect('419' in operation.responses).toBe(!isSafe(method))
    }
    const add = build().paths['/api/document/add']!.post!
    expect(add.parameters.map((one) => one.$ref)).toContain('#/components/parameters/idempotency')
    expect(add.security).toEqual([{ session: [] }])
  })

  test('documents the filter grammar with the modes of each column', () => {
    const list = build().paths['/api/document/list/{rows}']!.get!
    const filters = list.parameters.find((one) => one.name === 'filters')
    expect(filters?.style).toBe('deepObject')
    expect(filters?.description).toContain('- `number` (text): contains, notContains, startsWith')
    expect(filters?.description).toMatch(
      /\(fields: issuer, name, cui, cnp\): contains, .*; cnp: equals, in$/m,
    )
  })

  test('bytes go in and out as a stream', () => {
    const { paths } = build()
    expect(paths['/api/profile/set_picture']!.post!.requestBody?.content).toEqual({
      'application/octet-stream': {},
    })
    expect(paths['/api/incoming_file/part/{id}']!.patch!.requestBody?.content).toEqual({
      'application/offset+octet-stream': {},
    })
    expect(paths['/api/file/download/{id}']!.get!.responses['200']?.content).toEqual({
      'application/octet-stream': {},
    })
  })

  test('tells of every field of a failure, and of the keys that are taken', () => {
    const { schemas, parameters } = build().components
    expect(Object.keys((schemas!.Failure as { properties: object }).properties)).toEqual(
      expect.arrayContaining(['carried_by', 'changed', 'meanwhile']),
    )
    const { pattern } = (parameters!.idempotency as { schema: { pattern: string } }).schema
    const takes = (key: string) => new RegExp(pattern).test(key)
    expect(['12345678', 'a.b:c-d_e', 'x'.repeat(100)].map(takes)).toEqual([true, true, true])
    expect(['1234567', 'with space', 'x'.repeat(101)].map(takes)).toEqual([false, false, false])
  })

  test('is the same each time', () => {
    expect(JSON.stringify(build())).toBe(JSON.stringify(build()))
  })
})

test('limits behind a cleaning of the text are told to the caller', () => {
  const cleaned = z
    .string()
    .transform((value) => value.trim())
    .pipe(z.string().min(1).max(20))
  expect(jsonSchemaOf(z.strictObject({ name: cleaned, note: cleaned.default('') }), 'input')).toEqual({
    type: 'object',
    properties: {
      name: { type: 'string', minLength: 1, maxLength: 20 },
      note: { type: 'string', minLength: 1, maxLength: 20 },
    },
    required: ['name'],
    additionalProperties: false,
  })
})

test('a public call needs no session', () => {
  const spec = endpoint({
    id: 'test.open',
    method: 'GET',
    path: '/api/test/open',
    audience: 'public',
    permission: 'public',
    rate: 'public',
    tx: 'none',
    summary: 'Open',
    answer: z.object({ at: z.string() }),
  })
  const { paths } = buildOpenApi([spec]) as unknown as Document
  const operation = paths['/api/test/open']!.get!
  expect(operation.security).toEqual([])
  expect('401' in operation.responses).toBe(false)
  expect('429' in operation.responses).toBe(true)
})
