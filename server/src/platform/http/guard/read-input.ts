import { Readable } from 'node:stream'
import type { EndpointSpec } from '@hdoc/contract/calls/endpoint.ts'
import { parseListQuery } from '@hdoc/contract/calls/parse-list-query.ts'
import { AppError, type FieldProblem } from '@hdoc/contract/failures/errors.ts'
import { issueFields } from '@hdoc/contract/failures/issue-fields.ts'
import type { z } from 'zod'
import type { InputOf } from '../context.ts'

/** What an Idempotency-Key looks like. */
export const keyPattern = /^[\w.:-]{8,100}$/

/**
 * Drops `values.` from field names: changes arrive as `{id, values}`, but a form knows
 * its fields by their own names.
 */
function ofValues(fields: Record<string, FieldProblem[]>): Record<string, FieldProblem[]> {
  return Object.fromEntries(
    Object.entries(fields).map(([path, problems]) => [path.replace(/^values\./, ''), problems]),
  )
}

function parse(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined
  const result = schema.safeParse(value, { reportInput: true })
  if (result.success) return result.data
  throw new AppError('VALIDATION', {}, { fields: ofValues(issueFields(result.error.issues)) })
}

/** Parses path parameters. A parameter that does not fit means that the address does not exist: NOT_FOUND. */
function parseParams(endpoint: EndpointSpec, value: unknown): unknown {
  const result = endpoint.params?.safeParse(value)
  if (result && !result.success) throw new AppError('NOT_FOUND')
  return result?.data
}

type RawInput = {
  params: Record<string, string>
  query: Record<string, unknown>
  body: unknown
  idempotencyKey: string | string[] | undefined
}

/**
 * Reads the input that a call declares. Throws VALIDATION with the name of any
 * field that it does not declare.
 */
export function readInput(endpoint: EndpointSpec, raw: RawInput): InputOf<EndpointSpec> {
  const takesBytes = endpoint.raw === 'in' || endpoint.raw === 'both'
  // A request without a body has no content type, so Fastify gives no stream; an empty one stands in for it.
  const sent = endpoint.raw === 'both' && raw.body === undefined ? Readable.from([]) : raw.body
  if (takesBytes !== sent instanceof Readable) throw new AppError('BAD_REQUEST')
  let list: unknown
  if (endpoint.list) {
    const parsed = parseListQuery(endpoint.list, raw.params, raw.query)
    if (!parsed.ok) throw new AppError('VALIDATION', {}, { fields: parsed.fields })
    list = parsed.value
  } else if (!endpoint.query) {
    const unknown = Object.keys(raw.query)
    const fields: Record<string, FieldProblem[]> = Object.fromEntries(
      unknown.map((name) => [name, [{ key: 'unknown_field' }]]),
    )
    if (unknown.length > 0) throw new AppError('VALIDATION', {}, { fields })
  }
  const key = raw.idempotencyKey
  if (endpoint.idempotent && key !== undefined && (typeof key !== 'string' || !keyPattern.test(key)))
    throw new AppError('VALIDATION', {}, { fields: { 'Idempotency-Key': [{ key: 'invalid' }] } })
  return {
    params: parseParams(endpoint, raw.params),
    query: parse(endpoint.query, raw.query),
    body: takesBytes ? undefined : parse(endpoint.body, raw.body ?? {}),
    list,
    stream: takesBytes ? (sent as Readable) : undefined,
    idempotencyKey: endpoint.idempotent && typeof key === 'string' ? key : undefined,
  } as InputOf<EndpointSpec>
}
