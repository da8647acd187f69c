import { nameComponents, type Place } from './component-name.ts'
import type { JsonSchema } from './openapi-schema.ts'
import { type SchemaSharing, shareSchemas } from './share-schemas.ts'

type Content = Record<string, { schema?: JsonSchema }>
export type Operation = JsonSchema & {
  operationId: string
  tags: string[]
  parameters: JsonSchema[]
  requestBody?: { required: boolean; content: Content }
  responses: Record<string, JsonSchema & { content?: Content }>
}
export type Components = Record<'parameters' | 'schemas', Record<string, JsonSchema>>

const JSON_TYPE = 'application/json'
const placeOf = ({ operationId }: Operation, field: string): Place => {
  const [tag = '', verb = ''] = operationId.split('.')
  return { tag, verb, field }
}
const bodyOf = (operation: Operation) => operation.requestBody?.content[JSON_TYPE]?.schema
const answerOf = (operation: Operation) => operation.responses['200']?.content?.[JSON_TYPE]?.schema

function schemasOf(operation: Operation): (readonly [JsonSchema, Place])[] {
  const body = bodyOf(operation)
  const answer = answerOf(operation)
  return [
    ...operation.parameters.flatMap((one) =>
      one.schema ? [[one.schema as JsonSchema, placeOf(operation, String(one.name))] as const] : [],
    ),
    ...(body ? [[body, placeOf(operation, 'body')] as const] : []),
    ...(answer ? [[answer, placeOf(operation, 'answer')] as const] : []),
  ]
}

const referred = (content: Content, { refer }: SchemaSharing): Content =>
  Object.fromEntries(
    Object.entries(content).map(([type, one]) => [
      type,
      one.schema ? { ...one, schema: refer(one.schema) } : one,
    ]),
  )

/** Names of the parameters that several calls have, by their JSON. */
function sharedParameters(operations: readonly Operation[], taken: readonly string[]): Map<string, string> {
  const met = new Map<string, Place[]>()
  for (const operation of operations)
    for (const one of operation.parameters) {
      if ('$ref' in one) continue
      const key = JSON.stringify(one)
      met.set(key, [...(met.get(key) ?? []), placeOf(operation, String(one.name))])
    }
  return nameComponents(
    [...met].filter(([, places]) => places.length > 1),
    taken,
  )
}

/**
 * Puts what several calls have (parameters, schemas) among the components.
 * @param own components that stand there already
 */
export function shareParts(
  operations: readonly Operation[],
  own: Components,
): { components: Components; refer: (operation: Operation) => Operation } {
  const parameters = sharedParameters(operations, Object.keys(own.parameters))
  const sharing = shareSchemas(operations.flatMap(schemasOf), Object.keys(own.schemas))
  const withSchema = (one: JsonSchema): JsonSchema =>
    one.schema ? { ...one, schema: sharing.refer(one.schema as JsonSchema) } : one
  return {
    components: {
      parameters: {
        ...own.parameters,
        ...Object.fromEntries(
          [...parameters].map(([key, name]) => [name, withSchema(JSON.parse(key) as JsonSchema)]),
        ),
      },
      schemas: { ...own.schemas, ...sharing.components },
    },
    refer: (operation) => {
      const done = operation.responses['200']!
      return {
        ...operation,
        parameters: operation.parameters.map((one) => {
          const name = parameters.get(JSON.stringify(one))
          return name === undefined ? withSchema(one) : { $ref: `#/components/parameters/${name}` }
        }),
        ...(operation.requestBody && {
          requestBody: {
            ...operation.requestBody,
            content: referred(operation.requestBody.content, sharing),
          },
        }),
        responses: {
          ...operation.responses,
          '200': done.content ? { ...done, content: referred(done.content, sharing) } : done,
        },
      }
    },
  }
}
