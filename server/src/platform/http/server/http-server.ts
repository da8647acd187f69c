import cookie from '@fastify/cookie'
import { maximumQueryBytes } from '@hdoc/contract/calls/list-query.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import { languageOf } from '@hdoc/contract/texts/languages.ts'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import helmet from 'helmet'
import qs from 'qs'
import { newRequestId } from '../../log.ts'
import { answerBrokenRequest } from '../answers/answer-broken-request.ts'
import { type ConstraintErrors, failureBody, statusOf, toAppError } from '../answers/answer-error.ts'
import { callHandler, type HttpOptions } from '../call/call-handler.ts'
import type { Route } from '../context.ts'
import { forgeryCheck } from '../guard/check-forgery.ts'
import { checkHostHeader } from '../guard/check-host-header.ts'
import { publicGate } from '../guard/public-gate.ts'
import { endSlowPeers, usualPace } from '../pace/end-slow-peers.ts'
import type { Pace } from '../pace/judge-pace.ts'
import { allowedMethods } from './allowed-methods.ts'
import { strictPolicy } from './content-policy.ts'

const JSON_LIMIT_BYTES = 1024 * 1024
/** What mail programs send with a POST is one short field. */
const MAIL_FORM_LIMIT_BYTES = 10 * 1024

function frameworkError(error: FastifyError): AppError | undefined {
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new AppError('TOO_LARGE')
  if (error.statusCode === 414 || error.statusCode === 413) return new AppError('TOO_LARGE')
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return new AppError('BAD_REQUEST')
  return undefined
}

/** Refuses `__proto__` by name, like any unknown field, because qs would drop it silently. */
function decodeKey(text: string, decode: (text: string) => string): string {
  const key = decode(text)
  if (key.split(/[[\]]/).includes('__proto__'))
    throw new AppError('VALIDATION', {}, { fields: { [key]: [{ key: 'unknown_field' }] } })
  return key
}

function parseQuery(text: string): Record<string, unknown> {
  if (text.length > maximumQueryBytes) throw new AppError('TOO_LARGE')
  return qs.parse(text, {
    depth: 6,
    strictDepth: true,
    parameterLimit: 500,
    arrayLimit: 100,
    throwOnLimitExceeded: true,
    plainObjects: true,
    allowDots: false,
    decoder: (part, decode, _charset, kind) => (kind === 'key' ? decodeKey(part, decode) : decode(part)),
  })
}

/** Makes the HTTP server with every mounted call. `app/` adds static files and the program's own pages. */
export async function createHttpServer(
  options: HttpOptions & { ofConstraint: ConstraintErrors; pace?: Pace | undefined },
): Promise<FastifyInstance> {
  const { log, settings } = options
  const app = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => newRequestId(),
    trustProxy: settings.trustedProxies.length > 0 ? settings.trustedProxies : false,
    bodyLimit: JSON_LIMIT_BYTES,
    // Fields named `__proto__` or `constructor` are unknown fields, which the schema refuses by name. That is
    // safe, because nothing is copied from a body before it is checked.
    onProtoPoisoning: 'ignore',
    onConstructorPoisoning: 'ignore',
    exposeHeadRoutes: false,
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    routerOptions: {
      maxParamLength: 2048,
      ignoreTrailingSlash: true,
      querystringParser: (text: string) => safely(() => parseQuery(text)),
    },
    // `checkHostHeader` refuses a missing host with our own failure body.
    http: { requireHostHeader: false },
    clientErrorHandler: (error, socket) => answerBrokenRequest(error, socket, log),
    frameworkErrors: (_error, request, reply) => answer(new AppError('BAD_REQUEST'), request, reply),
  })

  function answer(error: AppError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const status = statusOf(error)
    if (status >= 500)
      request.log.error(
        { err: error.cause ?? error, code: error.code, request_id: request.id },
        'call failed',
      )
    if (error.retryAfterSeconds !== undefined) reply.header('retry-after', String(error.retryAfterSeconds))
    reply.header('cache-control', 'no-store').header('x-request-id', request.id)
    return reply
      .code(status)
      .send(failureBody(error, languageOf(request.headers['accept-language']), request.id))
  }

  endSlowPeers(app, options.pace ?? usualPace)
  await app.register(cookie)
  // Not by Fastify's plugin, which builds all policies anew for each call.
  const protect = helmet({
    // Written once, below: the plugin would build it anew for each answer.
    contentSecurityPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'sameorigin' },
    strictTransportSecurity: settings.publicScheme === 'https',
  })
  app.addHook('onRequest', (request, reply, done) => {
    reply.raw.setHeader('content-security-policy', strictPolicy)
    protect(request.raw, reply.raw, () => done())
  })
  app.removeContentTypeParser('text/plain')
  app.addContentTypeParser(
    ['application/octet-stream', 'application/offset+octet-stream'],
    { bodyLimit: Number.MAX_SAFE_INTEGER },
    (_request, payload, done) => done(null, payload),
  )
  app.setErrorHandler((error: FastifyError, request, reply) =>
    answer(frameworkError(error) ?? toAppError(error, options.ofConstraint), request, reply),
  )
  const methodsAt = allowedMethods(options.routes.map((route) => route.endpoint))
  app.setNotFoundHandler((request, reply) => {
    const methods = methodsAt(request.url)
    if (methods.length === 0) return answer(new AppError('CALL_NOT_FOUND'), request, reply)
    return answer(new AppError('METHOD_NOT_ALLOWED'), request, reply.header('allow', methods.join(', ')))
  })
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
    checkHostHeader(request.raw)
    if (request.query instanceof AppError) throw request.query
  })
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control'))
      reply.header('cache-control', 'no-store')
  })
  app.addHook('onResponse', async (request, reply) => {
    log.info(
      {
        request_id: request.id,
        route: request.routeOptions.config.callId,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'call',
    )
  })

  const gate = publicGate()
  const mount = (route: Route, at: FastifyInstance) => {
    const { endpoint } = route
    for (const url of [endpoint.path, ...(endpoint.variants ?? [])])
      at.route({
        method: endpoint.method,
        url,
        config: { callId: endpoint.id },
        onRequest: forgeryCheck(endpoint, settings),
        handler: callHandler(route, options, gate),
      })
  }
  for (const route of options.routes) if (!route.endpoint.byMailProgram) mount(route, app)
  await app.register(async (ofMailPrograms) => {
    ofMailPrograms.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string', bodyLimit: MAIL_FORM_LIMIT_BYTES },
      (_request, _form, done) => done(null, {}),
    )
    for (const route of options.routes) if (route.endpoint.byMailProgram) mount(route, ofMailPrograms)
  })
  return app
}

/**
 * Gives an error of the query parser as a value. The parser must not throw before our
 * error handler; a hook throws it.
 */
function safely(parse: () => Record<string, unknown>): Record<string, unknown> {
  try {
    return parse()
  } catch (error) {
    return (error instanceof AppError ? error : new AppError('BAD_REQUEST')) as unknown as Record<
      string,
      unknown
    >
  }
}

declare module 'fastify' {
  interface FastifyContextConfig {
    callId?: string
  }
}
