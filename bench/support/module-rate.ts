import { randomUUID } from 'node:crypto'
import { documentCalls } from '../../contract/src/documents/record/document-calls.ts'
import { allRoutes } from '../../server/src/app/modules/routes.ts'
import { authenticator } from '../../server/src/modules/access/index.ts'
import { hostResolver } from '../../server/src/modules/institutions/index.ts'
import { systemClock } from '../../server/src/platform/clock.ts'
import { openDatabase } from '../../server/src/platform/db/database.ts'
import { type DatabaseUrls, readSettings } from '../../server/src/platform/env.ts'
import { createDiskFileStore } from '../../server/src/platform/files/store/disk-file-store.ts'
import type { Ctx } from '../../server/src/platform/http/context.ts'
import { readInput } from '../../server/src/platform/http/guard/read-input.ts'
import { silentLog } from '../../server/src/platform/log.ts'
import { testSecrets } from '../../server/test/database/test-secrets.ts'
import { type Filled, HOST } from '../../server/test/load/fill-institution.ts'
import { registrationBody } from '../../server/test/load/registration.ts'

/**
 * Registrations per second in one register when so many callers wait at the use case itself: same rights, keys, audit
 * and group commit as over HTTP, without HTTP. `token` is the session of a clerk.
 */
export async function moduleRate(options: {
  urls: DatabaseUrls
  dataDir: string
  filled: Filled
  token: string
  callers: number
  seconds: number
}): Promise<{ rate: number; done: number }> {
  const { urls, filled, callers } = options
  const settings = readSettings({
    DATABASE_URL: urls.app,
    DATABASE_OWNER_URL: urls.owner,
    DATABASE_PLATFORM_URL: urls.platform,
    DATABASE_WORKER_URL: urls.worker,
    DATABASE_DIRECT_URL: urls.direct,
    HDOC_DATA: options.dataDir,
    HDOC_SECRET: testSecrets.secret,
  })
  const database = openDatabase({ urls, log: silentLog, prepared: true })
  try {
    const clock = systemClock
    const files = await createDiskFileStore(`${options.dataDir}/files`)
    const services = { database, clock, settings, log: silentLog, files }
    const resolveHost = hostResolver({ db: database.global, clock, adminHosts: settings.adminHosts })
    const actor = await authenticator({ database, clock, settings })(await resolveHost(HOST), options.token)
    if (!actor) throw new Error('nobody is signed in')
    const found = (await allRoutes(services)).find(({ endpoint }) => endpoint.id === documentCalls.add.id)
    if (!found) throw new Error('there is no call to register')
    const ctx = { ...services, language: 'ro', institutionId: filled.institutionId, actor } as unknown as Ctx
    let done = 0
    const start = performance.now()
    const end = start + options.seconds * 1000
    const caller = async (client: number): Promise<void> => {
      for (let n = 0; performance.now() < end; n++) {
        const issuerId = 1 + ((client * 311 + n) % filled.issuerCount)
        const text = registrationBody(filled.registerIds[0] ?? 0, filled.docTypeIds[0] ?? 0, issuerId)
        const body: unknown = JSON.parse(text)
        const input = { params: {}, query: {}, body, idempotencyKey: randomUUID() }
        await found.handle(ctx, readInput(found.endpoint, input))
        done++
      }
    }
    await Promise.all(Array.from({ length: callers }, (_, client) => caller(client)))
    return { rate: done / ((performance.now() - start) / 1000), done }
  } finally {
    await database.close()
  }
}
