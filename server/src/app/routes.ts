import { accessRoutes, type DemoPeople } from '../modules/access/index.ts'
import { accountRoutes, profileRoutes } from '../modules/accounts/index.ts'
import { clientRoutes } from '../modules/clients/index.ts'
import { companyLookupRoutes } from '../modules/company-lookup/index.ts'
import { docTypeRoutes } from '../modules/doc-types/index.ts'
import { batchRoutes } from '../modules/documents/bulk/routes.ts'
import { documentRoutes, documentsOfIssuers, keepSeen } from '../modules/documents/index.ts'
import { issuerRoutes } from '../modules/issuers/index.ts'
import { peopleRoutes } from '../modules/people/index.ts'
import { postRoutes } from '../modules/posts/index.ts'
import { printingRoutes } from '../modules/printing/index.ts'
import { registerRoutes, reservationRoutes } from '../modules/registers/index.ts'
import { reportRoutes } from '../modules/reports/index.ts'
import { scanRoutes } from '../modules/scans/index.ts'
import { searchRoutes } from '../modules/search/index.ts'
import { settingRoutes } from '../modules/settings/index.ts'
import { trailRoutes } from '../modules/trail/index.ts'
import type { Route, Services } from '../platform/http/context.ts'
import { constraintError } from './constraint-errors.ts'

/** Every mounted call, module by module. A test compares them with the declared ones, both ways. */
export function allRoutes(services: Services, demoPeople: DemoPeople): Route[] {
  return [
    ...accessRoutes(demoPeople),
    ...accountRoutes,
    ...profileRoutes,
    ...peopleRoutes,
    ...settingRoutes,
    ...trailRoutes,
    ...companyLookupRoutes,
    ...issuerRoutes([documentsOfIssuers]),
    ...registerRoutes,
    ...reservationRoutes(keepSeen),
    ...docTypeRoutes,
    ...clientRoutes,
    ...documentRoutes(services, constraintError),
    ...reportRoutes,
    ...scanRoutes,
    ...printingRoutes,
    ...batchRoutes(),
    ...searchRoutes,
    ...postRoutes,
  ]
}
