// Some calls over the same HTTP and the same SQL, without session, rights and row security: the other side of auth.ts.
import { languageOf } from '../../../contract/src/texts/languages.ts'
import { constraintError } from '../../../server/src/app/modules/brought.ts'
import { allRoutes } from '../../../server/src/app/modules/routes.ts'
import { authenticator } from '../../../server/src/modules/access/index.ts'
import { hostResolver } from '../../../server/src/modules/institutions/index.ts'
import { rightExplainer } from '../../../server/src/modules/people/index.ts'
import { systemClock } from '../../../server/src/platform/clock.ts'
import { connectionPool } from '../../../server/src/platform/db/connection-pool.ts'
import { openDatabase } from '../../../server/src/platform/db/database.ts'
import { schemaReadiness } from '../../../server/src/platform/db/migrations/schema-readiness.ts'
import { runTransaction } from '../../../server/src/platform/db/run-transaction.ts'
import { asTenant } from '../../../server/src/platform/db/tenant-db.ts'
import { readSettings } from '../../../server/src/platform/env.ts'
import { createDiskFileStore } from '../../../server/src/platform/files/store/disk-file-store.ts'
import type { Ctx } from '../../../server/src/platform/http/context.ts'
import { readInput } from '../../../server/src/platform/http/guard/read-input.ts'
import { createHttpServer } from '../../../server/src/platform/http/server/http-server.ts'
import { addOperations } from '../../../server/src/platform/http/server/operations.ts'
import { createLog } from '../../../server/src/platform/log.ts'

/** `bareUrl`: a role that row security does not bind; the person of the token is looked up once, at the start. */
export type BareOptions = { bareUrl: string; host: string; token: string; callIds: readonly string[] }

const { bareUrl, host, token, callIds } = JSON.parse(process.argv[2] ?? '') as BareOptions
const settings = readSettings()
const log = createLog(settings)
const database = openDatabase({ urls: settings.database, log, prepared: settings.preparedStatements })
const clock = systemClock
const files = await createDiskFileStore(`${settings.dataDir}/files`)
const services = { database, clock, settings, log, files }
const resolveHost = hostResolver({ db: database.global, clock, adminHosts: settings.adminHosts })
const authenticate = authenticator({ database, clock, settings })
const actor = await authenticate(await resolveHost(host), token)
if (!actor) throw new Error('nobody is signed in')

const app = await createHttpServer({
  ...services,
  routes: [],
  resolveHost,
  authenticate,
  knowsAddress: async () => false,
  explainRight: rightExplainer(database),
  checkAnswers: false,
  ofConstraint: constraintError,
})
addOperations(app, { isReady: schemaReadiness(database), metricsAllow: [] })
const pool = connectionPool(bareUrl, { max: 16, log, name: 'hdoc bare' })
const routes = (await allRoutes(services)).filter(({ endpoint }) => callIds.includes(endpoint.id))
if (routes.length !== callIds.length) throw new Error(`there is no call ${callIds.join(' or no call ')}`)
for (const { endpoint, handle } of routes)
  for (const url of [endpoint.path, ...(endpoint.variants ?? [])])
    app.get(url, { config: { callId: endpoint.id } }, async (request) => {
      const input = readInput(endpoint, {
        params: request.params as Record<string, string>,
        query: request.query as Record<string, unknown>,
        body: undefined,
        idempotencyKey: undefined,
      })
      const language = languageOf(request.headers['accept-language'])
      const institutionId = actor.hdocId
      const common = { ...services, log: request.log, language, institutionId, actor }
      const options = { prepared: settings.preparedStatements, readOnly: true }
      return runTransaction(pool, options, (db) =>
        handle({ ...common, db: asTenant(db, institutionId) } as unknown as Ctx, input),
      )
    })
await app.listen({ port: settings.port, host: settings.host })
process.once('SIGTERM', () => void app.close().then(() => Promise.all([pool.end(), database.close()])))
