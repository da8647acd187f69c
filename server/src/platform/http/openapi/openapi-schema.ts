import { z } from 'zod'

export type JsonSchema = Record<string, unknown>

/**
 * Limits of a text that is cleaned first. Zod keeps them after the transformation, so they are missing in the
 * input schema; they hold for what is sent too.
 */
const carried = ['minLength', 'maxLength', 'pattern', 'format', 'enum'] as const

type Inner = { def: { type: string; out?: z.core.$ZodType } }

function carryLimits(schema: z.core.$ZodType, json: JsonSchema): void {
  const { def } = (schema as unknown as { _zod: Inner })._zod
  if (def.type !== 'pipe' || def.out === undefined || json.type !== 'string') return
  const after = z.toJSONSchema(def.out, { io: 'input', unrepresentable: 'any' }) as JsonSchema
  if (after.type !== 'string') return
  for (const key of carried) if (after[key] !== undefined && json[key] === undefined) json[key] = after[key]
}

/** Drops JavaScript's own bounds of whole numbers, because they tell a caller nothing. */
function dropNumberBounds(json: JsonSchema): void {
  if (json.minimum === Number.MIN_SAFE_INTEGER) delete json.minimum
  if (json.maximum === Number.MAX_SAFE_INTEGER) delete json.maximum
}

/** JSON schema of what a caller sends (`input`) or receives (`output`), as OpenAPI 3.1 wants it. */
export function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (io === 'input') carryLimits(zodSchema, jsonSchema as JsonSchema)
      dropNumberBounds(jsonSchema as JsonSchema)
    },
  }) as JsonSchema
  return json
}

/** Keywords that hold schemas by name, in a list, and one. */
const byName = ['properties', 'patternProperties'] as const
const inList = ['anyOf', 'oneOf', 'allOf', 'prefixItems'] as const
const single = ['items', 'additionalProperties', 'propertyNames'] as const

const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null

/** The schemas inside a schema, each with the name of the field that holds it, if one does. */
export function childSchemas(schema: JsonSchema): [field: string | undefined, child: JsonSchema][] {
  return [
    ...byName.flatMap((keyword) => Object.entries((schema[keyword] ?? {}) as Record<string, JsonSchema>)),
    ...inList
      .flatMap((keyword) => (schema[keyword] ?? []) as JsonSchema[])
      .map((one) => [undefined, one] as const),
    ...single.map((keyword) => [undefined, schema[keyword]] as const),
  ].filter((one): one is [string | undefined, JsonSchema] => isSchema(one[1]))
}

/** The same schema with other schemas inside. */
export function withChildren(schema: JsonSchema, change: (child: JsonSchema) => JsonSchema): JsonSchema {
  const one = (value: unknown): unknown => (isSchema(value) ? change(value) : value)
  const changed = { ...schema }
  for (const keyword of byName)
    if (isSchema(schema[keyword]))
      changed[keyword] = Object.fromEntries(
        Object.entries(schema[keyword]).map(([name, child]) => [name, one(child)]),
      )
  for (const keyword of inList)
    if (Array.isArray(schema[keyword])) changed[keyword] = schema[keyword].map(one)
  for (const keyword of single) if (Object.hasOwn(schema, keyword)) changed[keyword] = one(schema[keyword])
  return changed
}

type ObjectSchema = { properties?: Record<string, JsonSchema>; required?: string[] }

/** One path or query parameter for each property of an object schema. */
export function parametersOf(schema: z.ZodType, place: 'path' | 'query'): JsonSchema[] {
  const { properties = {}, required = [] } = jsonSchemaOf(schema, 'input') as ObjectSchema
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }))
}
