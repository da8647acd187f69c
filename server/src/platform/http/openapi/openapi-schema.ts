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
