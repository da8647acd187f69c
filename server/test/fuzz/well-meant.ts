import type { Resolve, Schema } from './read-operations.ts'

/** Gives a whole number from 0 up to, but not including, the limit. */
export type Pick = (limit: number) => number
export const oneOf = <T>(pick: Pick, all: readonly T[]): T => all[pick(all.length)] as T

export type Values = {
  readonly pick: Pick
  readonly resolve: Resolve
  /** Gives existing ids for a field of this name in calls of this tag. */
  readonly idsFor: (name: string, tag: string) => readonly number[]
  readonly tag: string
}

const DEEPEST = 6

const days = ['2026-11-20', '2026-01-01', '2026-12-31', '2024-02-29', '2027-03-15']
const words = ['Cerere', 'adeverință', 'drum', 'Popescu', '3522', 'a', 'Strada Florilor 12', 'ROȘU țăran']

function textFor(schema: Schema, name: string, { pick }: Values): string {
  if (schema.format === 'email' || /email/.test(name)) return oneOf(pick, ['a@test.example', 'b.c@d.example'])
  if (schema.format === 'date' || /(_on|_at|_until|date|from|until|day)$/.test(name)) return oneOf(pick, days)
  if (/phone/.test(name)) return '0722123456'
  if (/color|colour/.test(name)) return '#225588'
  if (/token|code/.test(name)) return oneOf(pick, ['a'.repeat(40), 'abcd2345', '123456'])
  const text = oneOf(pick, words)
  return text.padEnd(schema.minLength ?? 0, 'x').slice(0, schema.maxLength ?? 200)
}

function numberFor(schema: Schema, name: string, { pick, idsFor, tag }: Values): number {
  const known = name === 'id' || name === 'ids' || /_ids?$/.test(name) ? idsFor(name, tag) : []
  if (known.length > 0 && pick(10) < 8) return oneOf(pick, known)
  const least = Math.max(schema.minimum ?? 0, 0)
  return Math.min(least + pick(20), schema.maximum ?? Number.MAX_SAFE_INTEGER)
}

/** Makes a value that the schema accepts, or nearly does, as calls that mean well send it. */
export function wellMeant(written: Schema, name: string, values: Values, depth = 0): unknown {
  const { pick, resolve } = values
  const schema = resolve(written)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return oneOf(pick, schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return wellMeant(oneOf(pick, choices), name, values, depth)
  if (schema.allOf)
    return Object.assign({}, ...schema.allOf.map((part) => wellMeant(part, name, values, depth) as object))
  const type = Array.isArray(schema.type) ? oneOf(pick, schema.type) : schema.type
  if (type === 'string') return textFor(schema, name, values)
  if (type === 'integer' || type === 'number') return numberFor(schema, name, values)
  if (type === 'boolean') return pick(2) === 0
  if (type === 'null') return null
  if (type === 'array') {
    if (depth > DEEPEST) return []
    const length = Math.min((schema.minItems ?? 0) + pick(3), schema.maxItems ?? 5)
    return Array.from({ length }, () => wellMeant(schema.items ?? {}, name, values, depth + 1))
  }
  if (type === 'object' || schema.properties) return objectOf(schema, values, depth)
  return oneOf(pick, [1, 'x', true, null])
}

function objectOf(schema: Schema, values: Values, depth: number): Record<string, unknown> {
  const { pick, resolve } = values
  const wanted = Object.entries(schema.properties ?? {}).filter(
    ([name]) => schema.required?.includes(name) || (depth <= DEEPEST && pick(3) > 0),
  )
  const made = Object.fromEntries(
    wanted.map(([name, property]) => [name, wellMeant(property, name, values, depth + 1)]),
  )
  const more = schema.additionalProperties
  if (typeof more !== 'object' || depth > DEEPEST) return made
  const names = schema.propertyNames ? resolve(schema.propertyNames).enum : undefined
  for (let left = pick(3); left > 0; left--) {
    const name = String(names ? oneOf(pick, names) : pick(4))
    made[name] = wellMeant(more, name, values, depth + 1)
  }
  return made
}
