/** A JSON schema as OpenAPI 3.1 carries it. */
export type Schema = {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly propertyNames?: Schema
  readonly additionalProperties?: boolean | Schema
  readonly items?: Schema
  readonly prefixItems?: readonly Schema[]
  readonly minItems?: number
  readonly maxItems?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly format?: string
  readonly pattern?: string
}

export type Parameter = {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required: boolean
  readonly schema: Schema
}

/** One call of the document: a method of a path. */
export type Operation = {
  readonly id: string
  readonly tag: string
  readonly method: string
  /** The path, with its parameters as `{names}`. */
  readonly path: string
  readonly parameters: readonly Parameter[]
  /** Schema of a JSON body. */
  readonly body: Schema | undefined
  /** Content type of a body that is bytes. */
  readonly bytes: string | undefined
}

type Content = Readonly<Record<string, { readonly schema?: Schema }>>
type Written = {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly parameters?: readonly (Parameter | { readonly $ref: string })[]
  readonly requestBody?: { readonly content: Content }
}

/** What a reference (`#/components/…`) of the document names. */
function named(document: unknown, reference: string): unknown {
  let at: unknown = document
  for (const part of reference.replace(/^#\//, '').split('/')) at = (at as Record<string, unknown>)[part]
  return at
}

/** Gives the schema that a schema refers to, or the schema itself when it has no reference. */
export type Resolve = (schema: Schema) => Schema

export const resolverOf =
  (document: unknown): Resolve =>
  (schema) => {
    let found = schema
    while (found.$ref !== undefined) found = named(document, found.$ref) as Schema
    return found
  }

/** Every call of an OpenAPI 3.1 document. */
export function readOperations(document: unknown): Operation[] {
  const { paths } = document as { paths: Record<string, Record<string, Written>> }
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, written]): Operation => {
      const content = Object.entries(written.requestBody?.content ?? {})
      const json = content.find(([type]) => type === 'application/json')
      return {
        id: written.operationId,
        tag: written.tags[0] ?? '',
        method: method.toUpperCase(),
        path,
        parameters: (written.parameters ?? []).map((one) =>
          '$ref' in one ? (named(document, one.$ref) as Parameter) : one,
        ),
        body: json?.[1].schema,
        bytes: json ? undefined : content[0]?.[0],
      }
    }),
  )
}
