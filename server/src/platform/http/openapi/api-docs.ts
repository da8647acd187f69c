import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { EndpointSpec } from '@hdoc/contract/calls/endpoint.ts'
import type { FastifyInstance } from 'fastify'
import { buildOpenApi } from './openapi.ts'

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>API · HDoc</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="stylesheet" href="/api/docs/files/swagger-ui.css"></head><body><main id="docs"></main>
<script src="/api/docs/files/swagger-ui-bundle.js"></script><script src="/api/docs/start.js"></script></body></html>`
const start = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#docs', deepLinking: true, validatorUrl: null, docExpansion: 'none', filter: true })`

/**
 * Serves `/api/openapi.json` and the page `/api/docs`, which loads files only from this server. The document is made when
 * it is first asked for and kept, because making it takes as long as the rest of a server's start.
 */
export async function addApiDocs(app: FastifyInstance, endpoints: readonly EndpointSpec[]): Promise<void> {
  let document: string | undefined
  app.get('/api/openapi.json', async (_request, reply) => {
    document ??= JSON.stringify(buildOpenApi(endpoints))
    return reply.type('application/json; charset=utf-8').send(document)
  })
  app.get('/api/docs', async (_request, reply) => reply.type('text/html; charset=utf-8').send(page))
  app.get('/api/docs/start.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(start),
  )
  const folder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))
  await app.register(fastifyStatic, {
    root: join(folder),
    prefix: '/api/docs/files/',
    decorateReply: false,
    index: false,
    allowedPath: (path) => /^\/swagger-ui(-bundle)?\.(css|js)$/.test(path),
  })
}
