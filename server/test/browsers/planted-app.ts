import type { FastifyInstance } from 'fastify'
import { constraintError } from '../../src/app/modules/brought.ts'
import { allRoutes } from '../../src/app/modules/routes.ts'
import { authenticator } from '../../src/modules/access/index.ts'
import { hostResolver } from '../../src/modules/institutions/index.ts'
import { rightExplainer } from '../../src/modules/people/index.ts'
import type { HttpOptions } from '../../src/platform/http/call/call-handler.ts'
import type { Route, Services } from '../../src/platform/http/context.ts'
import { createHttpServer } from '../../src/platform/http/server/http-server.ts'

/** A planted defect: changes the program's calls or its sign-in. */
export type Plant = {
  routes?: (routes: Route[]) => Route[]
  authenticate?: (own: HttpOptions['authenticate']) => HttpOptions['authenticate']
}

/** The calls of the program with a defect in them, to see that the walks find it. */
export async function plantedApp(services: Services, plant: Plant): Promise<FastifyInstance> {
  const { database, clock, settings } = services
  const routes = await allRoutes(services)
  const authenticate = authenticator({ database, clock, settings })
  return createHttpServer({
    ...services,
    routes: plant.routes?.(routes) ?? routes,
    resolveHost: hostResolver({ db: database.global, clock, adminHosts: settings.adminHosts }),
    authenticate: plant.authenticate?.(authenticate) ?? authenticate,
    knowsAddress: async () => false,
    explainRight: rightExplainer(database),
    checkAnswers: false,
    ofConstraint: constraintError,
  })
}
