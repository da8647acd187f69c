import { readConsent } from '@hdoc/contract/portal/consent.ts'
import { consentCookie, OPEN_PATH, staffCookie } from '@hdoc/contract/portal/consent-names.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Database, TenantDb } from '../../db/database.ts'
import type { Host } from '../context.ts'
import { hostOfCall } from '../guard/bare-host.ts'
import { limitCalls } from '../guard/limit-calls.ts'
import { readSessionToken } from '../guard/session-cookie.ts'
import { openPolicy } from './content-policy.ts'

type Source = {
  readonly purpose: string
  readonly script_origins: readonly string[]
  readonly data_origins: readonly string[]
}
type Options = {
  database: Database
  resolveHost: (host: string) => Promise<Host>
  /** What the scripts of an institution need, by purpose. */
  sourcesOf: (db: TenantDb) => Promise<readonly Source[]>
}

/** The purposes for which a request may get scripts; none for who is or was signed in in its browser. */
function purposesOf(request: FastifyRequest): readonly string[] {
  if (readSessionToken(request, request.protocol === 'https') !== undefined) return []
  if (request.cookies[staffCookie] !== undefined) return []
  return readConsent(request.cookies[consentCookie])?.agreed ?? []
}

/**
 * Serves the page once more, as the document that may carry scripts of others: its policy names the approved origins of
 * the purposes that this browser agreed to, and is the strict one otherwise.
 */
export function addPortalDocument(app: FastifyInstance, options: Options): void {
  const { database, resolveHost, sourcesOf } = options
  app.route({
    method: ['GET', 'HEAD'],
    url: OPEN_PATH,
    config: { callId: 'page.portal' },
    handler: async (request, reply) => {
      const { kind, institutionId } = await resolveHost(hostOfCall(request))
      const purposes = purposesOf(request)
      reply.header('vary', 'cookie')
      if (kind === 'institution' && purposes.length > 0) {
        await limitCalls(database.global, 'page', { institutionId, address: request.ip })
        const sources = await database.inInstitution(institutionId, sourcesOf, { readOnly: true })
        const agreed = sources.filter(({ purpose }) => purposes.includes(purpose))
        if (agreed.length > 0)
          reply
            .header(
              'content-security-policy',
              openPolicy({
                scripts: agreed.flatMap(({ script_origins }) => script_origins),
                data: agreed.flatMap(({ data_origins }) => data_origins),
              }),
            )
            // Cut off from strict documents: neither has the other's window.
            .header('cross-origin-opener-policy', 'unsafe-none')
      }
      return reply.sendFile('index.html')
    },
  })
}
