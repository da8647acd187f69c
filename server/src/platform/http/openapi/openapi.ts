import { csrfHeader, pagePersonHeader } from '@hdoc/contract/access/session-headers.ts'
import { type EndpointSpec, isSafeMethod } from '@hdoc/contract/calls/endpoint.ts'
import { errorTable, type Failure } from '@hdoc/contract/failures/errors.ts'
import { keyPattern } from '../guard/read-input.ts'
import { listParameters, listSegments } from './openapi-list.ts'
import { type JsonSchema, jsonSchemaOf, parametersOf } from './openapi-schema.ts'
import { type Operation, shareParts } from './share-parts.ts'

const description = `Calls of HDoc, the registry and case system for Romanian public institutions.

- The institution follows from the host of the request and the session; no parameter names it.
- Messages are in the language of the signed-in person, else of \`Accept-Language\` (Romanian by default).
- Unknown fields and parameters are refused with 422, never ignored.
- \`version\` in a change is the version that was read; a stale one is answered with 409.`

const text: JsonSchema = { type: 'string' }
const failure: JsonSchema = {
  type: 'object',
  required: ['success', 'code', 'message'],
  properties: {
    success: { const: false },
    code: { enum: Object.keys(errorTable) },
    message: { type: 'string', description: "In the caller's language." },
    errors: {
      type: 'object',
      description: '422 only: messages by field.',
      additionalProperties: { type: 'array', items: { type: 'string' } },
    },
    request_id: { type: 'string', description: 'To quote when asking for help.' },
    isadm: { enum: [0, 1], description: 'Refused hosts only: 1 when an administrator is signed in.' },
    missing: { type: 'string', description: '403 only: the missing right.' },
    carried_by: {
      type: 'array',
      items: text,
      description: '403 only: roles of the institution that carry the missing right.',
    },
    changed: {
      type: 'array',
      items: text,
      description: '409 only: fields that somebody else changed meanwhile.',
    },
    meanwhile: {
      type: 'array',
      items: {
        type: 'object',
        required: ['by', 'at', 'what'],
        properties: { by: text, at: text, what: text },
      },
      description: '409 only: what others did meanwhile, newest first, in words.',
    },
  } satisfies Record<keyof Failure, JsonSchema>,
}

const header = (name: string, text: string, required: boolean, schema: JsonSchema): JsonSchema => ({
  name,
  in: 'header',
  required,
  description: text,
  schema,
})
const parameters = {
  csrf: header(
    csrfHeader.toUpperCase(),
    'Value of the XSRF-TOKEN cookie, which GET /api/csrf-cookie sets.',
    true,
    text,
  ),
  idempotency: header(
    'Idempotency-Key',
    'Repeating a call with the same key and body gives the first answer and creates nothing.',
    false,
    { type: 'string', pattern: keyPattern.source },
  ),
  pagePerson: header(
    pagePersonHeader.toUpperCase(),
    'Sent by pages: whom the page shows. A change is refused with 412 when somebody else is signed in.',
    false,
    text,
  ),
  requestedWith: header('X-Requested-With', 'XMLHttpRequest on every call.', true, {
    const: 'XMLHttpRequest',
  }),
}

const refused = (reason: string): JsonSchema => ({
  description: reason,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
})
const retryAfter = { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } } }

type Refusal = { readonly name: string; readonly answer: JsonSchema }
const refusals: Readonly<Record<string, Refusal>> = {
  '401': { name: 'Unauthenticated', answer: refused('Not signed in, or the session has ended.') },
  '403': {
    name: 'Forbidden',
    answer: refused('A right is missing, no institution is chosen, or the host is not served.'),
  },
  '404': { name: 'NotFound', answer: refused('Not there, or not visible to the caller.') },
  '409': { name: 'Conflict', answer: refused('Changed meanwhile, or not possible in the present state.') },
  '412': { name: 'OtherPerson', answer: refused('Somebody else is signed in than the page shows.') },
  '413': { name: 'TooLarge', answer: refused('Too large.') },
  '415': { name: 'FileType', answer: refused('File type not accepted.') },
  '419': { name: 'Csrf', answer: refused('CSRF token missing or not matching.') },
  '422': { name: 'Invalid', answer: refused('Refused values, named by field.') },
  '429': { name: 'TooMany', answer: { ...refused('Too many attempts.'), headers: retryAfter } },
  '503': { name: 'Unavailable', answer: { ...refused('Busy or briefly down.'), headers: retryAfter } },
}

function refusalsOf(spec: EndpointSpec): string[] {
  const changes = !isSafeMethod(spec.method)
  return [
    ...(spec.audience === 'public' ? [] : ['401']),
    '403',
    ...(spec.params || changes ? ['404'] : []),
    ...(changes ? ['409'] : []),
    ...(changes && spec.audience !== 'public' ? ['412'] : []),
    ...(changes ? ['413'] : []),
    ...(spec.raw === 'in' || spec.raw === 'both' ? ['415'] : []),
    ...(changes ? ['419'] : []),
    '422',
    ...(spec.rate === 'none' ? [] : ['429']),
    '503',
  ]
}

function answerOf(spec: EndpointSpec): Operation['responses'][string] {
  if (spec.raw === 'both') return { description: 'Headers of the protocol tus 1.0.0; no body.' }
  if (spec.raw === 'out' || spec.raw === 'stream')
    return { description: 'The bytes.', content: { 'application/octet-stream': {} } }
  return {
    description: 'Done.',
    content: { 'application/json': { schema: jsonSchemaOf(spec.answer, 'output') } },
  }
}

function bodyOf(spec: EndpointSpec): Operation['requestBody'] {
  if (spec.raw === 'in') return { required: true, content: { 'application/octet-stream': {} } }
  if (spec.raw === 'both') return { required: false, content: { 'application/offset+octet-stream': {} } }
  if (!spec.body) return undefined
  return { required: true, content: { 'application/json': { schema: jsonSchemaOf(spec.body, 'input') } } }
}

function operationOf(spec: EndpointSpec, path: string, id: string): Operation {
  const segments = Object.keys(listSegments).filter((name) => path.includes(`:${name}`))
  const given: JsonSchema[] = [
    { $ref: '#/components/parameters/requestedWith' },
    ...(isSafeMethod(spec.method) ? [] : [{ $ref: '#/components/parameters/csrf' }]),
    ...(isSafeMethod(spec.method) || spec.audience === 'public'
      ? []
      : [{ $ref: '#/components/parameters/pagePerson' }]),
    ...(spec.idempotent ? [{ $ref: '#/components/parameters/idempotency' }] : []),
    ...segments.map((name) => listSegments[name]!),
    ...(spec.params ? parametersOf(spec.params, 'path') : []),
    ...(spec.query ? parametersOf(spec.query, 'query') : []),
    ...(spec.list ? listParameters(spec.list.columns) : []),
  ]
  const body = bodyOf(spec)
  return {
    operationId: id,
    tags: [spec.id.split('.')[0]!],
    summary: spec.summary,
    description: `Audience: ${spec.audience}. Right: ${spec.permission}.`,
    ...(spec.audience === 'public' ? { security: [] } : {}),
    parameters: given,
    ...(body ? { requestBody: body } : {}),
    responses: {
      '200': answerOf(spec),
      ...Object.fromEntries(
        refusalsOf(spec).map((status) => [
          status,
          { $ref: `#/components/responses/${refusals[status]!.name}` },
        ]),
      ),
    },
  }
}

/**
 * The calls as an OpenAPI 3.1 document, the same for the same endpoints.
 * @param sessionCookie name of the cookie that carries the session
 */
export function buildOpenApi(endpoints: readonly EndpointSpec[], sessionCookie = 'hdoc_session'): JsonSchema {
  const calls = endpoints.flatMap((spec) =>
    [spec.path, ...(spec.variants ?? [])].map((path, index) => ({
      path: path.replace(/:(\w+)/g, '{$1}'),
      method: spec.method.toLowerCase(),
      operation: operationOf(spec, path, index === 0 ? spec.id : `${spec.id}.${index + 1}`),
    })),
  )
  const shared = shareParts(
    calls.map((call) => call.operation),
    { parameters, schemas: { Failure: failure } },
  )
  const paths: Record<string, JsonSchema> = {}
  for (const { path, method, operation } of calls)
    paths[path] = { ...paths[path], [method]: shared.refer(operation) }
  return {
    openapi: '3.1.0',
    info: { title: 'HDoc', version: '1', description },
    servers: [{ url: '/' }],
    security: [{ session: [] }],
    paths,
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: sessionCookie } },
      parameters: shared.components.parameters,
      responses: Object.fromEntries(Object.values(refusals).map(({ name, answer }) => [name, answer])),
      schemas: shared.components.schemas,
    },
  }
}
