import { endpoint } from '@hdoc/contract/calls/endpoint.ts'
import { endpoints } from '@hdoc/contract/endpoints.ts'
import { Validator } from '@seriousme/openapi-schema-validator'
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
  security?: object[]
  requestBody?: { content: Record<string, { schema?: object }> }
  responses: Record<string, { description: string; content?: Record<string, object> }>
}
type Document = {
  openapi: string
  security: object[]
  paths: Record<string, Record<string, Operation>>
  components: Record<string, Record<string, object>>
}

const build = () => buildOpenApi(endpoints) as unknown as Document
const operations = (document: Document) =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )

/** The parameter that a reference names. */
const written = (document: Document, one: Parameter): Parameter =>
  one.$ref === undefined ? one : (document.components.parameters![one.$ref.split('/').at(-1)!] as Parameter)

/** A part of the document with what its references name in their place. */
function unfolded(document: Document, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => unfolded(document, one))
  if (typeof value !== 'object' || value === null) return value
  if ('$ref' in value && typeof value.$ref === 'string') {
    const [, , group, name] = value.$ref.split('/')
    return unfolded(document, document.components[group!]![name!])
  }
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, unfolded(document, one)]))
}

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
    const document = build()
    for (const { path, operation } of operations(document)) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]).sort()
      const declared = operation.parameters
        .map((one) => written(document, one))
        .filter((one) => one.in === 'path')
      expect(declared.map((one) => one.name).sort()).toEqual(inPath)
      expect(declared.every((one) => one.required)).toBe(true)
    }
  })

  test('gives every operation its own id and no parameter twice', () => {
    const document = build()
    const all = operations(document)
    expect(new Set(all.map(({ operation }) => operation.operationId)).size).toBe(all.length)
    for (const { operation } of all) {
      const names = operation.parameters
        .map((one) => written(document, one))
        .map((one) => `${one.in} ${one.name}`)
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
    const document = build()
    const add = document.paths['/api/document/add']!.post!
    expect(add.parameters.map((one) => one.$ref)).toContain('#/components/parameters/idempotency')
    expect(add.security ?? document.security).toEqual([{ session: [] }])
  })

  test('documents the filter grammar with the modes of each column', () => {
    const document = build()
    const list = document.paths['/api/document/list/{rows}']!.get!
    const filters = list.parameters.map((one) => written(document, one)).find((one) => one.name === 'filters')
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

  test('says of each body and answer what zod says of its schema', () => {
    const document = build()
    for (const spec of endpoints) {
      const operation = document.paths[spec.path.replace(/:(\w+)/g, '{$1}')]![spec.method.toLowerCase()]!
      const answer = operation.responses['200']!.content?.['application/json'] as
        | { schema: object }
        | undefined
      if (!spec.raw)
        expect(unfolded(document, answer?.schema), spec.id).toEqual(jsonSchemaOf(spec.answer, 'output'))
      const body = operation.requestBody?.content['application/json']?.schema
      if (spec.body) expect(unfolded(document, body), spec.id).toEqual(jsonSchemaOf(spec.body, 'input'))
    }
  })

  test('writes what several calls answer once, under its name', () => {
    const { components, paths } = build()
    const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
    expect(paths['/api/issuer/get/{id}']!.get!.responses['200']!.content).toEqual({
      'application/json': { schema: ref('Issuer') },
    })
    expect(components.schemas!.IssuerListAnswer).toMatchObject({
      properties: { data: { items: ref('Issuer') }, meta: ref('Meta') },
    })
    const all = Object.values(components.schemas!).map((schema) => JSON.stringify(schema))
    expect(new Set(all).size).toBe(all.length)
  })

  test('is an OpenAPI document to a validator', async () => {
    expect(await new Validator().validate(structuredClone(buildOpenApi(endpoints)))).toMatchObject({
      valid: true,
    })
    const broken = { ...buildOpenApi(endpoints), paths: { '/api/x': { get: { responses: { 200: {} } } } } }
    expect(await new Validator().validate(broken)).toMatchObject({ valid: false })
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
