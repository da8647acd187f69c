import { isWhole, nameComponents, type Place } from './component-name.ts'
import { childSchemas, type JsonSchema, withChildren } from './openapi-schema.ts'

/** Letters of JSON. What is shorter is quicker to read where it stands than behind a reference. */
const LONG = 120

/** Fields that only wrap what a call answers; what stands in them is named after the call's resource. */
const wrapping = new Set(['data', 'results'])

/** The field of an entry of a list or of one of several choices: the one that holds the list or the choices. */
const insideOf = (place: Place): string => (isWhole(place) ? '' : place.field)

export type SchemaSharing = {
  /** The schema with references in place of what stands elsewhere too. */
  readonly refer: (schema: JsonSchema) => JsonSchema
  /** What is referred to, by name. */
  readonly components: Readonly<Record<string, JsonSchema>>
}

/**
 * Names every body and answer, and what stands in several of them. Equal schemas become one component, however many
 * pieces of the contract wrote them.
 * @param roots every schema of the document with its place
 * @param taken names that other components have
 */
export function shareSchemas(
  roots: readonly (readonly [JsonSchema, Place])[],
  taken: readonly string[],
): SchemaSharing {
  const met = new Map<string, { schema: JsonSchema; places: Place[] }>()
  const meet = (schema: JsonSchema, place: Place): void => {
    const key = JSON.stringify(schema)
    const before = met.get(key)
    if (before) {
      before.places.push(place)
      return
    }
    met.set(key, { schema, places: [place] })
    for (const [field, child] of childSchemas(schema))
      meet(child, {
        ...place,
        field: field === undefined ? insideOf(place) : wrapping.has(field) ? '' : field,
      })
  }
  for (const [schema, place] of roots) meet(schema, place)

  const isShared = ([key, { places }]: readonly [string, { places: readonly Place[] }]) =>
    key.length > LONG && (places.length > 1 || places.some(isWhole))
  const names = nameComponents(
    [...met].filter(isShared).map(([key, { places }]) => [key, places] as const),
    taken,
  )
  const refer = (schema: JsonSchema): JsonSchema => {
    const name = names.get(JSON.stringify(schema))
    return name === undefined ? withChildren(schema, refer) : { $ref: `#/components/schemas/${name}` }
  }
  const components = [...names]
    .map(([key, name]) => [name, withChildren(met.get(key)!.schema, refer)] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return { refer, components: Object.fromEntries(components) }
}
