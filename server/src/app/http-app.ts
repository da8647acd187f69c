import { join } from 'node:path'
import { endpoints } from '@hdoc/contract/endpoints.ts'
import { publicGazetteCalls } from '@hdoc/contract/gazette/public-gazette.ts'
import type { FastifyInstance } from 'fastify'
import {
  addressKnower,
  authenticator,
  authenticatorWithin,
  type DemoPeople,
  demoPeople,
} from '../modules/access/index.ts'
import { findBranding, hostResolver, publicAddress } from '../modules/institutions/index.ts'
import { createHub, type LiveHub, programHub } from '../modules/live/index.ts'
import { rightExplainer } from '../modules/people/index.ts'
import { schemaReadiness } from '../platform/db/migrations/schema-readiness.ts'
import type { Services } from '../platform/http/context.ts'
import { addApiDocs } from '../platform/http/openapi/api-docs.ts'
import type { Pace } from '../platform/http/pace/judge-pace.ts'
import { addReadablePages } from '../platform/http/readable/add-readable-pages.ts'
import { createHttpServer } from '../platform/http/server/http-server.ts'
import { addOperations } from '../platform/http/server/operations.ts'
import { addPage } from '../platform/http/server/static-files.ts'
import type { Backlog } from '../platform/jobs/backlog.ts'
import { fill } from '../platform/slots/slot.ts'
import { constraintError } from './modules/brought.ts'
import { allReadable, allRoutes } from './modules/routes.ts'

type Options = {
  demoPeople: DemoPeople
  pageFolder: string
  checkAnswers: boolean
  pace?: Pace | undefined
  backlog?: (() => Promise<Backlog>) | undefined
  /** Tells open pages what changes; whoever gives one lets it hear of changes. */
  live?: LiveHub | undefined
}

/** The whole web side of the program on given services: what production listens with and what tests call. */
export async function createApp(services: Services, options: Options): Promise<FastifyInstance> {
  const { database, clock, settings } = services
  const live = options.live ?? createHub(services)
  const resolveHost = hostResolver({ db: database.global, clock, adminHosts: settings.adminHosts })
  const app = await createHttpServer({
    ...services,
    routes: await allRoutes(services, [fill(demoPeople, options.demoPeople), fill(programHub, live)]),
    resolveHost,
    authenticate: authenticator({ database, clock, settings }),
    authenticateWithin: authenticatorWithin({ clock, settings }),
    knowsAddress: addressKnower({ database, clock }),
    explainRight: rightExplainer(database),
    checkAnswers: options.checkAnswers,
    ofConstraint: constraintError,
    pace: options.pace,
  })
  // Streams have no end of their own, and a stop waits for every answer under way.
  app.addHook('preClose', async () => live.close())
  addOperations(app, {
    isReady: schemaReadiness(database),
    metricsAllow: settings.metricsAllow,
    files: join(settings.dataDir, 'files/incoming'),
    log: services.log,
    backlog: options.backlog,
  })
  await addApiDocs(app, endpoints)
  addReadablePages(app, {
    database,
    clock,
    resolveHost,
    describe: async (db) => ({
      name: (await findBranding(db))?.name ?? '',
      origin: await publicAddress(db, db.institutionId, settings),
    }),
    sources: await allReadable(),
    allowed: [publicGazetteCalls.file.path.replace(/:.*$/, '')],
  })
  await addPage(app, options.pageFolder)
  return app
}
